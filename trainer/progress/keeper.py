"""Where the answers of a sitting go: to the store of a profile, or to memory where they must."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from trainer.messages import Message
from trainer.progress.memory import Memory
from trainer.progress.trouble import StoreTrouble, Trouble
from trainer.training.attempts import Attempt, Profile
from trainer.training.exams import ExamSitting
from trainer.training.records import Records

Answer = TypeVar("Answer")

GUEST: Final = ""
"""Instead of the id of a profile. What a guest answers is gone with the window."""


class Keeper:
    """Opens the store when it is first needed. `file` None: all is kept in memory (a test, a
    picture). After trouble the answers of the sitting stay in memory until `retry` or `move`;
    where only the profile is gone from the store, the others can be used still."""

    def __init__(self, file: Path | None, profile: Profile | None = None) -> None:
        self.file = file
        self.profile: Profile | None = None
        self.trouble: Message | None = None
        self._store: Records | None = None
        self._memory = Memory()
        self._waiting: dict[str, Attempt] = {}
        self._waiting_exams: dict[str, ExamSitting] = {}
        self._seen: dict[str, Profile] = {}
        self._gone: set[str] = set()
        self.choose(profile)

    # --- who trains here --------------------------------------------------------------------------

    @property
    def who(self) -> str:
        """The id under which answers are kept."""
        return GUEST if self.profile is None else self.profile.id

    def open(self) -> bool:
        """Whether the store can be used; tries once, until `retry`. A profile that was erased
        meanwhile is a guest."""
        if self._store is not None or self.trouble is not None:
            return self._store is not None
        if not self._connect():
            return False
        if self.profile is not None and self.profile.id not in {p.id for p in self.profiles()}:
            self.profile = None
        return self._store is not None

    @property
    def records(self) -> Records:
        """Where the answers of the one who trains now are: memory for a guest, and in trouble."""
        return self._usable() or self._memory

    def asked(self, question: Callable[[Records], Answer], *, of_all: bool = False) -> Answer:
        """What the records say; after trouble, what memory has of it. `of_all`: the store itself,
        also where a guest trains."""
        try:
            opened = of_all and self.open()
            return question(self._store if opened and self._store is not None else self.records)
        except StoreTrouble as trouble:
            self._fall_back(trouble)
            return question(self._memory)

    def profiles(self) -> tuple[Profile, ...]:
        if self._store is None and not (self.trouble is None and self._connect()):
            return self._memory.profiles()
        try:
            return () if self._store is None else self._store.profiles()
        except StoreTrouble as trouble:
            self._fall_back(trouble)
            return self._memory.profiles()

    def choose(self, profile: Profile | None) -> None:
        """Somebody else sits down; None is a guest."""
        if self.who in self._gone:
            self.trouble = None  # it was that profile's alone
        self.profile = profile
        if profile is not None:
            self._seen[profile.id] = profile

    def create(self, profile: Profile) -> bool:
        """A new profile, which is chosen as well; whether it could be written. Where it could not,
        it waits as its answers do."""
        written = self.open() and self._store is not None
        if self._store is not None:
            try:
                self._store.add_profile(profile)
            except StoreTrouble as trouble:
                self._fall_back(trouble)
                written = False
        self.choose(profile)
        return written

    def erase(self, profile: Profile) -> bool:
        """The profile with all its records, here and in memory; whether it could be done."""
        if not self.open() or self._store is None:
            return False
        try:
            self._store.erase(profile.id)
        except StoreTrouble as trouble:
            self._fall_back(trouble)
            return False
        self._memory.erase(profile.id)
        self._forget(profile.id)
        if self.who == profile.id:
            self.choose(None)
        return True

    # --- answers ----------------------------------------------------------------------------------

    def keep(self, attempt: Attempt) -> bool:
        """Whether the answer is on the disk now; otherwise it is in memory."""
        store = self._usable()
        if store is not None:
            try:
                store.add(attempt)
            except StoreTrouble as trouble:
                self._fall_back(trouble)
            else:
                return self.file is not None
        self._memory.add(attempt)
        if attempt.profile:
            self._waiting[attempt.id] = attempt
        return False

    @property
    def waiting(self) -> int:
        """How many answers of a profile are in memory alone."""
        return len(self._waiting)

    def keep_exam(self, sitting: ExamSitting) -> None:
        """As it stands: begun, or ended."""
        store = self._usable()
        if store is not None:
            try:
                _put_exam(store, sitting)
            except StoreTrouble as trouble:
                self._fall_back(trouble)
            else:
                return
        _put_exam(self._memory, sitting)
        if sitting.profile:
            self._waiting_exams[sitting.id] = sitting

    # --- after trouble ----------------------------------------------------------------------------

    def retry(self) -> bool:
        """Tries the store again, and brings what waited in memory to it."""
        self.trouble = None
        self._gone.discard(self.who)
        if self._store is not None:
            self._store.close()
        if not self._connect() or self._store is None:
            return False
        try:
            self._bring(self._store)
        except StoreTrouble as trouble:
            self._fall_back(trouble)
            return False
        for profile in set(self._seen) - self._gone:
            self._forget(profile)
        return True

    def move(self, file: Path) -> bool:
        """Goes on with the store in another file; whether it could be used. The records of the
        former place stay there."""
        if self._store is not None:
            self._store.close()
        self.file, self._store = file, None
        return self.retry()

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    def _usable(self) -> Records | None:
        """The store, where there is a profile and nothing is wrong."""
        usable = self.profile is not None and self.who not in self._gone and self.open()
        return self._store if usable else None

    def _connect(self) -> bool:
        try:
            self._store = self._memory if self.file is None else _opened(self.file)
        except StoreTrouble as trouble:
            self._fall_back(trouble)
        return self._store is not None

    def _bring(self, store: Records) -> None:
        """What waits of every profile that trained here; one that was erased in another window is
        made anew only where it is the one who trains."""
        there = {one.id for one in store.profiles()}
        brought = {one.profile for one in self._waiting.values()}
        brought |= {one.profile for one in self._waiting_exams.values()} | {self.who}
        for profile in brought - self._gone - {GUEST}:
            if profile not in there:
                store.add_profile(self._seen[profile])
            store.merge(one for one in self._waiting.values() if one.profile == profile)
            for sitting in self._waiting_exams.values():
                if sitting.profile == profile:
                    _put_exam(store, sitting)

    def _forget(self, profile: str) -> None:
        """What waited of a profile."""
        for key in [key for key, one in self._waiting.items() if one.profile == profile]:
            del self._waiting[key]
        for key in [key for key, one in self._waiting_exams.items() if one.profile == profile]:
            del self._waiting_exams[key]

    def _fall_back(self, trouble: StoreTrouble) -> None:
        self.trouble = trouble.message
        if trouble.trouble is Trouble.GONE:
            self._gone.add(self.who)
            return
        if self._store is not None:
            self._store.close()
        self._store = None


def _put_exam(records: Records, sitting: ExamSitting) -> None:
    if all(one.id != sitting.id for one in records.exams(sitting.profile)):
        records.add_exam(sitting)
    if sitting.ended is not None:
        records.end_exam(sitting.id, sitting.ended)


def _opened(file: Path) -> Records:
    # The database takes longer to load than the window to appear.
    from trainer.progress.store import open_store

    return open_store(file)

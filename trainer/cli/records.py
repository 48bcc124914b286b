"""What people recorded, as text, as files and back: `progress`, `export`, `import`, `verify` …"""

from __future__ import annotations

import time
from pathlib import Path

from trainer import app, files, settings
from trainer.cli.output import print_json, write_file
from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE, PROBLEMS, complain, complain_of
from trainer.messages import Place, Problem, Problems, say, say_n
from trainer.progress.certificates import LARGEST, carried_in, verified
from trainer.progress.class_sheet import as_csv as class_csv
from trainer.progress.class_sheet import sheets
from trainer.progress.export import LARGEST as LARGEST_EXPORT
from trainer.progress.export import Exported, as_csv, as_json, from_json, take_in
from trainer.progress.naming import NoSuchProfile, named
from trainer.progress.store import Store, open_store
from trainer.progress.trouble import StoreTrouble
from trainer.view.progress import bars, due_lines, families, rules


def run(call: Call) -> int:
    """The command by its name."""
    try:
        match call.command.name:
            case "progress":
                return _progress(call)
            case "class-sheet":
                return _class_sheet(call)
            case "export":
                return _export(call)
            case "import":
                return _import(call)
            case _:
                return _verify(call)
    except NoSuchProfile as nobody:
        raise WrongUse(nobody.message, nobody.hint) from None
    except StoreTrouble as trouble:
        complain(trouble.message, None, call.voice)
    except Problems as found:
        complain_of(found.problems, call.voice)
    return PROBLEMS


def _store() -> Store:
    known, _ = settings.load(settings.config_folder())
    return open_store(settings.records_file(known.practice.folder))


def _done(store: Store, call: Call) -> int:
    """Says what could not be read of the records, where the rest was done."""
    if store.damage is None:
        return FINE
    complain(store.damage, None, call.voice)
    return PROBLEMS


def _progress(call: Call) -> int:
    store = _store()
    wanted = call.values.get("--profile")
    profiles = store.profiles() if wanted is None else (named(store.profiles(), wanted),)
    now = time.time_ns() // 1_000_000
    for profile in profiles:
        if "--rebuild" in call.switches:
            store.rebuild(profile.id)
        measured = store.measured(profile.id)
        dues = [(one.rule, one.at) for one in store.dues(profile.id)]
        if call.json:
            for one in measured:
                mastery = one.mastery
                print_json(
                    {
                        "profile": profile.name,
                        "what": one.about.what,
                        "name": one.about.name,
                        "level": one.about.level,
                        "attempts": mastery.attempts,
                        "accuracy": mastery.accuracy,
                        "median": mastery.median,
                        "target": mastery.target,
                        "streak": mastery.streak,
                        "mastered": mastery.mastered,
                    }
                )
            continue
        print(profile.name)
        for bar in (*families(measured), *bars(measured), *rules(measured)):
            mark = "✓" if bar.mastered else " "
            print(f"  {mark} {call.voice.text(bar.told)}")
        for line in due_lines(dues, now):
            text = say("{rule}: review {when}", rule=line.rule, when=line.when)
            print(f"    {call.voice.text(text)}")
    if not profiles and not call.json:
        print(call.voice.text(say("There is no profile yet.")))
    return _done(store, call)


def _class_sheet(call: Call) -> int:
    """As CSV; a PDF is written where Qt is."""
    file = Path(call.values["--output"])
    if file.suffix.lower() != ".csv":
        raise WrongUse(say("A class sheet ends in {endings}.", endings=".csv, .pdf"))
    store = _store()
    text = class_csv(sheets(store, call.operands), call.voice, app.library())
    write_file(file, text)
    print(call.voice.text(say("Written to {file}.", file=str(file))))
    return _done(store, call)


def _export(call: Call) -> int:
    file = Path(call.values["--output"])
    if file.suffix not in (".json", ".csv"):
        raise WrongUse(say("An export ends in {endings}.", endings=".json, .csv"))
    store = _store()
    profile = named(store.profiles(), call.operands[0])
    attempts = store.attempts(profile.id)
    if file.suffix == ".json":
        text = as_json(Exported(profile, attempts, store.exams(profile.id)))
    else:
        text = as_csv(attempts)
    write_file(file, text)
    count = say_n(
        "{file}: {n} answer written.", "{file}: {n} answers written.", len(attempts), file=str(file)
    )
    print(call.voice.text(count))
    return _done(store, call)


def _import(call: Call) -> int:
    file = Path(call.operands[0])
    if file.suffix in (".phh", ".phhs"):
        from trainer.cli import hands

        return hands.run(call, file)
    exported = from_json(_read(file, LARGEST_EXPORT), str(file))
    new = take_in(exported, _store(), str(file))
    text = say_n(
        "{name}: {n} new answer, {known} known already.",
        "{name}: {n} new answers, {known} known already.",
        new,
        name=exported.profile.name,
        known=len(exported.attempts) - new,
    )
    print(call.voice.text(text))
    return FINE


def _read(file: Path, most: int) -> str:
    try:
        return files.whole(file, most).decode("utf-8")
    except UnicodeDecodeError:
        message = say("This is no exported profile.")
        raise Problems((Problem(Place(str(file)), "no-export", message),)) from None


def _verify(call: Call) -> int:
    file = Path(call.operands[0])
    carried = carried_in(files.whole(file, LARGEST))
    if carried is None:
        message = say("This is no certificate of the trainer.")
        raise Problems((Problem(Place(str(file)), "no-certificate", message),))
    found = verified(carried, _store())
    if found is None:
        message = say("The records of this machine do not have this exam.")
        raise Problems((Problem(Place(str(file)), "unknown-exam", message),))
    if not found.agrees:
        message = say("The certificate does not agree with the records of this machine.")
        raise Problems((Problem(Place(str(file)), "no-agreement", message),))
    text = say(
        "The certificate agrees with the records: {name}, {right} of {asked}, seed {seed}, "
        "code {code}.",
        name=found.profile.name,
        right=found.result.right,
        asked=found.result.asked,
        seed=str(found.exam.seed),
        code=found.code,
    )
    print(call.voice.text(text))
    return FINE

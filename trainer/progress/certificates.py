"""What a certificate carries for checking, and whether it agrees with the records."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.sax.saxutils import escape, unescape

from trainer.training.attempts import Profile
from trainer.training.exams import ExamSitting, Result, proof, result
from trainer.training.records import Records

MARK = "dealer-trainer-certificate"
LARGEST = 20_000_000
"""Bytes of a file that are read at most."""


@dataclass(frozen=True, slots=True)
class Carried:
    """What stands in the file for the program, beside what is painted for people."""

    sitting: str
    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Verified:
    """What the records say of a certificate. `agrees`: code and name are those of the records."""

    profile: Profile
    exam: ExamSitting
    result: Result
    code: str
    agrees: bool


def metadata(carried: Carried) -> bytes:
    """An XMP packet, which a PDF holds as plain text."""
    fields = f"{MARK}|{carried.sitting}|{carried.code}|{carried.name}"
    return f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 ><dc:identifier>{escape(fields)}</dc:identifier></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>
""".encode()


def carried_in(content: bytes) -> Carried | None:
    """What a file carries; None where it is no certificate."""
    found = re.search(
        rb"<dc:identifier>" + MARK.encode() + rb"\|([^|<]*)\|([^|<]*)\|([^<]*)</dc:identifier>",
        content,
    )
    if found is None:
        return None
    try:
        sitting, code, name = (unescape(one.decode()) for one in found.groups())
    except UnicodeDecodeError:
        return None
    return Carried(sitting, code, name)


def verified(carried: Carried, records: Records) -> Verified | None:
    """None where the records of this machine do not have the exam."""
    for profile in records.profiles():
        for exam in records.exams(profile.id):
            if exam.id == carried.sitting:
                attempts = records.attempts(profile.id)
                code = proof(exam, attempts)
                found = result(exam, attempts)
                agrees = (carried.code, carried.name) == (code, profile.name) and found.passed
                return Verified(profile, exam, found, code, agrees)
    return None

"""The codes of problems: lasting names by which tools and guides speak of what is wrong."""

from __future__ import annotations

from typing import Final

FILE_CODES: Final = (
    "no-such-file",
    "is-a-folder",
    "unreadable-file",
    "too-large",
    "binary-file",
    "bad-encoding",
    "control-character",
    "empty-file",
)
"""What keeps a file from being looked into."""

YAML_CODES: Final = (
    "yaml-after-bracket",
    "yaml-after-end",
    "yaml-anchor",
    "yaml-block-text",
    "yaml-colon",
    "yaml-comma",
    "yaml-dash",
    "yaml-deeper",
    "yaml-directive",
    "yaml-escape",
    "yaml-indent",
    "yaml-no-colon",
    "yaml-no-dash",
    "yaml-open-brace",
    "yaml-open-bracket",
    "yaml-open-quote",
    "yaml-question-mark",
    "yaml-sign",
    "yaml-syntax",
    "yaml-tab",
    "yaml-tag",
)
"""Not well-formed: nothing of the file is known then."""

REFUSED_CODES: Final = (
    "alias",
    "anchor",
    "doubled-key",
    "key-not-text",
    "merge-key",
    "second-document",
    "tag",
    "too-deep",
    "too-many-entries",
)
"""Well-formed, and not taken."""

VALUE_CODES: Final = (
    "amount-separator",
    "missing-key",
    "missing-value",
    "no-such-card",
    "no-such-chip",
    "no-value-here",
    "not-a-declaration",
    "not-a-number",
    "not-a-seat",
    "not-a-step",
    "not-a-version",
    "not-an-id",
    "not-chips",
    "not-five-cards",
    "not-two-amounts",
    "not-yes-or-no",
    "out-of-range",
    "unknown-edition",
    "unknown-field",
    "unknown-key",
    "unknown-language",
    "unknown-word",
    "wrong-kind",
)
"""A key or a value that says nothing, or not what it should."""

FACT_CODES: Final = (
    "cannot-be-made",
    "card-twice",
    "contradicts-front",
    "contradicts-pot",
    "contradicts-stack",
    "dealt-twice",
    "doubled-name",
    "more-than-stack",
    "name-of-digits",
    "no-blind",
    "no-board",
    "no-chips",
    "no-such-pot",
    "no-such-seat",
    "street-missing",
    "table-size",
    "too-few-seats",
    "too-many-chips",
    "wrong-board",
    "wrong-street",
)
"""Something that cannot lie or happen at the table."""

LINE_CODES: Final = ("branches-not-last", "no-seat-here", "no-verb", "two-verbs")
"""A line of the script that is none."""

CLAIM_CODES: Final = (
    "expect-disagrees",
    "expect-incomplete",
    "override",
    "tempting-is-right",
    "unanswerable",
)
"""A question whose answer is another one, or cannot be known."""

PACK_CODES: Final = (
    "doubled-id",
    "edition-not-in-pack",
    "id-not-file-name",
    "missing-words",
    "no-lessons",
    "no-such-chapter",
    "no-such-lesson",
    "no-weights",
    "not-in-order",
    "pack-too-new",
    "too-few-questions",
    "two-orders",
    "unknown-rule",
)
"""A lesson that does not fit into its pack."""

PARCEL_CODES: Final = (
    "damaged-parcel",
    "no-such-pack",
    "pack-shipped",
    "parcel-double",
    "parcel-encrypted",
    "parcel-kind",
    "parcel-link",
    "parcel-name",
    "parcel-no-pack",
    "parcel-ratio",
    "parcel-size",
    "parcel-too-large",
    "parcel-too-many",
    "shelf-unwritable",
)
"""A pack that cannot be installed or removed."""

CODES: Final = (
    *FILE_CODES,
    *YAML_CODES,
    *REFUSED_CODES,
    *VALUE_CODES,
    *FACT_CODES,
    *LINE_CODES,
    *CLAIM_CODES,
    *PACK_CODES,
    *PARCEL_CODES,
)

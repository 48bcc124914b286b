"""What is asserted beside the test modules is written out like what is asserted in them."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.properties.pot_sums", "tests.properties.same_answers")

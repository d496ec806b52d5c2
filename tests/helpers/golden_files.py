"""Sentences that tests pin, in text files that a person reads and one command rewrites.

    pytest --rewrite-golden [the tests whose sentences changed]

`tests/words/test_line.py` has its sentences in `tests/golden/words/line.txt`: below the name of a test a line
for each text that it checks: the case, a tab, the text. What a file has and no test checks fails, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT

FOLDER = ROOT / "tests" / "golden"
NOTHING = "(nothing)"
"""Stands for an empty text, so that no line ends in a tab."""

Key = tuple[str, str]
"""The name of a test, and a case of it."""


class GoldenFile:
    """The texts of one module of tests, in the order of its tests.

    Args:
        path: where they are kept.
        rewrites: whether what is checked replaces what is kept.
    """

    def __init__(self, path: Path, *, rewrites: bool = False) -> None:
        self.path, self.rewrites = path, rewrites
        self.kept = read(path.read_text(encoding="utf-8")) if path.is_file() else {}
        self.said: dict[Key, list[str]] = {}

    def check(self, key: Key, texts: Sequence[str], after: int = 0) -> None:
        """Hold texts against what is kept of a case, after so many that were checked before."""
        if not self.rewrites:
            kept = self.kept.get(key, [])[after : after + len(texts)]
            assert [*texts] == kept, f"{self.path.name}: {': '.join(filter(None, key))}"

    def close(self, key: Key, texts: Sequence[str]) -> None:
        """Note all texts of a case, of which nothing else may be kept; another test may say the same."""
        assert self.said.setdefault(key, [*texts]) == [*texts], f"{key}: said in two ways"
        if not self.rewrites:
            left = self.kept.get(key, [])[len(texts) :]
            assert left == [], f"{self.path.name} has what was not checked: {': '.join(filter(None, key))}"

    @property
    def orphans(self) -> list[Key]:
        """What is kept and was not checked."""
        return [key for key in self.kept if key not in self.said]

    def write(self, *, all_ran: bool) -> None:
        """Keep what was said; of tests that did not run, what is kept stays."""
        texts = self.said if all_ran else self.kept | self.said
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(written(texts), encoding="utf-8", newline="\n")


def read(content: str) -> dict[Key, list[str]]:
    """Read what `written` wrote.

    >>> read("a war" + chr(10) + chr(9) + "Both turned a nine: war." + chr(10))
    {('a war', ''): ['Both turned a nine: war.']}
    """
    texts: dict[Key, list[str]] = {}
    name = ""
    for line in filter(None, content.split("\n")):
        if "\t" not in line:
            name = line
            continue
        case, text = line.split("\t", 1)
        texts.setdefault((name, case), []).append("" if text == NOTHING else text)
    return texts


def written(texts: dict[Key, list[str]]) -> str:
    """Write texts below the names of their tests."""
    blocks: dict[str, list[str]] = {}
    for (name, case), said in texts.items():
        block = blocks.setdefault(name, [])
        for text in said:
            assert text == text.rstrip(), f"{name}: ends in a space: {text!r}"
            assert "\n" not in text, f"{name}: more than a line: {text!r}"
            assert text != NOTHING
            block.append(f"{case}\t{text or NOTHING}")
    return "\n".join(f"{name}\n" + "".join(f"{line}\n" for line in lines) for name, lines in blocks.items())


class Golden:
    """What one test checks against its golden file.

    Args:
        file: that of its module.
        name: of the test, in words.
        case: of its parameters.
    """

    def __init__(self, file: GoldenFile, name: str, case: str) -> None:
        self._file, self._name, self._case = file, name, case
        self._said: dict[str, list[str]] = {}

    def check(self, said: str | Sequence[str], case: str | None = None) -> None:
        """Check a text, or several, each of one line or more, against what is kept next of the case.

        Args:
            said: what the program says.
            case: of which the text is; by default that of the parameters.
        """
        texts = [said] if isinstance(said, str) else said
        lines = [line for text in texts for line in text.split("\n")]
        case = self._case if case is None else case
        before = self._said.setdefault(case, [])
        self._file.check((self._name, case), lines, after=len(before))
        before += lines

    def end(self) -> None:
        """Check that nothing else is kept of the test."""
        assert self._said, "nothing was checked"
        for case, texts in self._said.items():
            self._file.close((self._name, case), texts)


def add_option(parser: pytest.Parser) -> None:
    """Add the option that rewrites them."""
    help_ = "write what the tests check against files in tests/golden into them"
    parser.addoption("--rewrite-golden", action="store_true", help=help_)


FAILED = pytest.StashKey[bool]()
"""Whether a test failed before its end."""
_SEEN = pytest.StashKey[Counter[Path]]()
"""By module, how many of its tests that check golden texts are still to come."""
_PARTIAL = pytest.StashKey[set[Path]]()
"""Modules of which not all tests were selected."""


def note_selection(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Note which tests there are, before some are deselected."""
    config.stash[_SEEN] = Counter(
        item.path for item in items if "golden" in getattr(item, "fixturenames", ())
    )
    named = {Path(config.invocation_params.dir, arg.partition("::")[0]) for arg in config.args if "::" in arg}
    config.stash[_PARTIAL] = {path.resolve() for path in named}


@pytest.fixture(scope="module")
def golden_file(request: pytest.FixtureRequest) -> Iterator[GoldenFile]:
    """The golden file of a module; when all its tests have run, nothing may be left over in it."""
    config, module = request.config, request.path
    rewrites = config.getoption("--rewrite-golden", default=False)
    file = GoldenFile(path_of(module), rewrites=rewrites)
    yield file
    all_ran = not config.stash[_SEEN][module] and module not in config.stash[_PARTIAL]
    if rewrites:
        file.write(all_ran=all_ran)
    elif all_ran:
        assert file.orphans == [], f"{file.path.relative_to(ROOT)} has what no test checks"


@pytest.fixture
def golden(request: pytest.FixtureRequest, golden_file: GoldenFile) -> Iterator[Golden]:
    """Checks texts against the golden file of the test's module."""
    yield (checked := Golden(golden_file, *name_and_case(request.node)))
    if request.node.stash.get(FAILED, False):
        return
    checked.end()
    request.config.stash[_SEEN][request.path] -= 1


def path_of(module: Path) -> Path:
    """Return where the texts of a module of tests are kept."""
    within = module.relative_to(ROOT / "tests")
    return FOLDER / within.with_name(f"{within.stem.removeprefix('test_')}.txt")


def name_and_case(item: pytest.Item) -> Key:
    """Return a test's name in words, and the case that its parameters are."""
    assert isinstance(item, pytest.Function)
    owner = "" if item.cls is None else f"{item.cls.__name__}: "
    words = item.originalname.removeprefix("test_").replace("_", " ")
    return f"{owner}{words}", item.callspec.id if hasattr(item, "callspec") else ""

"""Reads the Unicode Character Database as Debian's `unicode-data` installs it."""

from pathlib import Path

HOME = Path("/usr/share/unicode")
VERSION = "15.0.0"
SCALARS = range(0x110000)


def is_installed() -> bool:
  """Returns whether the files are here and of the version the changes start from."""
  widths = HOME / "EastAsianWidth.txt"
  return widths.exists() and VERSION in widths.open(encoding="utf-8").readline()


def records(path: Path):
  """Yields (first, last, the other fields) for each line of a property file."""
  for line in path.open(encoding="utf-8"):
    fields = [field.strip() for field in line.partition("#")[0].split(";")]
    if len(fields) > 1:
      first, _, last = fields[0].partition("..")
      yield int(first, 16), int(last or first, 16), fields[1:]


def scalars(name: str, *values: str) -> set[int]:
  """The scalars whose property, in the file of that name, has one of the values."""
  found: set[int] = set()
  for first, last, fields in records(HOME / name):
    if fields[0] in values:
      found.update(range(first, last + 1))
  return found


def properties(name: str) -> dict[int, str]:
  """The value that the file of that name gives to each scalar it lists."""
  found: dict[int, str] = {}
  for first, last, fields in records(HOME / name):
    found.update(dict.fromkeys(range(first, last + 1), fields[0]))
  return found


def categories() -> dict[int, str]:
  """The general category of each assigned scalar."""
  found: dict[int, str] = {}
  start = 0
  for line in (HOME / "UnicodeData.txt").open(encoding="utf-8"):
    code, name, category = line.split(";")[:3]
    scalar = int(code, 16)
    if name.endswith(", First>"):
      start = scalar
    first = start if name.endswith(", Last>") else scalar
    found.update(dict.fromkeys(range(first, scalar + 1), category))
  return found


def is_wide(scalar: int, widths: dict[int, str]) -> bool:
  """Returns whether East_Asian_Width is Wide or Fullwidth, stated or by default."""
  # EastAsianWidth.txt states these defaults for scalars that it does not list.
  unlisted = any(
    first <= scalar <= last
    for first, last in [
      (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF),
      (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
    ]
  )
  return widths.get(scalar, "W" if unlisted else "N") in "WF"


def ranges(values: dict[int, str]):
  """Yields (first, last, value) for each run of neighbours of the same value."""
  run: tuple[int, int, str] | None = None
  for scalar in sorted(values):
    if run and run[1] == scalar - 1 and run[2] == values[scalar]:
      run = (run[0], scalar, run[2])
    else:
      if run:
        yield run
      run = (scalar, scalar, values[scalar])
  if run:
    yield run

#!/usr/bin/env python3
"""Writes changes-18.0.txt: what Unicode 18.0 changed, for cell widths, since 15.0.

Run by hand when a newer Unicode comes out:

  pip install unicodedata2==18.0.0 && .ci/unicode/changes.py

`unicodedata2` repackages the general categories and East Asian widths. It has neither
emoji nor Indic properties; their few changes are stated here, found by comparing what
15.0 gives with the tables of `wcwidth` 0.9.4, which is at 18.0.
"""

from importlib.metadata import version
from pathlib import Path

import ucd
import unicodedata2

TARGET = Path(__file__).with_name("changes-18.0.txt")
ZERO = ("Mn", "Me", "Mc", "Cf", "Zl", "Zp")

# Wide emoji that have variation sequences, and had none in 15.0.
VARIATION = [
  (0x23EB, 0x23EC), (0x23F0, 0x23F0), (0x26CE, 0x26CE), (0x2705, 0x2705),
  (0x270A, 0x270B), (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E),
  (0x2754, 0x2755), (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF),
]
# Tulu-Tigalari came with 16.0; U+113D0 is its Invisible_Stacker.
VIRAMA = [(0x113D0, 0x113D0)]
# Symbols that took places reserved for pictographs, and are not emoji.
SYMBOLS = [
  (0x1F1AE, 0x1F1AE), (0x1F777, 0x1F77A), (0x1F7DA, 0x1F7DB), (0x1F7F1, 0x1F7FF),
  (0x1F8B2, 0x1F8BB), (0x1F8C0, 0x1F8C1), (0x1F8D0, 0x1F8D8), (0x1FA54, 0x1FA57),
]


def main() -> None:
  old = ucd.categories()
  widths = ucd.properties("EastAsianWidth.txt")
  categories: dict[int, str] = {}
  wide: dict[int, str] = {}
  for scalar in ucd.SCALARS:
    new = unicodedata2.category(chr(scalar))
    before = old.get(scalar, "Cn")
    if new != before and (new in ZERO or before in ZERO):
      categories[scalar] = new
    is_wide = unicodedata2.east_asian_width(chr(scalar)) in "WF"
    if is_wide != ucd.is_wide(scalar, widths):
      wide[scalar] = "W" if is_wide else "N"
  lines = [
    f"# What Unicode {unicodedata2.unidata_version} changed since {ucd.VERSION},",
    "# as far as cell widths depend on it. Written by changes.py.",
    f"# Categories and widths: unicodedata2 {version('unicodedata2')} (PyPI).",
    "# Emoji and Indic properties: stated in changes.py, after wcwidth 0.9.4 (PyPI).",
  ]
  for first, last, value in ucd.ranges(categories):
    lines.append(f"{first:04X}..{last:04X} ; General_Category ; {value}")
  for first, last, value in ucd.ranges(wide):
    lines.append(f"{first:04X}..{last:04X} ; East_Asian_Width ; {value}")
  for name, value, spans in [
    ("Emoji_Variation", "Yes", VARIATION),
    ("Virama", "Yes", VIRAMA),
    ("Pictograph", "No", SYMBOLS),
  ]:
    lines += [f"{first:04X}..{last:04X} ; {name} ; {value}" for first, last in spans]
  TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
  print(f"{TARGET.name}: {len(lines)} lines")


if __name__ == "__main__":
  main()

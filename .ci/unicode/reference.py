#!/usr/bin/env python3
"""Writes the widths that the tests of CellWidth compare with, as `wcwidth` returns them.

Run by hand, into Tests/GateTests/Data:

  pip install wcwidth==0.9.4 && .ci/unicode/reference.py

The scalars of the sequences come from Debian's `unicode-data`, the widths from `wcwidth`
alone. U+200D occurs only between pictographs, and a virama only before a letter of its
script: elsewhere CellWidth differs on purpose.
"""

import random
from importlib.metadata import version
from pathlib import Path

import ucd
from wcwidth import wcswidth, wcwidth

DATA = Path(__file__).resolve().parents[2] / "Tests/GateTests/Data"
JOINER, TEXT, EMOJI, KEYCAP = "\u200d", "\ufe0e", "\ufe0f", "\u20e3"
TONES = [chr(scalar) for scalar in range(0x1F3FB, 0x1F400)]
FLAGS = [chr(scalar) for scalar in range(0x1F1E6, 0x1F200)]

WORDS = """
Grüße Ελλάδα Україна Հայաստան שָׁלוֹם مَرْحَبًا سلام‌علیکم ܫܠܡܐ ދިވެހި ߒߞߏ नमस्ते हिन्दी क्षत्रिय
বাংলা স্ট্রিং ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் இந்தியா ஸ்ரீ తెలుగు స్త్రీ ಕನ್ನಡ ಸ್ತ್ರೀ മലയാളം ക്ഷേത്രം
සිංහල ශ්‍රී ภาษาไทย กำลังที่ ພາສາລາວ བོད་སྐད་ မြန်မာစာ ကောင်းသော ქართული አማርኛ ᏣᎳᎩ ភាសាខ្មែរ ស្ត្រី ᠮᠣᠩᠭᠣᠯ
日本語 がぎぐ ｶﾞｷﾞ 中文 한국어 ｱｲｳ １２３ ᬅᬓ᭄ᬱᬭ ꦲꦏ꧀ꦱꦫ 𑄌𑄋𑄴𑄟𑄳𑄦 ᮘᮞ ꯃꯩꯇꯩ 𞤆𞤵𞤤𞤢𞤪 Việt_Nam Z͑ͫ̓a̴l̶g̷o ½°±§→■
""".split()


def write(name: str, title: str, lines: list[str]) -> None:
  """Writes a data file under a line that states where it comes from."""
  head = f"# {title}, as wcwidth {version('wcwidth')} tells it. Written by reference.py.\n"
  (DATA / name).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
  print(f"{name}: {len(lines)} lines")


def entry(text: str) -> str:
  """A line of a sequence and its width."""
  width = wcswidth(text)
  assert width >= 0, ascii(text)
  return " ".join(f"{ord(scalar):04X}" for scalar in text) + f" ; {width}"


def scalar_widths() -> list[str]:
  """Every run of scalars of one width; those of control characters are -1."""
  widths = {scalar: str(wcwidth(chr(scalar))) for scalar in ucd.SCALARS}
  return [f"{first:04X}..{last:04X} ; {width}" for first, last, width in ucd.ranges(widths)]


def emoji_sequences() -> list[str]:
  """Each sequence of emoji-test.txt, and those that 15.1 added for directions."""
  texts = []
  for line in (ucd.HOME / "emoji/emoji-test.txt").open(encoding="utf-8"):
    codes = line.partition("#")[0].partition(";")[0].split()
    if codes:
      texts.append("".join(chr(int(code, 16)) for code in codes))
  for person in "\U0001F6B6\U0001F3C3\U0001F9CE":
    for tone in ["", *TONES]:
      for sign in ["", f"{JOINER}\u2640{EMOJI}", f"{JOINER}\u2642{EMOJI}"]:
        texts.append(f"{person}{tone}{sign}{JOINER}\u27a1{EMOJI}")
  return [entry(text) for text in texts]


def varying() -> list[str]:
  """The scalars that have a text and an emoji presentation."""
  lines = (ucd.HOME / "emoji/emoji-variation-sequences.txt").open(encoding="utf-8")
  return [chr(int(line.split()[0], 16)) for line in lines if " FE0F" in line[:12]]


def letters_by_script(categories: dict[int, str]) -> dict[str, list[str]]:
  """The letters of each script, none of them wide."""
  letters: dict[str, list[str]] = {}
  for scalar, script in ucd.properties("Scripts.txt").items():
    if categories.get(scalar) == "Lo" and wcwidth(chr(scalar)) == 1:
      letters.setdefault(script, []).append(chr(scalar))
  return letters


def sequences() -> dict[str, list[str]]:
  """The sequences of each kind."""
  categories = ucd.categories()
  scripts = ucd.properties("Scripts.txt")
  letters = letters_by_script(categories)
  marks = [chr(scalar) for scalar, category in categories.items() if category[0] == "M"]
  stackers = ucd.scalars("IndicSyllabicCategory.txt", "Virama", "Invisible_Stacker")
  viramas = [chr(scalar) for scalar in sorted(stackers)]

  def own(mark: str) -> str:
    return letters.get(scripts.get(ord(mark), ""), ["e"])[0]

  found: dict[str, list[str]] = {
    "words": WORDS,
    "variation": [
      first + rest
      for first in varying()
      for rest in ("", TEXT, EMOJI, EMOJI + KEYCAP, TEXT + first)
    ],
    "selectors without effect": [first + EMOJI + TEXT for first in "aé中\u2014\U0001F9D1"],
    "tones": [first + tone for first in [*varying(), "a", "\U0001F9D1"] for tone in TONES[:1]],
    "flags": ["".join(FLAGS[:count]) + rest for count in range(1, 7) for rest in ("", "a")],
    "marks": [own(mark) + mark for mark in marks] + [f"中{mark}" for mark in marks],
    "marks without a letter": marks,
    "hangul": [
      "\u1100", "\u1100\u1161", "\u1100\u1161\u11a8", "\u1100\u1100\u1161\u11a8\u11a8",
      "\uac00", "\uac00\u11a8", "\uac01", "\u1161", "\u11a8", "\u115f\u1160", "\u3131\u314f",
      "\u3164", "\uffa1\uffc2", "\ua960\u1161", "\u1100\ud7b0\ud7cb", "한\u302e",
    ],
  }
  conjuncts = []
  for virama in viramas:
    some = letters[scripts[ord(virama)]]
    a, b, c = some[0], some[len(some) // 2], some[-1]
    spacing = (
      mark
      for mark in marks
      if categories[ord(mark)] == "Mc" and scripts[ord(mark)] == scripts[ord(virama)]
    )
    vowel = next(spacing, "\u0301")
    conjuncts += [
      a + virama, a + virama + b, a + virama + b + virama + c, a + b + virama + c + a,
      a + virama + JOINER + b, a + virama + "\u200c" + b, a + virama + b + vowel,
      a + vowel + b + virama, a + virama + b + vowel + c, virama + a, a + vowel + virama + b,
    ]
  found["conjuncts"] = conjuncts

  generator = random.Random(20)
  plain = [mark for mark in marks if mark not in viramas]
  pictographs = [text for text in varying() if ord(text) > 0xFF]
  pictographs += "\U0001F9D1\U0001F468\U0001F525"

  def piece() -> str:
    pick = generator.choice
    virama = pick(viramas)
    return pick([
      lambda: pick("a1# ~é─…"), lambda: pick("中한ア！"), lambda: pick(plain),
      lambda: pick(letters[pick(sorted(letters))]), lambda: pick(pictographs),
      lambda: pick(FLAGS), lambda: pick(TONES), lambda: EMOJI, lambda: TEXT + "x",
      lambda: virama + pick(letters[scripts[ord(virama)]]),
      lambda: pick(pictographs) + JOINER + pick(pictographs),
      lambda: pick("\u200b\u200c\u2060\u00ad\u0600"),
    ])()

  found["random"] = ["".join(piece() for _ in range(8)) for _ in range(2_000)]
  return found


def main() -> None:
  write("wcwidth-0.9.4.txt", "The width of every scalar", scalar_widths())
  write("emoji-sequences.txt", "The width of each sequence of emoji-test.txt", emoji_sequences())
  lines = []
  for name, texts in sequences().items():
    lines += [f"# {name}", *map(entry, texts)]
  write("sequences.txt", "The width of each sequence", lines)


if __name__ == "__main__":
  main()

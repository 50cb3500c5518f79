import SimpleTable
import TestTraits
import Testing

@Suite struct `Cell width` {
  /// Where `wcwidth` loses what a terminal shows; `theirs` is what it says.
  @Test(arguments: [
    (text: "ه\u{200D}.", ours: 2, theirs: 1, why: "a joiner shapes an Arabic letter"),
    (text: "a\u{200D}b", ours: 2, theirs: 1, why: "a joiner between letters hides neither"),
    (text: "র\u{200D}্যা", ours: 2, theirs: 3, why: "a joiner does not hide a virama"),
    (text: "👩\u{200D} ", ours: 3, theirs: 2, why: "a joiner does not hide a blank"),
    (text: "👩\u{200D}中", ours: 4, theirs: 2, why: "a joiner does not hide an ideograph"),
    (text: "a\u{200D}👩", ours: 3, theirs: 1, why: "a joiner joins no letter to an emoji"),
    (text: "பாக்ஸ் ", ours: 5, theirs: 4, why: "a virama does not take in a blank"),
    (text: "பாக்ஸ்│", ours: 5, theirs: 4, why: "a virama does not take in a border"),
    (text: "பாக்ஸ்…", ours: 5, theirs: 4, why: "a virama does not take in an ellipsis"),
    (text: "क्中", ours: 3, theirs: 2, why: "a virama does not take in an ideograph"),
  ])
  func `differences from the reference are deliberate`(
    text: String, ours: Int, theirs: Int, why: String
  ) {
    check(text.cellWidth, ours, "\(why); the reference says \(theirs)")
  }

  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("한", 2), ("ｱ", 1), ("👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("❤️", 2), ("❤\u{FE0E}\u{FE0F}", 1), ("1️⃣", 2), ("½°±§→■─", 7),
    ("\u{0}\t\r\n\u{1B}\u{7F}\u{9F}", 0),
  ])
  func `texts are as wide as a terminal shows them`(text: String, width: Int) {
    check(text.cellWidth, width)
  }

  @Test func `a part of text is measured as that part`() {
    check("設定 Settings".prefix(4).cellWidth, 6)
    check("Settings".dropFirst(2).cellWidth, 6)
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Folded text` {
  /// Texts and what they fold to, with their types, as the compiler is slow to find so many.
  private static let cases: [(String, String)] = [
    ("", ""), ("Wi-Fi 6E", "wi-fi 6e"), ("@AZ[`az{", "@az[`az{"),
    ("É", "e"), ("e\u{301}", "e"), ("Ångström", "angstrom"), ("\u{212B}", "a"), ("Ñandú", "nandu"),
    ("Tiếng Việt: Đường Ấp", "tieng viet: duong ap"),
    ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ﬁ ﬂ ﬀ ﬃ ﬄ ﬅ ﬆ", "fi fl ff ffi ffl st st"),
    ("Tromsø", "tromso"), ("ŁÓDŹ", "lodz"), ("Œuvre Ægir", "oeuvre aegir"), ("Ǿ", "o"),
    ("Þórður", "thordur"), ("İstanbul", "istanbul"), ("Diyarbakır", "diyarbakir"), ("ŉ", "'n"),
    ("Άλφα", "αλφα"), ("ΟΔΟΣ οδός", "οδοσ οδοσ"), ("ᾍδης", "αδησ"), ("ΐ", "ι"),
    ("µ", "μ"), ("Й й Ё ё Ї", "и и е е і"), ("շՈՒև", "շուեւ"), ("Ꭰ", "ꭰ"),
    ("שָׁלוֹם", "שלום"), ("\u{FB2A}", "ש"), ("مَرْحَبًا", "مرحبا"), ("أحمد", "احمد"),
    ("हिन्दी", "हिन्दी"), ("ज़रूरत", "जरूरत"), ("\u{95C}", "ड"),
    ("ภาษากู้", "ภาษากู"), ("\u{C48}", "\u{C46}\u{C56}"), ("\u{DDD}", "\u{DD9}\u{DCF}\u{DCA}"),
    ("が か ぱ ヷ", "が か ぱ ヷ"), ("か\u{3099}は\u{309A}", "がぱ"), ("設定", "設定"),
    ("한국어", "한국어"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{D558}\u{11AB}", "한"),
    ("Ｗｉ－Ｆｉ ５", "wi-fi 5"), ("ａｂ", "ab"), ("Ⓐⓑ ① ⑳ ⓪", "ab 1 20 0"),
    ("Ⅰ ⅱ Ⅷ ⅻ Ⅿ", "i ii viii xii m"),
    ("Wi\u{2011}Fi", "wi-fi"), ("Don’t “Disturb”", "don't \"disturb\""),
    ("Daten\u{AD}schutz", "datenschutz"), ("❤️", "❤"), ("a\u{0}b", "a\u{0}b"),
    ("é\u{0}b", "e\u{0}b"), ("👍🏽", "👍🏽"),
  ]

  @Test(arguments: cases)
  func `each case folds`(text: String, folded: String) {
    let bytes = foldedBytes(of: text)
    let message = "\(text) folds to \(String(decoding: bytes, as: UTF8.self))"
    check(bytes, Array(folded.utf8), "\(message)")
  }

  @Test func `text is added after what is there`() {
    var bytes: [UInt8] = Array("A ".utf8)
    FoldedText.append("É", to: &bytes)
    FoldedText.append("B", to: &bytes)
    check(bytes, Array("A eb".utf8))
  }

  @Test func `a voiced kana is another letter`() {
    #expect(foldedBytes(of: "が") != foldedBytes(of: "か"))
    check(!foldedBytes(of: "か\u{3099}").starts(with: foldedBytes(of: "か")))
  }
}

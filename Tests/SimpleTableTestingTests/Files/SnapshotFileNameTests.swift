import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Snapshot file name` {
  @Test(
    arguments: [
      ("menu()", nil, "menu.txt"),
      ("menu()", "narrow", "menu.narrow.txt"),
      ("menu(style:width:)", "plain, 20 columns", "menu.plain-20-columns.txt"),
      ("`a row's detail / title`()", nil, "a-row-s-detail-title.txt"),
      ("a row's detail / title()", nil, "a-row-s-detail-title.txt"),
      ("`f(x)`(_:)", nil, "f-x.txt"),
      ("testMenu()", "../../etc/passwd", "testMenu.etc-passwd.txt"),
      ("menu()", "C:\\con", "menu.C-con.txt"),
      ("menu()", "größe", "menu.größe.txt"),
      ("menu()", "e\u{301}", "menu.\u{E9}.txt"),
      ("menu()", "設定", "menu.設定.txt"),
      ("menu()", "", "menu.txt"),
      ("`+`()", "📶", "U2B.U1F4F6.txt"),
      ("menu()", "..", "menu.U2E-U2E.txt"),
    ] as [(String, String?, String)])
  func `a name is safe`(test: String, name: String?, expected: String) {
    let text = SnapshotFileName(test: test, name: name).text
    check(text, expected)
    check(Array(text.utf8), Array(expected.utf8))
  }

  @Test func `long names fit and stay different`() {
    let long = String(repeating: "长", count: 200)
    let names = ["a", "b"].map { SnapshotFileName(test: long + $0 + "()", name: long).text }
    check(names.allSatisfy { $0.utf8.count <= 255 })
    #expect(names[0] != names[1])
    check(names[0].hasPrefix(String(long.prefix(33)) + "-"))
  }

  @Test func `the end of a name of more than 120 bytes is replaced by its hash`() {
    let long = String(repeating: "a", count: 120)
    check(SnapshotFileName(test: long, name: nil).text, long + ".txt")
    check(
      SnapshotFileName(test: long + "a", name: nil).text, long.prefix(100) + "-ea8a536aa68d0114.txt"
    )
  }
}

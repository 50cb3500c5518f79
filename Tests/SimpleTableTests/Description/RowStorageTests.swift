import Testing

@testable import SimpleTable

@Suite struct `What a row holds` {
  @Test func `is not shared by a row that is changed`() {
    let row = ToggleRow("Wi-Fi", isOn: .constant(true)).id("wifi").help("one")
    let other = row.help("two").status("busy")
    #expect(row.help == "one" && row.status == nil)
    #expect(other.help == "two" && other.status?.text == "busy" && other.control == row.control)
  }
}

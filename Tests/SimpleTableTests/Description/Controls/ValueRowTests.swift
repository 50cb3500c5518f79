import Testing

@testable import SimpleTable

@Suite struct `Value row` {
  @Test func `it shows a value as text, or its title`() {
    #expect(ValueRow("Build", 42).row.detail == "42")
    #expect(ValueRow("Language", "ja", titles: ["ja": "日本語"]).row.detail == "日本語")
    #expect(ValueRow("Language", "xx", titles: ["ja": "日本語"]).row.detail == "xx")
  }

  @Test func `selecting it changes no value`() {
    let bench = ControlBench { ValueRow("Build", 42).id("build") }
    #expect(bench.select("build") == .ignored(.notSelectable))
    #expect(bench.adapter.setValue("43", row: "build") == .ignored(.hasNoValue))
    #expect(bench.adapter.values.isEmpty)
  }
}

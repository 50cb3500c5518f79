import Testing

@testable import SimpleTable

@Suite struct `Disclosure row` {
  @Test func `controls below it are controls while it is closed`() {
    let sound = Variable(true)
    let bench = ControlBench {
      DisclosureRow("Sound") { ToggleRow("Sound", isOn: sound.binding).id("sound") }
    }
    #expect(bench.adapter.values == ["sound": "true"])
    #expect(bench.adapter.setValue("off", row: "sound") == .accepted)
    #expect(!sound.wrappedValue)
  }
}

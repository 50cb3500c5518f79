import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Disclosure row` {
  @Test func `controls below it are controls while it is closed`() {
    let sound = Variable(true)
    let bench = ControlBench {
      DisclosureRow("Sound") { ToggleRow("Sound", isOn: sound.binding).id("sound") }
    }
    check(bench.adapter.values, ["sound": "true"])
    check(bench.adapter.setValue("off", row: "sound"), .accepted)
    check(!sound.wrappedValue)
  }
}

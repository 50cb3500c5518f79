import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Toggle row` {
  let wifi = Variable(false)

  @Test func `its own closure runs after the value has changed`() {
    var seen: [Bool] = []
    let bench = ControlBench {
      ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi").onSelect { seen.append(wifi.wrappedValue) }
    }
    bench.select("wifi")
    check(seen, [true])
  }
}

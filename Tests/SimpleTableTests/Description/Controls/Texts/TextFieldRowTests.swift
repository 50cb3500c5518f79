import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Text field row` {
  let name = Variable("Ada")

  @Test func `a secure text is not found by a filter and marked as a secret`() {
    name.wrappedValue = "hunter2"
    let bench = ControlBench {
      TextFieldRow("Password", text: name.binding, isSecure: true).id("password")
    }
    bench.adapter.filter("hunter")
    check(bench.adapter.numberOfRows, 0)
    bench.adapter.filter(nil)
    check(bench.state("password")?.style, .secureField)
    check(bench.state("password")?.label, "")
    check(bench.state("password").map(\.description)?.contains("hunter"), false)
  }
}

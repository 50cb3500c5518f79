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

  @Test func `an empty text is no text where it may be missing`() {
    let nick = Variable<String?>("Ada")
    let bench = ControlBench {
      TextFieldRow("Nick", text: nick.binding, rules: [.required]).id("n")
    }
    check(bench.adapter.setValue("", row: "n"), .accepted)
    check(nick.wrappedValue, nil)
    check(bench.adapter.values["n"], "")
    check(bench.adapter.setValue("Grace", row: "n"), .accepted)
    check(nick.wrappedValue, "Grace")
    // What the program sets stays as it is.
    nick.wrappedValue = ""
    bench.adapter.reload()
    check(nick.wrappedValue, "")
    check(bench.adapter.values["n"], "")
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `The label of an option` {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  private enum Plain: CaseIterable {
    case dark, fullScreen, dark_mode, DARK_MODE, HTTPProxy, loadURL, useIPv6, iCloud, eSIM, sRGB
    case aToZ, xAxis, userIDs, URLs, isOK, überGroß, `full screen`, utf8, macOS, dark__blue
  }
  private enum Raw: String, CaseIterable {
    case dark, fullScreen
    case large = "Full HD"
    case high = "high-contrast"
  }
  private enum Number: Int, CaseIterable { case low, veryHigh }
  private enum Described: String, CaseIterable, CustomStringConvertible {
    case a, b
    var description: String { "<\(rawValue)>" }
  }
  private enum Payload: Hashable { case of(Int) }
  private struct Code: Hashable, RawRepresentable { let rawValue: String }

  private func labels<Value: Hashable>(
    _ options: [Value], value: KeyPath<Value, String>? = nil
  ) -> [String] {
    let bench = ControlBench {
      PickerRow("P", selection: .constant(options[0]), options: options, value: value).id("p")
    }
    return bench.state("p")?.kind?.options.map(\.label) ?? []
  }

  @Test func `is the name of a case in words`() {
    check(
      labels(Plain.allCases),
      [
        "Dark", "Full screen", "Dark mode", "Dark mode", "HTTP proxy", "Load URL", "Use IPv6",
        "iCloud", "eSIM", "sRGB", "A to Z", "X axis", "User IDs", "URLs", "Is OK", "Über groß",
        "full screen", "Utf8", "Mac OS", "Dark blue",
      ])
    check(labels(Number.allCases), ["Low", "Very high"])
    check(labels(Plain.allCases.prefix(2).map { $0 }, value: \.stored), ["Dark", "Full screen"])
  }

  @Test func `is the raw text where one was written`() {
    check(labels(Raw.allCases), ["Dark", "Full screen", "Full HD", "high-contrast"])
  }

  @Test func `is what the value itself says, and else what is stored`() {
    check(labels(Described.allCases), ["<a>", "<b>"])
    check(labels(["dark", "Full HD"]), ["dark", "Full HD"])
    check(labels([1, 60]), ["1", "60"])
    check(labels([0.5, 2]), ["0.5", "2"])
    check(labels([Code(rawValue: "fi")]), ["fi"])
    check(labels([Payload.of(1)], value: \.stored), ["1"])
  }
}

extension Hashable {
  fileprivate var stored: String { "\(self)".filter(\.isNumber) }
}

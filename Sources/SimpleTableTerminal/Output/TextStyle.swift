/// How text is drawn: the parameters of SGR sequences since the last reset.
package struct TextStyle: Hashable, Sendable {
  /// The parameters in UTF-8, with semicolons between them.
  private(set) var parameters: [UInt8] = []

  /// Text as the terminal draws it by itself.
  package static let plain = TextStyle()

  /// Whether a blank cell shows it, as it does lines and grounds, but neither colour nor weight.
  private(set) var isSeenOnBlanks = false

  /// The style of a blank cell that looks the same.
  package var onBlanks: TextStyle { isSeenOnBlanks ? self : .plain }

  /// Adds the parameters of one more SGR sequence.
  package mutating func apply(_ sequence: ArraySlice<UInt8>) {
    var rest = sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    while let parameter = rest.popFirst() {
      let number = Self.number(of: parameter)
      guard number > 0 else {
        self = .plain
        continue
      }
      append(parameter)
      isSeenOnBlanks = isSeenOnBlanks || Self.isSeenOnBlanks(number)
      // The colours that are counted or mixed take the parameters after them.
      guard [38, 48, 58].contains(number), !parameter.contains(UInt8(ascii: ":")) else { continue }
      let count = rest.first.map { Self.number(of: $0) == 5 ? 2 : 4 } ?? 0
      for detail in rest.prefix(count) { append(detail) }
      rest = rest.dropFirst(count)
    }
  }

  /// Appends the shortest sequence that changes to this style from another one.
  func append(after other: TextStyle, to bytes: inout [UInt8]) {
    guard self != other else { return }
    bytes += [0x1B, UInt8(ascii: "[")]
    if parameters.starts(with: other.parameters), other != .plain {
      bytes += parameters.dropFirst(other.parameters.count + 1)
    } else if self != .plain {
      if other != .plain { bytes.append(UInt8(ascii: ";")) }
      bytes += parameters
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private mutating func append(_ parameter: ArraySlice<UInt8>) {
    if !parameters.isEmpty { parameters.append(UInt8(ascii: ";")) }
    parameters += parameter
  }

  private static func number(of parameter: ArraySlice<UInt8>) -> Int {
    var number = 0
    for byte in parameter {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { break }
      number = min(number * 10 + Int(byte) - 0x30, 1_000)
    }
    return number
  }

  private static func isSeenOnBlanks(_ number: Int) -> Bool {
    switch number {
    case 1, 2, 3, 5, 6, 22, 23, 25, 30...39, 90...97: false
    default: true
    }
  }
}

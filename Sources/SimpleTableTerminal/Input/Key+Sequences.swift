// The sequences of xterm ("XTerm Control Sequences"), rxvt (its manual rxvt(7)), the console of
// Linux (console_codes(4)) and kitty ("Comprehensive keyboard handling", legacy part).

extension Key {
  /// Creates the key of a typed scalar or of a control character.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .return
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
    default: self = .character(Character(scalar))
    }
  }

  /// Creates the key of a control sequence, given its last byte and the bytes before that.
  init(controlFinal final: UInt8, parameters: [UInt8]) {
    if parameters.elementsEqual("[".utf8), 0x41...0x45 ~= final {
      // The console of Linux sends these for F1 to F5.
      self = .function(Int(final) - 0x40)
      return
    }
    guard let numbers = [Int](parameters: parameters) else {
      self = .unknown
      return
    }
    switch final {
    case UInt8(ascii: "~") where numbers[0] == 27:
      self.init(character: numbers[2], modifiers: numbers[1])
    case UInt8(ascii: "u"):
      self.init(character: numbers[0], modifiers: numbers[1])
    case UInt8(ascii: "~"):
      self.init(Self.numbered[numbers[0]], modifiers: numbers[1])
    case UInt8(ascii: "^"):
      self.init(Self.numbered[numbers[0]], modifiers: 5)
    case UInt8(ascii: "$"):
      self.init(Self.numbered[numbers[0]], modifiers: 2)
    case UInt8(ascii: "@"):
      self.init(Self.numbered[numbers[0]], modifiers: 6)
    case UInt8(ascii: "Z"):
      self.init(.tab, modifiers: max(2, numbers[1]))
    // A report of the cursor's position has the same form. Its first number is the row.
    case _ where numbers[0] <= 1:
      self.init(Self.lettered[final], modifiers: numbers[1])
    default:
      self = .unknown
    }
  }

  /// Creates the key of a sequence that begins with a single shift, `ESC O`.
  init(shiftFinal final: UInt8, parameters: [UInt8]) {
    let numbers = [Int](parameters: parameters)
    let modifiers = numbers.map { max($0[0], $0[1]) } ?? 0
    switch final {
    case UInt8(ascii: "M"): self.init(.return, modifiers: modifiers)
    case UInt8(ascii: "X"): self = "="
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(final - 0x40)))
    default: self.init(Self.lettered[final], modifiers: modifiers)
    }
  }
}

extension Key {
  /// Creates a key with xterm's parameter for modifiers, which is their bits and one.
  ///
  /// Locks are left out. With a modifier that is not known here, such as super, the key is unknown.
  private init(_ code: Code?, modifiers parameter: Int) {
    let bits = max(0, parameter - 1)
    guard let code, bits & 0b11_1000 == 0 else {
      self = .unknown
      return
    }
    self.init(code, modifiers: Modifiers(rawValue: UInt8(bits & 0b111)))
  }

  /// Creates a key from the number of its character, as kitty and xterm send it on request.
  private init(character number: Int, modifiers: Int) {
    guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init), number > 0 else {
      self = .unknown
      return
    }
    let key = Key(scalar)
    guard case .character = key.code, key.modifiers.isEmpty else {
      self.init(key.code, modifiers: modifiers)
      return
    }
    // Private use characters are sent for keys that have no character.
    guard scalar.properties.generalCategory != .privateUse else {
      self = .unknown
      return
    }
    // With shift alone, the character is the capital itself.
    self.init(key.code, modifiers: modifiers == 2 ? 1 : modifiers)
  }

  private static let lettered: [UInt8: Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}

extension [Int] {
  /// Creates the numbers of a sequence, which have semicolons between them, and zeros after them.
  ///
  /// Parts after a colon are left out. Fails for any other character.
  fileprivate init?(parameters: [UInt8]) {
    self = []
    for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      guard field.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: ":") ~= $0 }),
        let number = Int("0" + String(decoding: digits, as: UTF8.self))
      else { return nil }
      append(number)
    }
    self += [0, 0, 0]
  }
}

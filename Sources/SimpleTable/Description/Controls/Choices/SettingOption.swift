/// One of the values that a picker offers.
public struct SettingOption: Hashable, Sendable {
  /// The text by which the option is stored and set.
  public let value: String

  /// The text that the user sees.
  public let label: String

  /// Why it cannot be chosen, empty where no reason was given; `nil` where it can.
  private let disablement: String?

  /// Creates an option; why it cannot be chosen is empty where no reason was given.
  init(value: String, label: String, disablement: String? = nil) {
    (self.value, self.label, self.disablement) = (value, label, disablement)
  }
}

extension SettingOption {
  /// Whether the option cannot be chosen now.
  public var isDisabled: Bool { disablement != nil }

  /// Why the option cannot be chosen now, or `nil` if it can or no reason was given.
  public var disabledReason: String? { disablement?.isEmpty == false ? disablement : nil }

  /// Why a value with this option is refused; `nil` if the option can be chosen.
  var refusal: Message? {
    guard isDisabled else { return nil }
    return disabledReason.map { Message(.optionDisabledAs, value, $0) }
      ?? Message(.optionDisabled, value)
  }
}

extension SettingOption: CustomStringConvertible {
  /// The value with the label in parentheses, as in `fi (Finnish)`, or the value alone if both are
  /// equal.
  public var description: String { value == label ? value : "\(value) (\(label))" }
}

extension [SettingOption] {
  /// Whether there are options, and all of them are whole numbers.
  var areWholeNumbers: Bool {
    !isEmpty && allSatisfy { Int($0.value)?.description == $0.value }
  }

  /// Returns why a text is refused that is none of the options: with all that can be chosen where
  /// they are few, else those that are nearest to it.
  func refusal(of text: String) -> Message {
    guard !isEmpty else { return Message(.noOptions) }
    let choices = filter { !$0.isDisabled }
    let isShort = choices.count <= 8
    let shown = isShort ? choices : choices.nearest(to: text, 3)
    let names = TextList(shown.map(\.value)).joined
    return Message(.notAnOption, text, isShort ? names : names + ", …")
  }

  /// Returns the options whose values differ least from a text, the nearest first.
  private func nearest(to text: String, _ count: Int) -> [SettingOption] {
    // What is far longer than any option is near to none.
    let word = [UInt8](text.lowercased().utf8.prefix(64))
    return enumerated().map { place, option in
      (distance: option.value.lowercased().utf8.distance(to: word), place: place, option: option)
    }
    .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count).map(\.option)
  }
}

extension String.UTF8View {
  /// Returns how many bytes have to be added, removed or replaced to make another text.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both, of which 64 bytes count.
  fileprivate func distance(to word: [UInt8]) -> Int {
    var row = Array(0...word.count)
    for (number, byte) in prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (place, other) in word.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = Swift.min(replaced, diagonal + 1, row[place] + 1)
      }
    }
    return row[word.count]
  }
}

extension DateParts {
  /// Returns what a text of the right form says that there is not, such as the hour of `25:00`.
  ///
  /// - Parameter text: The text, in the form of ISO 8601.
  /// - Returns: Why it is refused, or `nil` for a value that there is and for any other text.
  func missingPart(of text: String) -> Message? {
    switch self {
    case .date:
      guard let numbers = text.numbers("dddd-dd-dd"), numbers[0] > 0, CalendarDate(text) == nil
      else { return nil }
      return 1...12 ~= numbers[1]
        ? Message(.noDay, String(text.prefix(7)), String(numbers[2]))
        : Message(.noMonth, String(numbers[1]))
    case .time:
      guard let numbers = text.numbers("dd:dd") else { return nil }
      if numbers[0] > 23 { return Message(.noHour, String(numbers[0])) }
      return numbers[1] > 59 ? Message(.noMinute, String(numbers[1])) : nil
    case .dateAndTime:
      let halves = text.split(maxSplits: 1) { "T ".contains($0) }.map { String($0) }
      guard halves.count == 2 else { return nil }
      return Self.date.missingPart(of: halves[0]) ?? Self.time.missingPart(of: halves[1])
    }
  }
}

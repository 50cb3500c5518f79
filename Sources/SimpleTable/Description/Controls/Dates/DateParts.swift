/// The parts of a date row's value.
public enum DateParts: Hashable, Sendable {
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time of day.
  case dateAndTime
}

extension DateParts {
  /// What such a value is.
  var phrase: TablePhrase {
    switch self {
    case .date: .dateKind
    case .time: .timeKind
    case .dateAndTime: .dateAndTimeKind
    }
  }

  /// Returns why a text is not such a value: its month has no such day, or anything else.
  func refusal(of text: String) -> Message {
    let day = text.trimmed.completed(to: self).prefix { !"T ".contains($0) }
    if self != .time, let numbers = String(day).numbers("dddd-dd-dd"), numbers[0] > 0,
      1...12 ~= numbers[1], CalendarDate(String(day)) == nil
    {
      return Message(.noDay, String(day.prefix(7)), String(numbers[2]))
    }
    let example =
      switch self {
      case .date: "2026-12-31"
      case .time: "23:59"
      case .dateAndTime: "2026-12-31T23:59"
      }
    return Message(.notADate, text, example, last: Message(phrase))
  }

  /// Returns whether a text is such a value in the form of ISO 8601, as stores keep it.
  func isWritten(as text: String) -> Bool {
    switch self {
    case .date: CalendarDate(text) != nil
    case .time: TimeOfDay(text) != nil
    case .dateAndTime: DateAndTime(text) != nil
    }
  }
}

extension String {
  /// Returns a date or a time as it is typed in the form of ISO 8601: with two digits for each
  /// month, day and hour, and with a colon between the hour and the minute.
  func completed(to parts: DateParts) -> String {
    switch parts {
    case .date:
      return split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    case .time:
      var numbers = split(omittingEmptySubsequences: false) { ":.".contains($0) }
      // The last two of three or four digits are the minute.
      if numbers.count == 1, 3...4 ~= count { numbers = [dropLast(2), suffix(2)] }
      return numbers.enumerated()
        .map { $0 == 0 && $1.count == 1 ? "0" + $1 : String($1) }.joined(separator: ":")
    case .dateAndTime:
      let halves = split(maxSplits: 1, omittingEmptySubsequences: false) { "T ".contains($0) }
      guard halves.count == 2 else { return self }
      return String(halves[0]).completed(to: .date) + "T" + String(halves[1]).completed(to: .time)
    }
  }
}

extension String {
  /// Returns the numbers in a text of a form, or `nil` if it has another one.
  ///
  /// - Parameter form: The form: a `d` for each ASCII digit, and anything else for itself.
  /// - Returns: The numbers.
  func numbers(_ form: String) -> [Int]? {
    guard utf8.count == form.utf8.count else { return nil }
    var numbers = [0]
    for (byte, place) in zip(utf8, form.utf8) {
      if place == UInt8(ascii: "d") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
      } else {
        guard byte == place else { return nil }
        numbers.append(0)
      }
    }
    return numbers
  }
}

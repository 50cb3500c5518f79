/// A date, a time of day, or both, without a time zone, as the value of a date row.
///
/// The types are ``CalendarDate``, ``TimeOfDay`` and ``DateAndTime``. Their text form is that of
/// ISO 8601.
public protocol DateValue: Comparable, Hashable, Sendable, LosslessStringConvertible {
  /// The parts of a value: a day, a time, or both.
  static var parts: DateParts { get }

  /// Returns the value a number of days later or, if it has a time, a number of minutes later.
  ///
  /// A negative number gives an earlier value. The first and the last possible value are the
  /// limits.
  func moved(by steps: Int) -> Self
}

/// A day of the calendar of ISO 8601, from year 1 to 9999.
public struct CalendarDate: DateValue {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date, unless there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates a date from its text form, unless there is no such day.
  ///
  /// The form is `2026-12-31`; any other text gives `nil`.
  public init?(_ description: String) {
    guard let numbers = description.numbers("dddd-dd-dd") else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The parts of a value: a day, a time, or both.
  public static var parts: DateParts { .date }

  /// The date in the form of ISO 8601, which is its text form.
  public var description: String {
    "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }

  /// Returns whether a value is earlier than another.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Returns the date a number of days later, but no date before year 1 or after year 9999.
  public func moved(by steps: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber.moved(by: steps, upTo: Self.lastDay))
  }
}

extension CalendarDate {
  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The number of days since the first of January of year 1.
  ///
  /// Years begin in March here, so that a leap day is the last day of its year, after Howard
  /// Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 306
  }

  fileprivate static let lastDay = 3_652_058

  /// Creates the date of a number of days since the first of January of year 1.
  fileprivate init(dayNumber: Int) {
    let shifted = dayNumber + 306
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = era * 400 + yearOfEra + (part < 10 ? 0 : 1)
  }
}

/// A time of day in hours and minutes, from 00:00 to 23:59.
public struct TimeOfDay: DateValue {
  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// The first minute of a day.
  public static let midnight = TimeOfDay(minuteNumber: 0)

  /// Creates a time, unless there is no such time of day.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    (self.hour, self.minute) = (hour, minute)
  }

  /// Creates a time from its text form, unless there is no such time of day.
  ///
  /// The form is `07:30`; any other text gives `nil`, and so does `24:00`.
  public init?(_ description: String) {
    guard let numbers = description.numbers("dd:dd") else { return nil }
    self.init(hour: numbers[0], minute: numbers[1])
  }

  /// The parts of a value: a day, a time, or both.
  public static var parts: DateParts { .time }

  /// The time in the form of ISO 8601, which is its text form.
  public var description: String { "\(hour.digits(2)):\(minute.digits(2))" }

  /// Returns whether a value is earlier than another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.minuteNumber < right.minuteNumber
  }

  /// Returns the time a number of minutes later, within the same day.
  public func moved(by steps: Int) -> TimeOfDay {
    TimeOfDay(minuteNumber: minuteNumber.moved(by: steps, upTo: 24 * 60 - 1))
  }

  fileprivate var minuteNumber: Int { hour * 60 + minute }

  fileprivate init(minuteNumber: Int) {
    (hour, minute) = (minuteNumber / 60, minuteNumber % 60)
  }
}

/// A day and a time of day.
public struct DateAndTime: DateValue {
  /// The day.
  public let date: CalendarDate

  /// The time of the day.
  public let time: TimeOfDay

  /// Creates a date with a time.
  public init(_ date: CalendarDate, _ time: TimeOfDay) {
    (self.date, self.time) = (date, time)
  }

  /// Creates a date with a time from its text form, unless there is no such day or time.
  ///
  /// The form is `2026-12-31T23:59`, or the same with a space in place of the `T`; any other text
  /// gives `nil`.
  public init?(_ description: String) {
    let parts = description.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { "T ".contains($0) })
    guard parts.count == 2, let date = CalendarDate(String(parts[0])),
      let time = TimeOfDay(String(parts[1]))
    else { return nil }
    self.init(date, time)
  }

  /// The parts of a value: a day, a time, or both.
  public static var parts: DateParts { .dateAndTime }

  /// The date and the time in the form of ISO 8601, which is the text form.
  public var description: String { "\(date)T\(time)" }

  /// Returns whether a value is earlier than another.
  public static func < (left: DateAndTime, right: DateAndTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }

  /// Returns the value a number of minutes later, but none before year 1 or after year 9999.
  public func moved(by steps: Int) -> DateAndTime {
    // An `Int` of 32 bits cannot count the minutes of all years.
    let perDay: Int64 = 24 * 60
    let now = Int64(date.dayNumber) * perDay + Int64(time.minuteNumber)
    let last = Int64(CalendarDate.lastDay) * perDay + perDay - 1
    let number = now.moved(by: Int64(steps), upTo: last)
    return DateAndTime(
      CalendarDate(dayNumber: Int(number / perDay)), TimeOfDay(minuteNumber: Int(number % perDay)))
  }
}

extension Int {
  /// Returns the number in decimal digits, with zeros before it.
  fileprivate func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}

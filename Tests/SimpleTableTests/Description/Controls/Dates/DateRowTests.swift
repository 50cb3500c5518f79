import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Date row` {
  @Test func `each day leads to the next one, through all years`() {
    // Counted by the rules of the calendar alone.
    var (year, month, day, number) = (1, 1, 1, 0)
    while year <= 9_999 {
      let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
      let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      // The last two days of each month, and its first.
      if day == 1 || day >= days - 1 {
        let date = CalendarDate(year: year, month: month, day: day)
        check(date?.dayNumber, number)
        let next = date?.moved(by: 1)
        let isEnd = (year, month, day) == (9_999, 12, 31)
        #expect(isEnd ? next == date : next?.day == (day == days ? 1 : day + 1))
        #expect(isEnd || next?.moved(by: -1) == date)
      }
      let skipped = day == 1 ? days - 2 : 1
      (day, number) = (day + skipped, number + skipped)
      if day > days { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }
}

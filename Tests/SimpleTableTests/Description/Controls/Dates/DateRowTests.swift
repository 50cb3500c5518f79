import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Date row` {
  let day = Variable(known("2026-02-28", as: CalendarDate.self))
  let time = Variable(known("07:30", as: TimeOfDay.self))

  @Test func `a time is stored in full however it is entered, and read in no other form`() throws {
    let menu = Menu(Table { Section { DateRow("Time", value: time.binding).id("time") } })
    let store = MemoryStore()
    check(menu.setValue("8.30", for: "time"), .accepted)
    try menu.save(to: store)
    check(store.values, ["time": .text("08:30")])
    let report = try menu.load(from: MemoryStore(["time": .text("8:30")]))
    check(report.refusedValues.map(\.key), ["time"])
  }

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

  @Test func `it is shown by a closure, and stored in its text form`() throws {
    let menu = Menu(
      Table {
        Section {
          DateRow("Day", value: day.binding, rules: [.init("must be odd") { $0.day % 2 == 1 }]) {
            "\($0.day). \($0.month)."
          }
          .id("day")
        }
      })
    check(menu.setting("day")?.label, "28. 2.")
    check(menu.setting("day")?.kind.description, "date")
    check(menu.setValue("2026-03-02", for: "day"), .refused("must be odd"))
    let store = MemoryStore(["day": .text("2026-02-30")])
    let report = try menu.load(from: store)
    check(report.refusedValues.map(\.description), ["day: 2026-02 has no day 30"])
    check(menu.setValue("2026-03-01", for: "day"), .accepted)
    try menu.save(to: store)
    check(store.values, ["day": .text("2026-03-01")])
  }
}

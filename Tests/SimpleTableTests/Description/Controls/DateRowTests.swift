import Testing

@testable import SimpleTable

@Suite struct `Date row` {
  let day = Variable(known("2026-02-28", as: CalendarDate.self))
  let time = Variable(known("07:30", as: TimeOfDay.self))
  let moment = Variable(known("2026-12-31T23:59", as: DateAndTime.self))

  @Test(
    arguments: [
      ("2024-02-29", true), ("2000-02-29", true), ("0001-01-01", true), ("9999-12-31", true),
      (" 2026-03-01 ", true), ("0000-01-01", false),
      ("10000-01-01", false), ("2026-1-", false), ("2026/01/01", false), ("٢٠٢٦-٠١-٠١", false),
      ("", false), ("2026-01-01T00:00", false),
    ])
  func `a text that is no day is refused`(text: String, isTaken: Bool) {
    let bench = ControlBench { DateRow("Day", value: day.binding).id("day") }
    let refused = ValueOutcome.refused("\"\(text)\" is not a date such as 2026-12-31")
    #expect(bench.adapter.setValue(text, row: "day") == (isTaken ? .accepted : refused))
    #expect(day.wrappedValue.description == (isTaken ? text.trimmed : "2026-02-28"))
  }

  @Test(
    arguments: [
      ("00:00", true), ("23:59", true), ("730:", false), ("07:30:00", false), ("8", false),
      ("8:3", false), ("99999", false),
      ("-1:00", false),
    ])
  func `a text that is no time is refused`(text: String, isTaken: Bool) {
    let bench = ControlBench { DateRow("Time", value: time.binding).id("time") }
    let refused = ValueOutcome.refused("\"\(text)\" is not a time such as 23:59")
    #expect(bench.adapter.setValue(text, row: "time") == (isTaken ? .accepted : refused))
  }

  @Test(
    arguments: [
      ("24:00", "there is no hour 24"), ("25:61", "there is no hour 25"),
      ("12:60", "there is no minute 60"), ("2500", "there is no hour 25"),
      ("8.75", "there is no minute 75"),
    ])
  func `a time that there is not says which part there is not`(text: String, reason: String) {
    let bench = ControlBench { DateRow("Time", value: time.binding).id("time") }
    #expect(bench.adapter.setValue(text, row: "time") == .refused(reason))
  }

  @Test(
    arguments: [
      ("2026-02-29", "2026-02 has no day 29"), ("1900-02-29", "1900-02 has no day 29"),
      ("2026-2-31", "2026-02 has no day 31"), ("2026-04-00", "2026-04 has no day 0"),
      ("2026-13-01", "there is no month 13"), ("2026-00-10", "there is no month 0"),
    ])
  func `so does a day`(text: String, reason: String) {
    let bench = ControlBench { DateRow("Day", value: day.binding).id("day") }
    #expect(bench.adapter.setValue(text, row: "day") == .refused(reason))
    let both = ControlBench { DateRow("Moment", value: moment.binding).id("moment") }
    #expect(both.adapter.setValue("\(text) 12:00", row: "moment") == .refused(reason))
    let late = ControlBench { DateRow("Moment", value: moment.binding).id("moment") }
    #expect(
      late.adapter.setValue("2026-01-01 24:00", row: "moment") == .refused("there is no hour 24"))
  }

  @Test(
    arguments: [
      ("8:30", "08:30"), ("8.30", "08:30"), ("0830", "08:30"), ("830", "08:30"), ("23.59", "23:59"),
      (" 8:30 ", "08:30"),
    ])
  func `a time may be entered as people type it, and is stored in full`(
    text: String, value: String
  ) throws {
    let bench = ControlBench { DateRow("Time", value: time.binding).id("time") }
    #expect(bench.adapter.setValue(text, row: "time") == .accepted)
    #expect(time.wrappedValue.description == value)
    let menu = Menu(Table { Section { DateRow("Time", value: time.binding).id("time") } })
    let store = MemoryStore()
    #expect(menu.setValue(text, for: "time") == .accepted)
    try menu.save(to: store)
    #expect(store.values == ["time": .text(value)])
    // A file has the form that its schema says.
    let report = try menu.load(from: MemoryStore(["time": .text("8:30")]))
    #expect(report.refused.map(\.key) == ["time"])
  }

  @Test(arguments: [("2026-1-5", "2026-01-05"), ("2026-12-5", "2026-12-05")])
  func `so may a day`(text: String, value: String) {
    let bench = ControlBench { DateRow("Day", value: day.binding).id("day") }
    #expect(bench.adapter.setValue(text, row: "day") == .accepted)
    #expect(day.wrappedValue.description == value)
    let moments = ControlBench { DateRow("At", value: moment.binding).id("at") }
    #expect(moments.adapter.setValue(text + " 8.05", row: "at") == .accepted)
    #expect(moment.wrappedValue.description == value + "T08:05")
  }

  @Test(
    arguments: [
      ("2027-01-01T08:05", "2027-01-01T08:05"), ("2027-01-01 08:05", "2027-01-01T08:05"),
      ("2027-01-01", nil), ("08:05", nil), ("2027-02-30T08:05", nil), ("2027-01-01T24:00", nil),
      ("2027-01-01  08:05", nil), ("T", nil),
    ] as [(String, String?)])
  func `a date with a time has both`(text: String, value: String?) {
    let bench = ControlBench { DateRow("At", value: moment.binding).id("at") }
    let outcome = bench.adapter.setValue(text, row: "at")
    #expect((outcome == .accepted) == (value != nil))
    #expect(bench.adapter.values["at"] == value ?? "2026-12-31T23:59")
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
        #expect(date?.dayNumber == number)
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

  @Test func `it steps by its smallest part, and stops at the ends`() {
    let noon = known("12:00", as: TimeOfDay.self)
    let bench = ControlBench {
      DateRow("Day", value: day.binding).id("day")
      DateRow("Time", value: time.binding, in: known("06:00")...noon).id("time")
      DateRow("At", value: moment.binding).id("at")
    }
    bench.increment("day")
    #expect(day.wrappedValue.description == "2026-03-01")
    bench.decrement("day", by: .max)
    #expect(day.wrappedValue.description == "0001-01-01")
    #expect(bench.decrement("day") == .ignored(.atEnd))
    bench.increment("day", by: .max)
    #expect(day.wrappedValue.description == "9999-12-31")
    #expect(bench.state("day")?.canIncrement == false)
    bench.increment("time", by: 1_000)
    #expect(time.wrappedValue == noon)
    #expect(bench.state("time")?.canIncrement == false)
    #expect(bench.adapter.setValue("12:01", row: "time") == .refused("must be from 06:00 to 12:00"))
    bench.increment("at")
    #expect(moment.wrappedValue.description == "2027-01-01T00:00")
    bench.decrement("at", by: 1_440)
    #expect(moment.wrappedValue.description == "2026-12-31T00:00")
    bench.increment("at", by: .max)
    #expect(moment.wrappedValue.description == "9999-12-31T23:59")
  }

  @Test(
    arguments: [
      ("2026-01-01", false, true), ("2026-06-30", false, true), ("2026-07-15", true, true),
      ("2026-07-31", true, false), ("2026-12-31", true, false),
    ])
  func `outside its range it can be stepped in one direction`(
    text: String, canDecrement: Bool, canIncrement: Bool
  ) {
    day.wrappedValue = known(text)
    let bench = ControlBench {
      DateRow("Day", value: day.binding, in: known("2026-06-30")...known("2026-07-31")).id("day")
    }
    #expect(bench.state("day")?.canDecrement == canDecrement)
    #expect(bench.state("day")?.canIncrement == canIncrement)
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
    #expect(menu.setting("day")?.label == "28. 2.")
    #expect(menu.setting("day")?.kind.description == "date")
    #expect(menu.setValue("2026-03-02", for: "day") == .refused("must be odd"))
    let store = MemoryStore(["day": .text("2026-02-30")])
    let report = try menu.load(from: store)
    #expect(
      report.refused.map(\.description)
        == ["day: 2026-02 has no day 30"])
    #expect(menu.setValue("2026-03-01", for: "day") == .accepted)
    try menu.save(to: store)
    #expect(store.values == ["day": .text("2026-03-01")])
  }

  @Test func `a range that is reversed is a diagnostic, and counts from its earlier end`() {
    let noon = known("12:00", as: TimeOfDay.self)
    let bench = ControlBench {
      DateRow("Time", value: time.binding, in: .reversed(from: noon, to: .midnight)).id("time")
    }
    #expect(bench.problems == ["Time: the range from 12:00 to 00:00 is reversed"])
    #expect(bench.adapter.setValue("12:01", row: "time") == .refused("must be from 00:00 to 12:00"))
    #expect(bench.increment("time", by: .max) == .accepted && time.wrappedValue == noon)
    #expect(bench.decrement("time", by: .max) == .accepted && time.wrappedValue == .midnight)
  }
}

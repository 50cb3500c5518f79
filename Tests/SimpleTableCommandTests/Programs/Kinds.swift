import SimpleTable
import SimpleTableStorage

extension CommandProgram {
  static let kinds = CommandProgram(name: "kinds", prefix: "KINDS_") { _ in Menu(Kinds().table) }
}

/// A setting of every kind, with every rule that a schema can say.
final class Kinds {
  struct Server: Identifiable { let id: String }

  enum Theme: String, CaseIterable { case light, dark }

  @Setting var isOn = false
  @Setting var limit = 100
  @Setting var volume = 60
  @Setting var zoom = 1.0
  @Setting var third = 1
  @Setting var end = 3
  @Setting var tenth = 0.5
  @Setting var seats = 2
  @Setting var port: Int?
  @Setting var theme = Theme.light
  @Setting var size = 5
  @Setting var language: String?
  @Setting var days: Set<String> = ["Mon"]
  @Setting var name = "Ada"
  @Setting var note = ""
  @Setting var text = "a"
  @Setting var entries = ["a"]
  @Setting var numbers = [80]
  @Setting var weights = [0.5, 1]
  @Setting var levels: Set = [1, 2]
  @Setting var servers = [Server(id: "alpha")]
  @Setting var day: CalendarDate
  @Setting var time = TimeOfDay.midnight
  @Setting var moment: DateAndTime

  init() {
    guard let day = CalendarDate("2026-12-31") else { preconditionFailure() }
    _day = Setting(wrappedValue: day)
    _moment = Setting(wrappedValue: DateAndTime(day, .midnight))
  }

  var table: Table {
    Table("Kinds") {
      Section {
        ToggleRow("On", isOn: self.$isOn).id("on")
        StepperRow("Limit", value: self.$limit, in: 0...100).id("limit")
        SliderRow("Volume", value: self.$volume, in: 0...max(self.limit, 0), step: 5).id("volume")
        StepperRow("Zoom", value: self.$zoom, in: 0.5...2, step: 0.25).id("zoom")
        StepperRow("Third", value: self.$third, in: 1...10, step: 3).id("third")
        StepperRow("End", value: self.$end, in: 0...10, step: 3).id("end")
        SliderRow("Tenth", value: self.$tenth, in: 0...1, step: 0.1).id("tenth")
        StepperRow(
          "Seats", value: self.$seats, in: 1...9,
          rules: [.range(2...6), ValidationRule("must be even") { $0 % 2 == 0 }]
        )
        .id("seats")
        NumberFieldRow("Port", value: self.$port, in: 1...65_535).id("port")
      }
      self.options
      self.texts
    }
  }

  @TableBuilder private var options: Section {
    Section {
      PickerRow("Theme", selection: self.$theme, options: Theme.allCases) {
        $0.rawValue.uppercased()
      }
      .id("theme")
      PickerRow("Size", selection: self.$size, options: [5, 10]).id("size")
      PickerRow("Language", selection: self.$language, options: ["en", "fi"]).id("language")
      MultiPickerRow("Days", selection: self.$days, options: ["Mon", "Tue", "a, b"]).id("days")
      DateRow("Day", value: self.$day).id("day")
      DateRow(
        "Time", value: self.$time, in: TimeOfDay.midnight...TimeOfDay.midnight.moved(by: 600)
      )
      .id("time")
      DateRow("Moment", value: self.$moment).id("moment")
    }
  }

  @TableBuilder private var texts: Section {
    Section {
      TextFieldRow("Name", text: self.$name, rules: [.required, .length(2...9), .length(1...5)]).id(
        "name")
      TextFieldRow("File", text: self.$note, content: .file, rules: [.exists]).id("file")
      TextAreaRow("Text", text: self.$text, rules: [.required]).id("text")
      ListRow(
        "Entries", entries: self.$entries, limit: 1...3, rules: [.length(1...3)],
        listRules: [ValidationRule("must begin with a") { $0.first?.hasPrefix("a") == true }]
      )
      .id("entries")
      ListRow("Numbers", entries: self.$numbers, limit: 0...3, rules: [.range(1...99)])
        .id("numbers")
      ListRow("Weights", entries: self.$weights).id("weights")
      MultiPickerRow("Levels", selection: self.$levels, options: 1...3).id("levels")
      ListRow("Servers", records: self.$servers, new: Server.init) { _ in
        Section { Row("Nothing") }
      }
      .id("servers")
    }
  }
}

import SimpleTableMenu

extension CommandProgram {
  static let tool = CommandProgram(name: "tool", prefix: "TOOL_") { _ in Menu(Tool().table) }
}

/// Settings that bound each other by a rule, come and go, have another name now or are deprecated; and
/// numbers, lists and choices in forms that people get wrong.
final class Tool {
  @Setting var low = 10
  @Setting var high = 90
  @Setting var isOn = false
  @Setting var threshold = 5
  @Setting var name = "Ada"
  @Setting var old = 5
  @Setting var hosts = ["a", "b"]
  @Setting var ports = [80, 443]
  @Setting var weights = [0.5, 1]
  @Setting var levels: Set = [1, 2]
  @Setting var port: Int?
  @Setting var ratio = 0.1 + 0.2
  @Setting var backend = "imap"
  @Setting var shape = "box"
  @Setting var network = "otters"

  private static let shapes = [
    "box", "circle", "cone", "cube", "cylinder", "disc", "line", "point", "pyramid", "sphere",
  ]

  var table: Table {
    Table("Tool") {
      Section {
        StepperRow("Low", value: self.$low, in: 0...100).id("low")
        StepperRow("High", value: self.$high, in: 0...100).id("high").formerly("top")
        ToggleRow("On", isOn: self.$isOn).id("on")
        if self.isOn {
          StepperRow("Threshold", value: self.$threshold, in: 0...9).id("threshold")
        }
        TextFieldRow("Name", text: self.$name, rules: [.required]).id("name")
        StepperRow("Old", value: self.$old, in: 0...9).id("old").deprecated("use low")
      }
      Section {
        ListRow("Hosts", entries: self.$hosts).id("hosts")
        ListRow("Ports", entries: self.$ports).id("ports")
        ListRow("Weights", entries: self.$weights, rules: [.range(-1...1_000)]).id("weights")
        MultiPickerRow("Levels", selection: self.$levels, options: 1...3).id("levels")
        NumberFieldRow("Port", value: self.$port, in: 1...65_535).id("port")
        NumberFieldRow("Ratio", value: self.$ratio, in: 0...2_000).id("ratio")
        PickerRow("Backend", selection: self.$backend, options: ["imap", "maildir", "notmuch"])
          .id("backend")
        PickerRow("Shape", selection: self.$shape, options: Self.shapes).id("shape")
          .formerly("round") { $0 == "true" ? "circle" : nil }
        TextFieldRow("Network", text: self.$network).id("network").keptIfConfirmed(within: 15)
      }
    }
    .rule("Low is above high.", over: "low", "high") { self.low <= self.high }
  }
}

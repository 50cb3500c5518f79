@testable import SimpleTable

/// The tables of `Data/Tables` whose controls and drawings no line of text declares.
enum DrawnTables {
  static func table(_ name: String) -> Table {
    switch name {
    case "buttons": buttons
    case "numbers": numbers
    case "pickers": pickers
    case "switches": switches
    case "texts": texts
    case "edges": edges
    case "chart": chart
    default: Table("no table is \(name)")
    }
  }

  private static var buttons: Table {
    Table {
      Section {
        ButtonRow("Export") {}
        ButtonRow("Cancel", role: .cancel) {}
        ButtonRow("Sign out of everything", role: .destructive) {}.subtitle("On all devices.")
        ButtonRow("Delete", role: .destructive) {}.disabled()
      }
      Section {
        LinkRow("Wi-Fi", detail: "Otters") {}.icon("📶")
        LinkRow("General") {}.subtitle("And what else there is.").icon("🔧").badge(1)
        LinkRow("Carrier", detail: "No service") {}.icon("📡").disabled()
        Row("Version", detail: "4.1")
        Row("", detail: "no title")
        Row("").subtitle("A subtitle alone stands on the first line.").icon("👩")
        Row("A title").subtitle("")
      }
    }
  }

  private static var numbers: Table {
    Table {
      Section("Steppers") {
        StepperRow("Lowest", value: .constant(1), in: 1...10)
        StepperRow("Between", value: .constant(5), in: 1...10)
        StepperRow("Highest", value: .constant(10), in: 1...10)
        StepperRow("Beyond", value: .constant(11), in: 1...10)
        StepperRow("Disabled", value: .constant(2.5), in: 0...5, step: 0.5).disabled()
        StepperRow("With a unit", value: .constant(3), in: 1...10) { "\($0) min" }
      }
      Section("Sliders") {
        SliderRow("Lowest", value: .constant(0), in: 0...100)
        SliderRow("Between", value: .constant(60), in: 0...100) { "\($0) %" }
        SliderRow("Highest", value: .constant(100), in: 0...100)
        SliderRow("Disabled", value: .constant(0.25), in: 0...1, step: 0.25).disabled()
        SliderRow("Refused", value: .constant(50), in: 0...100).id("refused")
        SliderRow("A title that leaves no room for the track", value: .constant(7), in: 0...9)
      }
    }
  }

  private static var pickers: Table {
    Table {
      Section("Pickers") {
        PickerRow("Citrus", selection: .constant("Lemon"), options: ["Lime", "Lemon"]) { $0 }
        PickerRow("Melon", selection: .constant("Honeydew"), options: ["Honeydew", "Cantaloupe"]) {
          $0
        }
        .id("melon")
        PickerRow("Theme", selection: .constant(1), options: [1], style: .navigationLink) { _ in
          "Night"
        }
        PickerRow("Disabled", selection: .constant(1), options: [1]) { _ in "Reed" }.disabled()
        MultiPickerRow("None", selection: .constant([]), options: ["Mon"]) { $0 }
        MultiPickerRow("Days", selection: .constant(["Mon", "Tue"]), options: ["Mon", "Tue"]) { $0 }
          .id("days")
      }
      Section("Disclosure rows") {
        DisclosureRow("Closed", detail: "detail") { Row("Below") }
        DisclosureRow("Open", initially: .expanded) {
          ToggleRow("A switch", isOn: .constant(true))
          DisclosureRow("Within", initially: .expanded) { Row("Deeper", detail: "detail") }
        }
        .subtitle("With a subtitle.")
      }
    }
  }

  private static var switches: Table {
    Table {
      Section("Switches") {
        ToggleRow("On", isOn: .constant(true))
        ToggleRow("Off", isOn: .constant(false)).subtitle("And a subtitle below.")
        ToggleRow("A title that goes on for longer than a line", isOn: .constant(true))
        ToggleRow("Disabled and on", isOn: .constant(true)).disabled()
        ToggleRow("Off, with a button", isOn: .constant(false)).accessory(.detailButton)
      }
      Section("Choices") {
        PickerRow("Speed", selection: .constant(3), options: 2...4, style: .inline) { speed in
          Row(["Slow", "Average", "Fast"][speed - 2], detail: "\(speed) mph").disabled(speed == 4)
        }
      }
      Section("Any of them") {
        MultiPickerRow(
          "Any", selection: .constant(["Both", "This"]), options: ["Both", "This", "Neither"],
          style: .inline)
      }
    }
  }

  private static var texts: Table {
    Table {
      Section {
        TextFieldRow("Name", text: .constant("Grace"))
        TextFieldRow("Empty", text: .constant(""))
        TextFieldRow("Owner", text: .constant(""), placeholder: "Nobody")
        TextFieldRow("Notes", text: .constant("A text that goes on for longer than any line"))
        TextFieldRow("A title as long as its text is", text: .constant("A text that is as long"))
        TextFieldRow("Secret", text: .constant("otter"), isSecure: true)
        TextFieldRow("No secret", text: .constant(""), placeholder: "None", isSecure: true)
        TextFieldRow("Disabled", text: .constant("otter")).disabled()
        TextFieldRow("Refused", text: .constant("heron"), rules: [.required]).id("refused")
        TextFieldRow(
          "Not valid", text: .constant(""), placeholder: "–", rules: [.length(8...63)],
          validation: .onChange
        ).subtitle("The key of the network.")
        TextFieldRow("", text: .constant("no title"))
      }
    }
  }

  private static var edges: Table {
    Table {
      Section(
        "A header that takes four lines of this text, or the two that it is allowed",
        footer: "A footer that takes three lines, or the only one that it is allowed"
      ) {
        Row("One")
      }
      .id("limited")
      .headerLineLimit(2).footerLineLimit(1).headerDetail("8 of 9")
      Section("Hidden from sight") { Row("Two") }
        .id("drawn")
        .customHeader { ["<" + String(repeating: "-", count: $0 - 2) + ">", "wide \($0)", ""] }
        .customFooter { ["footer \($0)", "北京北京北京北京北京北京北京北京"] }
        .headerDetail("end")
        .collapsible(initially: .collapsed)
      Section { Row("Three") }.customHeader { _ in [] }
    }
  }

  private static var chart: Table {
    Table {
      Section {
        Row("Chart").icon("▤").customLines { width in
          [String(repeating: "▇", count: width), String(repeating: "-", count: width + 1), ""]
        }
        Row("Nothing").customLines { _ in [] }
        Row("Below")
      }
    }
  }
}

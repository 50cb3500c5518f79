// Mistakes that newcomers make, and what the compiler says to them.
//
// A line with "// expect:" must give that error, and there must be no other: .ci/check-errors compiles
// this file. Where the message does not say what to write, "// write:" does. .ci/messages makes
// Docs/Reference/Messages.md from all of this, in this order.

import Foundation
import Observation
import SimpleTable
import SimpleTableCommand
import SimpleTableTesting

struct Host: Identifiable {
  let id: String
  var name = ""
}

final class Radio {
  @Setting var isOn = true
  @Setting var name = "Otters"
  @Setting var channel = 1
  @Setting var preset: Int? = 1
  @Setting var bands: Set<String> = []
  @Setting var channels: Set<Int> = []
  @Setting var hosts: [Host] = []
}

func scan() {}
func scanSlowly() async {}

// MARK: Where rows and sections stand

// write: `Section { Row("Bluetooth") }`
func rowInTable() -> Table {
  Table("Settings") {
    Section { Row("Wi-Fi") }
    Row("Bluetooth")  // expect: 'buildExpression' is unavailable: a row must be in a section: write Section { … } around it
  }
}

// write: `Section { ToggleRow(…) }`
func controlInTable() -> Table {
  Table("Settings") {
    ToggleRow("Wi-Fi", isOn: .constant(true))  // expect: 'buildExpression' is unavailable: a row must be in a section: write Section { … } around it
  }
}

// write: the section below the other one
func sectionInSection() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Section("Bluetooth") { Row("Headphones") }  // expect: conformance of 'Section' to 'RowContent' is unavailable: a section belongs beside other sections, not among rows
    }
  }
}

// write: `LinkRow("Bluetooth") { … }`
func tableInSection() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Table("Bluetooth") { Section { Row("Headphones") } }  // expect: conformance of 'Table' to 'RowContent' is unavailable: a table cannot be used as a row: show it with LinkRow(_:destination:)
    }
  }
}

// write: `Row("Bluetooth")`
func textInSection() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      "Bluetooth"  // expect: argument type 'String' does not conform to expected type 'RowContent'
    }
  }
}

// write: its rows alone
func sectionBelowRow() -> Table {
  Table("Settings") {
    Section {
      DisclosureRow("Fruit") {
        Section { Row("Lemon") }  // expect: conformance of 'Section' to 'RowContent' is unavailable: a section belongs beside other sections, not among rows
      }
    }
  }
}

// write: its sections alone
func tableInLink() -> Table {
  Table("Settings") {
    Section {
      LinkRow("Wi-Fi") {
        Table("Wi-Fi") { Section { Row("Network") } }  // expect: 'buildExpression' is unavailable: a table cannot be used as a section: write its sections alone, or pass destination: Table
      }
    }
  }
}

// MARK: Statements among rows

// write: `let _ = print("Bluetooth")`
func assignmentInSection() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      print("Bluetooth")  // expect: argument type '()' does not conform to expected type 'RowContent'
    }
  }
}

// write: `for name in names where !name.isEmpty`
func controlFlowInSection(_ names: [String]) -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") }
    Section("Devices") {
      for name in names {
        if name.isEmpty { continue }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
        Row(name)
      }
    }
  }
}

// write: `for number in 1...3 { Row("Mouse \(number)") }`
func loopInSection() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") }
    Section("Devices") {
      while true { Row("Mouse") }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
    }
  }
}

// write: the statement before or after the table
func deferInSection() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") }
    Section("Devices") {
      defer { print("done") }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
      Row("Mouse")
    }
  }
}

// write: `if radio.isOn { Row("On") } else { ToggleRow(…) }`
func differentRowsInCondition(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      radio.isOn ? Row("On") : ToggleRow("On", isOn: radio.$isOn)  // expect: result values in '? :' expression have mismatching types 'Row' and 'ToggleRow'
    }
  }
}

// write: `Row("Mouse")`
struct DeviceRow: RowContent {
  var row: Row { "Mouse" }  // expect: argument type 'String' does not conform to expected type 'RowContent'
}

// MARK: Arguments and modifiers

// write: `Row("Bluetooth", detail: "on", accessory: .checkmark)`
func argumentOrder() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Bluetooth", accessory: .checkmark, detail: "on")  // expect: argument 'detail' must precede argument 'accessory'
    }
  }
}

// write: `.detail("Otters")`; [all modifiers](RowsAndModifiers.md)
func misspeltModifier() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Bluetooth").detial("Otters")  // expect: value of type 'Row' has no member 'detial'
    }
  }
}

// write: `Row("Scan") { print("Scan") }`
func closureWithArgument() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Scan") { row in print(row) }  // expect: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
    }
  }
}

// write: `Row("Bluetooth").id("bluetooth")`
func idAsArgument() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Bluetooth", id: "bluetooth")  // expect: 'init(_:detail:accessory:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `Section("Bands") { … }.id("bands")`
func idOfSection() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") }
    Section("Bands", id: "bands") { Row("FM") }  // expect: 'init(_:footer:id:_:)' is unavailable: the id of a section is a modifier: .id(…) behind it
  }
}

// write: `ButtonRow("Scan") { scan() }.id("scan")`
func idOfButton() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ButtonRow("Scan", id: "scan") { scan() }  // expect: 'init(_:id:subtitle:icon:action:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `LinkRow("More") { … }.id("more")`
func idOfLink() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      LinkRow("More", id: "more") { Section { Row("Band") } }  // expect: 'init(_:id:subtitle:icon:content:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `NumberFieldRow("Channel", value: radio.$channel).id("channel")`
func idOfNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NumberFieldRow("Channel", value: radio.$channel, id: "channel")  // expect: 'init(_:value:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

enum Band: String, CaseIterable { case am, fm }

// write: `PickerRow("Band", selection: band).id("band")`
func idOfPicker(_ band: Binding<Band>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: band, id: "band")  // expect: 'init(_:selection:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `ToggleRow("On", isOn: radio.$isOn).id("on")`
func idOfSwitch(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.$isOn, id: "on")  // expect: 'init(_:isOn:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `Row("Bluetooth").subtitle("Two devices")`
func subtitleAsArgument() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Bluetooth", subtitle: "Two devices")  // expect: 'init(_:detail:accessory:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `ToggleRow("On", isOn: radio.$isOn).icon("wifi")`
func iconAsArgument(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.$isOn, icon: "wifi")  // expect: 'init(_:isOn:id:subtitle:icon:)' is unavailable: id, subtitle and icon are modifiers: .id(…) behind the row
    }
  }
}

// write: `.footer(…)` behind the section
func footerOfRow() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi").footer("Nearby") }  // expect: value of type 'Row' has no member 'footer'
  }
}

// write: `rules: [.required]`
func ruleWithoutList(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      TextFieldRow("Name", text: radio.$name, rules: .required)  // expect: type '[ValidationRule<String>]' has no member 'required'
    }
  }
}

// write: `over: "channel", "preset"`
func ruleOverList(_ radio: Radio) -> Table {
  Table("Settings") { Section("Radio") { Row("Wi-Fi") } }
    .rule("must differ", over: ["channel", "preset"]) { radio.channel != radio.preset }  // expect: cannot pass array of type '[String]' as variadic arguments of type 'String'
}

// write: `rules: [ValidationRule("is too long") { $0.count < 9 }]`
func ruleAsValidation(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      TextFieldRow("Name", text: radio.$name, validation: { $0.count < 9 })  // expect: 'init(_:text:validation:)' is unavailable: rules go in rules: [ValidationRule("reason") { … }]
    }
  }
}

// write: no rule
func requiredNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      StepperRow("Channel", value: radio.$channel, in: 1...9, rules: [.required])  // expect: 'required' is unavailable: only a text can be required: a number is never empty
    }
  }
}

// MARK: The control for a value

// write: `StepperRow("Channel", value: radio.$channel, in: 1...9)`
func toggleOnNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("Channel", isOn: radio.$channel)  // expect: 'init(_:isOn:)' is unavailable: a switch needs a Binding<Bool>; a number has StepperRow
    }
  }
}

// write: `TextFieldRow("Name", text: radio.$name)`
func sliderOnText(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Name", value: radio.$name, in: 0...9)  // expect: 'init(_:value:in:step:)' is unavailable: only a number can be stepped; a text has TextFieldRow
    }
  }
}

// write: `step: 0.1`
func sliderWithoutStep() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Balance", value: Binding.constant(0.5), in: 0...1)  // expect: 'init(_:value:in:label:)' is unavailable: a number with a fraction needs a step, such as step: 0.1
    }
  }
}

// write: `NumberFieldRow("Preset", value: radio.$preset, in: 1...9)`
func stepperOnOptional(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      StepperRow("Preset", value: radio.$preset, in: 1...9)  // expect: 'init(_:value:in:step:label:)' is unavailable: a number that may be missing has NumberFieldRow(_:value:)
    }
  }
}

// write: `NumberFieldRow("Channel", value: radio.$channel)`
func textFieldOnNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      TextFieldRow("Channel", text: radio.$channel)  // expect: 'init(_:text:)' is unavailable: a number has NumberFieldRow(_:value:), not a text field
    }
  }
}

// write: `DateRow("Wake up", value: time)`
func dateAsNumber(_ time: Binding<TimeOfDay>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NumberFieldRow("Wake up", value: time)  // expect: 'init(_:value:)' is unavailable: a date or a time has DateRow(_:value:)
    }
  }
}

// write: `options: ["Otters", "Badgers"]`
func pickerWithoutOptions(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Name", selection: radio.$name)  // expect: 'init(_:selection:label:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}

// write: `options: [1, 2]`
func pickerWithLabelWithoutOptions(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Channel", selection: radio.$channel) { "No. \($0)" }  // expect: 'init(_:selection:label:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}

// write: options of the type of the selection
func pickerWithOtherOptions(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Channel", selection: radio.$channel, options: ["FM", "AM"])  // expect: 'init(_:selection:options:)' is unavailable: the options of a picker have the type of its selection
    }
  }
}

// write: options of the type of the selection
func pickerWithOtherOptionsAndLabel(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Channel", selection: radio.$channel, options: ["FM", "AM"]) { $0 }  // expect: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String?>'
    }
  }
}

// write: `options: ["FM", "AM"]`
func multiPickerWithoutOptions(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      MultiPickerRow("Bands", selection: radio.$bands)  // expect: 'init(_:selection:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}

// write: options of the type of the selection
func multiPickerWithOtherOptions(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      MultiPickerRow("Channels", selection: radio.$channels, options: ["FM"])  // expect: 'init(_:selection:options:)' is unavailable: the options of a picker have the type of its selection
    }
  }
}

// MARK: Lists

// write: `ListRow("Hosts", records: radio.$hosts, new: …) { … }`
func listOfStructs(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Hosts", entries: radio.$hosts)  // expect: 'init(_:entries:)' is unavailable: elements with values of their own are records: ListRow(_:records:new:page:)
    }
  }
}

// write: `ListRow("Hosts", records: radio.$hosts, new: …) { … }`
func listOfStructsWithPage(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Hosts", entries: radio.$hosts) { host in  // expect: 'init(_:entries:page:)' is unavailable: elements with pages are records: ListRow(_:records:new:page:)
        Section { Row("x") }
      }
    }
  }
}

// write: `new: { Host(id: $0) }`
func recordsWithoutNew(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Hosts", records: radio.$hosts) { host in  // expect: 'init(_:records:page:)' is unavailable: records need new:, which makes one with a name
        Section { TextFieldRow("Name", text: host.name) }
      }
    }
  }
}

// MARK: Bindings and models

// write: a binding, such as `radio.$isOn`
func valueForBinding(_ isOn: Bool) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Bluetooth")
      ToggleRow("Wi-Fi", isOn: isOn)  // expect: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
    }
  }
}

// write: `radio.$isOn`
func withoutProjection(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.isOn)  // expect: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
    }
  }
}

// write: `radio.$isOn`
func projectionOfModel(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: $radio.isOn)  // expect: cannot find '$radio' in scope
    }
  }
}

@Observable final class Player {
  var isOn = true
}

// write: `Bindings(player, defaults: Player()).isOn`
func projectionOfObservable(_ player: Player) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: player.$isOn)  // expect: value of type 'Player' has no member '$isOn'
    }
  }
}

final class Chip {
  let isOn = true
}

// write: `var isOn`
func constantProperty(_ chip: Chip) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: Bindings(chip, defaults: Chip()).isOn)  // expect: cannot assign to property: 'isOn' is a 'let' constant
    }
  }
}

@MainActor final class Station {
  @Setting var isOn = true
}

// write: `@MainActor func table`
func modelOfMainActor(_ station: Station) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: station.$isOn)  // expect: main actor-isolated property '$isOn' can not be referenced from a nonisolated context
    }
  }
}

// write: `@Setting var isOn`
final class Constants { @Setting let isOn = true }  // expect: property wrapper can only be applied to a 'var'

// write: `final class Phone`
struct Phone { @Setting var wifi = true }  // expect: 'wrappedValue' is unavailable: @Setting belongs in a class: the copies of a struct would share it

// write: no `@Setting`, and [`Bindings`](../Values.md#observable-models)
@Observable final class OtherPhone { @Setting var wifi = true }  // expect: invalid redeclaration of synthesized property '_wifi'

// MARK: Closures that wait

// write: `await scanSlowly()`
func actionWithoutAwait() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ButtonRow("Scan") { scanSlowly() }  // expect: 'async' call in a function that does not support concurrency
    }
  }
}

// write: `.onAccessory { Task { await scanSlowly() } }`
func asyncAccessory() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Scan", accessory: .detailButton).onAccessory { await scanSlowly() }  // expect: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
    }
  }
}

// MARK: Habits of SwiftUI, Eureka and QuickTableViewController

// write: `Row("Scan") { scan() }`
func actionAsArgument() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Scan", action: { scan() })  // expect: 'init(_:action:)' is unavailable: the action of a row is its last closure: Row(…) { … }
    }
  }
}

// write: `Row("Scan") { scan() }`
func tapGesture() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Scan").onTapGesture { scan() }  // expect: 'onTapGesture(perform:)' is unavailable: the action of a row is its last closure, or .onSelect { … }
    }
  }
}

// write: `menu.onSettingChange = { … }`
func closureOfSwitch(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.$isOn) { scan() }  // expect: 'init(_:isOn:onChange:)' is unavailable: a control has no closure: use onSettingChange of a Menu
    }
  }
}

// write: `menu.onSettingChange = { … }`
func closureOfSlider(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Channel", value: radio.$channel, in: 1...9) { scan() }  // expect: 'init(_:value:in:onChange:)' is unavailable: a control has no closure: use onSettingChange of a Menu
    }
  }
}

// write: `menu.onSettingChange = { … }`
func changeOfControl(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.$isOn).onChange { scan() }  // expect: 'onChange' is unavailable: a control has no closure: use onSettingChange of a Menu
    }
  }
}

// write: `for host in radio.hosts { Row(host.name).id(host.id) }`
func forEach(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ForEach(radio.hosts) { host in Row(host.name) }  // expect: cannot find 'ForEach' in scope
    }
  }
}

// write: `for host in radio.hosts { Row(host.name).id(host.id) }`
func forEachMethod(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      radio.hosts.forEach { Row($0.name) }  // expect: argument type '()' does not conform to expected type 'RowContent'
    }
  }
}

// write: `LinkRow("Bluetooth") { Section { … } }`
func navigationLink() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NavigationLink("Bluetooth") { Section { Row("Headphones") } }  // expect: cannot find 'NavigationLink' in scope
    }
  }
}

// write: `ToggleRow("On", isOn: radio.$isOn)`; [all rows](RowsAndModifiers.md)
func switchRow(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SwitchRow("On", isOn: radio.$isOn)  // expect: cannot find 'SwitchRow' in scope
    }
  }
}

// write: `in: 0...99`
func halfOpenRange(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Channel", value: radio.$channel, in: 0..<100)  // expect: 'init(_:value:in:step:label:)' is unavailable: the range of a number includes its end: write 0...99
    }
  }
}

// write: a `CalendarDate` in your model; [convert it](../Controls.md#dates-and-types-of-your-own)
func dateOfFoundation(_ day: Binding<Date>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      DateRow("Day", value: day)  // expect: 'init(_:value:)' is unavailable: a DateRow needs a CalendarDate, a TimeOfDay or a DateAndTime
    }
  }
}

// write: `Section("Radio") { … }.collapsible(initially: .collapsed)`
func collapsedAsArgument() -> Table {
  Table("Settings") {
    Section("Radio", isCollapsed: true) { Row("Wi-Fi") }  // expect: 'init(_:isCollapsed:_:)' is unavailable: write .collapsible(initially: .collapsed) behind the section
  }
}

// write: `Section("Radio") { … }`
func headerWithLabel() -> Table {
  Table("Settings") {
    Section(header: "Radio") { Row("Wi-Fi") }  // expect: extraneous argument label 'header:' in call
  }
}

// write: `Section("Radio", footer: "Nearby") { … }`
func footerAsClosure() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") } footer: { "Nearby" }  // expect: 'init(_:_:footer:)' is unavailable: the footer is a text: Section(…, footer: …) or .footer(…)
  }
}

// write: `PickerRow("Name", selection: radio.$name, options: names, style: .inline)`
func selectionAsArgument(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Name", selection: radio.$name) { Row("Otters") }  // expect: 'init(_:selection:_:)' is unavailable: write PickerRow(…, selection: …, style: .inline) inside it
  }
}

// write: `PickerRow("Name", selection: radio.$name, options: names, style: .inline)`
func selectionOfSection(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Name") { Row("Otters") }
      .selection(radio.$name)  // expect: 'selection' is unavailable: write PickerRow(…, selection: …, style: .inline) inside it
  }
}

// write: `PickerRow("Name", selection: radio.$name, options: names) { Row($0) }`
func tagOfRow() -> Table {
  Table("Settings") {
    Section("Name") { Row("Otters").tag("Otters") }  // expect: 'tag' is unavailable: a PickerRow has its options as values, each with its row
  }
}

// write: `Row("Wi-Fi").help("Wireless")`
func helpOfSection() -> Table {
  Table("Settings") {
    Section("Radio") { Row("Wi-Fi") }.help("Wireless")  // expect: 'help' is unavailable: a section has no help: write .help(…) behind a row
  }
}

// write: `row: { Row($0) }`, and what is switched in a row of its own
func controlAsOption(_ radio: Radio) -> Table {
  Table("Settings") {
    Section {
      PickerRow(
        "Name", selection: radio.$name, options: ["Otters"],
        row: { ToggleRow($0, isOn: .constant(true)) })  // expect: cannot convert value of type 'ToggleRow' to closure result type 'Row'
    }
  }
}

// write: `row:` alone, whose title is the label
func labelAndRowOfOption(_ radio: Radio) -> Table {
  Table("Settings") {
    Section {
      PickerRow(
        "Name", selection: radio.$name, options: ["Otters"], label: { $0 }, row: { Row($0) })  // expect: extra argument 'row' in call
    }
  }
}

// write: `group: \.region`
func groupAsClosure(_ radio: Radio) -> Table {
  Table("Settings") {
    Section {
      PickerRow("Name", selection: radio.$name, options: ["Otters"], group: { $0 })  // expect: closure passed to parameter of type 'KeyPath<String, String>' that does not accept a closure
    }
  }
}

// write: `style: .navigationLink`
func styleOfPage(_ radio: Radio) -> Table {
  Table("Settings") {
    Section {
      PickerRow("Name", selection: radio.$name, options: ["Otters"], style: .page)  // expect: type 'PickerStyle' has no member 'page'
    }
  }
}

// write: `TableAdapter(Table { Section { … } })`
func adapterOfSections() -> TableAdapter {
  TableAdapter { Section { Row("Wi-Fi") } }  // expect: 'init(_:)' is unavailable: an adapter needs a table: TableAdapter(Table { … })
}

// write: `page.onChange = { print($0) }`
func changesAsMethod(_ page: TableAdapter) {
  page.onChange { print($0) }  // expect: 'onChange' is unavailable: assign the closure: onChange = { … }
}

// MARK: Values, ranges and acts

// write: `Row("Battery", detail: "3 %")`
func valueOfRow() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Battery", value: "3 %")  // expect: 'init(_:value:detail:accessory:)' is unavailable: the value at the trailing edge is a text: Row(…, detail: …)
    }
  }
}

// write: `in: 0...1`
func fractionsForWholeNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Channel", value: radio.$channel, in: 0.0...1.0)  // expect: 'init(_:value:in:step:label:)' is unavailable: range and step have the type of the value: whole numbers for an Int, as in 0...100
    }
  }
}

// write: `in: 0...9, step: 1`
func stepForWholeNumber(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      StepperRow("Channel", value: radio.$channel, in: 0.0...9.5, step: 0.5)  // expect: 'init(_:value:in:step:label:)' is unavailable: range and step have the type of the value: whole numbers for an Int, as in 0...100
    }
  }
}

// write: `TextFieldRow("Name", text: radio.$name)`
func sliderOfText(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Name", value: radio.$name, in: 0.0...1.0)  // expect: 'init(_:value:in:step:)' is unavailable: only a number can be stepped; a text has TextFieldRow
    }
  }
}

// write: `TextFieldRow("Name", text: radio.$name)`
func numberFieldOfText(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NumberFieldRow("Name", value: radio.$name)  // expect: 'init(_:value:)' is unavailable: only a number: a text has TextFieldRow, a Bool ToggleRow
    }
  }
}

// write: `ToggleRow("On", isOn: radio.$isOn)`
func numberFieldOfSwitch(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NumberFieldRow("On", value: radio.$isOn)  // expect: 'init(_:value:)' is unavailable: only a number: a text has TextFieldRow, a Bool ToggleRow
    }
  }
}

// write: `TextFieldRow("Name", text: radio.$name)`
func switchOfText(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("Name", isOn: radio.$name)  // expect: 'init(_:isOn:)' is unavailable: a switch needs a Binding<Bool>; a text has TextFieldRow
    }
  }
}

// write: `@Setting var bands: [String] = []`
func listOfSet(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Bands", entries: radio.$bands)  // expect: 'init(_:entries:)' is unavailable: entries have an order: an Array, not a Set
    }
  }
}

// write: `Row("FM")`
func noAccessory() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("FM", accessory: nil)  // expect: 'init(nilLiteral:)' is unavailable: write accessory: .none, or leave it out
    }
  }
}

// write: `.disabled(reason: "needs an aerial")`
func reasonAlone() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("FM").disabled("needs an aerial")  // expect: 'disabled' is unavailable: write .disabled(reason: …), or .disabled(isOffline, …)
    }
  }
}

// write: `Section("Radio") { Row("FM") }`
func sectionWithoutRows() -> Table {
  Table("Settings") {
    Section("Radio")  // expect: 'init(_:)' is unavailable: a section has its rows in braces: Section(…) { Row(…) }
  }
}

// write: `Section("Radio") { … }.headerDetail("3")`
func headerDetailAsArgument() -> Table {
  Table("Settings") {
    Section("Radio", headerDetail: "3") { Row("FM") }  // expect: 'init(_:headerDetail:footer:_:)' is unavailable: write .headerDetail(…) behind the section
  }
}

// write: `Section("Radio") { … }`
func headerAsModifier() -> Table {
  Table("Settings") {
    Section { Row("FM") }.header("Radio")  // expect: 'header' is unavailable: the header comes first: Section("…") { … }
  }
}

// write: `.disabled(reason: "needs an aerial")`
func reasonOfSection() -> Table {
  Table("Settings") {
    Section { Row("FM") }.disabled("needs an aerial")  // expect: 'disabled' is unavailable: write .disabled(reason: …), or .disabled(isOffline, …)
  }
}

// write: `page.select(at: path)`; with an id `page.select(row: "wifi")`
func selectWithoutLabel(_ page: TableAdapter, _ path: RowPath) {
  page.select(path)  // expect: 'select' is unavailable: write select(at: path), or select(row: id)
}

// write: `page.select(row: "wifi")`
func selectOfText(_ page: TableAdapter) {
  page.select("wifi")  // expect: 'select' is unavailable: write select(at: path), or select(row: id)
}

// write: `if let id = page.id(at: path) { page.increment(row: id) }`
func incrementAtPath(_ page: TableAdapter, _ path: RowPath) {
  page.increment(at: path)  // expect: 'increment(at:by:)' is unavailable: write increment(row:by:) with the row's id, see id(at:)
}

// write: `page.numberOfRows(inSection: 0)`
func rowsInSection(_ page: TableAdapter) -> Int {
  page.numberOfRows(in: 0)  // expect: 'numberOfRows(in:)' is unavailable: write numberOfRows(inSection:)
}

// write: `table.rendered(theme: .standard)`
func colorMode(_ table: Table) -> String {
  table.rendered(color: .ansi)  // expect: 'rendered(width:style:symbols:color:theme:)' is unavailable: write theme: .standard for colours, and no theme for text alone
}

// write: `TextRenderer(width: 40, theme: .standard)`
func colorModeOfRenderer() -> TextRenderer {
  TextRenderer(width: 40, color: .ansi, theme: .standard)  // expect: 'init(width:style:symbols:color:theme:)' is unavailable: write theme: .standard for colours, and no theme for text alone
}

// MARK: Names from SwiftUI

// write: `ToggleRow("On", isOn: radio.$isOn)`
func toggle(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Toggle("On", isOn: radio.$isOn)  // expect: cannot find 'Toggle' in scope
    }
  }
}

// write: `PickerRow("Name", selection: radio.$name, options: ["Otters"])`
func pickerView(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Picker("Name", selection: radio.$name) { Row("Otters") }  // expect: cannot find 'Picker' in scope
    }
  }
}

// write: `TextFieldRow("Name", text: radio.$name, isSecure: true)`
func secureField(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SecureField("Name", text: radio.$name)  // expect: cannot find 'SecureField' in scope
    }
  }
}

// write: `DateRow("Alarm", value: radio.$alarm)`
func datePicker(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      DatePicker("Alarm", selection: radio.$channel)  // expect: cannot find 'DatePicker' in scope
    }
  }
}

// write: `@Setting var isOn = true` in a class
struct StateOfView {
  @State var isOn = true  // expect: unknown attribute 'State'
}

// write: `@Setting var isOn = true`
final class PublishedModel {
  @Published var isOn = true  // expect: unknown attribute 'Published'
}

// write: `@Setting var volume = 5` in a class, and `radio.$volume`
func bindingOfLocalVariable() -> StepperRow {
  var volume = 5
  volume += 1
  return StepperRow("Volume", value: $volume, in: 0...9)  // expect: cannot find '$volume' in scope
}

// MARK: Menus, commands and tests

// write: `menu.setValue("60", for: "volume")`
func numberAsValue(_ menu: Menu) {
  menu.setValue(60, for: "volume")  // expect: cannot convert value of type 'Int' to expected argument type 'String'
}

// write: `menu.page.row(at: …)`
func rowOfMenu(_ menu: Menu) {
  _ = menu.row(at: RowPath(section: 0, row: 0))  // expect: value of type 'Menu' has no member 'row'
}

// write: one row below the other, without brackets
func arrayOfRows(_ radio: Radio) -> Section {
  Section { [Row("FM"), ToggleRow("On", isOn: radio.$isOn)] }  // expect: type 'Any' cannot conform to 'RowContent' [#ProtocolTypeNonConformance]
}

// write: one section below the other
func sumOfSections() -> Table {
  Table { Section { Row("FM") } + Section { Row("AM") } }  // expect: referencing operator function '+' on 'FloatingPoint' requires that 'Section' conform to 'FloatingPoint'
}

// write: `SettingsCommand("radio", menu: menu, store: file)`
func storeBeforeMenu(_ menu: Menu, _ file: any SettingsStore) -> SettingsCommand {
  SettingsCommand("radio", store: file, menu: menu)  // expect: 'init(_:store:menu:)' is unavailable: menu: comes before store:
}

// write: `await command.main()`
func mainWithoutAwait(_ command: SettingsCommand) {
  command.main()  // expect: 'async' call in a function that does not support concurrency
}

// write: `screen.press("end up")`
func pressOfTexts(_ screen: ScriptedMenu) {
  screen.press("end", "up")  // expect: 'press' is unavailable: several names stand in one text: press("end up")
}

// write: the text alone
func snapshotThatReturns() {
  _ = verifySnapshot(of: "On") { return "On" }  // expect: cannot use explicit 'return' statement in the body of result builder 'SnapshotText'
}

// write: `import Testing`
func snapshotWithoutTesting(_ menu: Table) {
  expectSnapshot(of: menu)  // expect: no macro named '_sourceLocation'
}

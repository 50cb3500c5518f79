import SimpleTable
import SimpleTableTerminal
import TestTraits

// Programs whose values are typed, searched and asked about.

/// Fields in two sections, between which Tab and brackets move.
final class FormProgram: SceneProgram {
  @Setting var first = "Ada"
  @Setting var last = "Lovelace"
  @Setting var age = 36
  @Setting var isOn = false
  @Setting var text = "one\ntwelve\nten"

  override var table: Table {
    Table("Form") {
      Section("Name") {
        TextFieldRow("First", text: self.$first, rules: [.required]).id("first")
        ToggleRow("On", isOn: self.$isOn)
        TextFieldRow("Last", text: self.$last).id("last").disabled(self.argument == "locked")
      }
      Section {
        NumberFieldRow("Age", value: self.$age, in: 0...150)
        if self.argument == "text" { TextAreaRow("Text", text: self.$text) }
        Row("End")
      }
      .collapsible()
    }
  }
}

/// A name that is checked as the argument says, with the numbers and the secret of somebody.
final class ContactProgram: SceneProgram {
  @Setting var name = "Ada"
  @Setting var password = "otter"
  @Setting var volume = 60
  @Setting var copies = 2
  @Setting var isShown = true

  private var rules: [ValidationRule<String>] {
    switch argument {
    case "checked": [.required, .length(1...5)]
    case "live": [.length(1...4)]
    default: []
    }
  }

  override var table: Table {
    Table.page("Contact") {
      if self.isShown {
        TextFieldRow(
          "Name", text: self.$name, placeholder: "Anonymous", rules: self.rules,
          validation: self.argument == "live" ? .onChange : .onCommit
        ).id("name")
      }
      TextFieldRow("Password", text: self.$password, isSecure: true).id("password")
      SliderRow("Volume", value: self.$volume, in: 0...100).id("volume")
      StepperRow(
        "Copies", value: self.$copies, in: 1...30,
        rules: self.argument == "even" ? [ValidationRule("must be even") { $0 % 2 == 0 }] : []
      ).id("copies")
      StepperRow("Fixed", value: .constant(5), in: 0...9).disabled()
      LinkRow("More", scope: "more") {
        Section { if self.isShown { TextFieldRow("Name", text: self.$name).id("name") } }
      }.id("more")
    }
  }
}

/// Pages below each other, that are searched.
final class PlayerProgram: SceneProgram {
  @Setting var volume = 60
  @Setting var size = "Small"
  @Setting var isDark = false
  @Setting var font = "Mono"

  override var table: Table {
    Table("Player") {
      Section("Sound") {
        SliderRow("Volume", value: self.$volume, in: 0...100, step: 10).id("volume")
        for number in 1...12 { Row("Channel \(number)") }
      }
      Section {
        PickerRow(
          "Look", selection: self.$font, options: ["Mono", "Serif"], style: .navigationLink
        ) { $0 }
        .id("font")
        LinkRow("Video") {
          Section {
            LinkRow("Subtitles") {
              Section {
                PickerRow("Subtitle size", selection: self.$size, options: ["Small", "Large"]) {
                  $0
                }
                .id("size")
                ToggleRow("Dark", isOn: self.$isDark).id("dark")
              }
            }
          }
        }
        .id("video")
      }
    }
  }
}

/// Two pages of one title, with rows of one title and one id.
final class RoomsProgram: SceneProgram {
  override var table: Table {
    Table.page("House") {
      for name in ["Kitchen", "Bath"] {
        LinkRow("Room", scope: name) { Section { Row("Lamp", detail: name).id("lamp") } }
          .id(name)
      }
    }
  }
}

/// Rows whose titles the program changes, on the first page and on the one below it.
final class TitlesProgram: SceneProgram {
  @Setting var titles = ["One"]
  @Setting var guest = "Guest"
  @Setting var chosen = ""

  override var table: Table {
    Table.page("Rows") {
      for title in self.titles { Row(title) { self.chosen = title }.id(title) }
      LinkRow("Page") { Section { if !self.guest.isEmpty { Row(self.guest) } } }.id("page")
    }
  }
}

/// Choices whose value is not among them.
final class LettersProgram: SceneProgram {
  override var table: Table {
    Table.page {
      PickerRow("Letters", selection: .constant("z"), options: ["a", "b"], style: .inline) {
        $0.uppercased()
      }
      .id("letter")
    }
  }
}

/// Rows that ask before they act.
final class DeviceProgram: SceneProgram {
  @Setting var files = 1
  @Setting var isOn = false
  @Setting var name = "Otter"
  @Setting var copies = 2
  @Setting var erased = 0
  @Setting var tapped = 0

  override var table: Table {
    Table.page {
      if self.files > 0 {
        ButtonRow("Erase", role: .destructive) { self.erased += 1 }
          .confirm(self.files > 99 ? self.long : "Erase \(self.files) files?")
      }
      Row("Tap") { self.tapped += 1 }
      ToggleRow("Power", isOn: self.$isOn).confirm("Switch it?").id("power")
      TextFieldRow("Name", text: self.$name, rules: [.required]).confirm("Rename it?").id("name")
      StepperRow("Copies", value: self.$copies, in: 1...3).confirm("Change it?").id("copies")
      ToggleRow("Sync", isOn: .constant(false)).disabled(true, reason: "needs an account")
    }
  }

  private var long: String { (1...40).map(String.init).joined(separator: " ") }
}

/// A text of several lines.
final class MailProgram: SceneProgram {
  @Setting var text = "Ada"

  override var table: Table {
    Table.page("Mail") {
      let row = TextAreaRow(
        "Signature", text: self.$text, placeholder: "None",
        rules: self.argument.isEmpty ? [] : [.length(0...5)])
      if self.argument == "asking" { row.confirm("Sure?") } else { row }
      Row("Last")
    }
  }
}

/// Lists that can be changed, that ask first, and that cannot be changed.
final class ListsProgram: SceneProgram {
  @Setting var ignored = ["*.o", "*.d"]
  @Setting var asked = ["a"]

  override var table: Table {
    Table.page("Settings") {
      ListRow("Ignored", entries: self.$ignored, limit: 0...4, rules: [.required]).id("ignored")
      ListRow("Asked", entries: self.$asked).confirm("Sure?").id("asked")
      ListRow("Fixed", entries: .constant(["a", "b"])).id("fixed")
    }
  }
}

/// Names with texts and with numbers, and some that cannot be changed.
final class MapsProgram: SceneProgram {
  // A text, as a dictionary has no order in which it could be compared.
  @Setting var environment = "EDITOR=vi"
  @Setting var jobs = "build=2"

  override var table: Table {
    Table.page("Settings") {
      DictionaryRow(
        "Environment", entries: mapBinding(self.$environment, of: String.self), limit: ...3
      ).id("env")
      DictionaryRow("Jobs", entries: mapBinding(self.$jobs, of: Int.self), rules: [.range(1...9)])
        .id("jobs")
      DictionaryRow("Fixed", entries: .constant(["a": "b"])).id("fixed")
      Row("Manual").hyperlink("https://a.example/manual")
    }
  }
}

/// Returns a map of texts or numbers that is kept as a text.
private func mapBinding<Value: LosslessStringConvertible>(
  _ text: Binding<String>, of type: Value.Type
) -> Binding<[String: Value]> {
  func entries(_ text: String) -> [String: Value] {
    var entries: [String: Value] = [:]
    for entry in text.split(separator: " ") {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      entries[parts[0]] = Value(parts.count > 1 ? parts[1] : "")
    }
    return entries
  }
  return Binding<[String: Value]>(
    get: { entries(text.wrappedValue) },
    set: { new in
      let names = new.keys.sorted()
      text.wrappedValue = names.map { "\($0)=\(new[$0]?.description ?? "")" }.joined(separator: " ")
    },
    default: entries(text.defaultValue ?? ""))
}

/// A list of records, each with a page.
final class RecordsProgram: SceneProgram {
  struct Server: Identifiable {
    let id: String
    var port = 22
  }

  @Setting var servers: [Server] = []

  override var table: Table {
    Table.page("Settings") {
      ListRow("Servers", records: self.$servers, limit: 0...3, new: { Server(id: $0) }) {
        server in
        Section { NumberFieldRow("Port", value: server.port, in: 1...9_999).id("port") }
      }
      .id("servers")
    }
  }
}

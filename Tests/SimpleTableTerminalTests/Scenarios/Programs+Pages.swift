import SimpleTable
import SimpleTableTerminal
import TestFixtures
import TestTraits

// Programs whose pages are seen and moved in.

/// One section that collapses, pages below it, and controls.
final class PhoneProgram: SceneProgram {
  private let phone = Phone()
  override var holder: AnyObject { phone }
  override var table: Table { settings(for: phone) }
}

/// As many rows as its argument says.
final class NumbersProgram: SceneProgram {
  @Setting var count = 0

  required init(_ argument: String) {
    super.init(argument)
    count = number
  }

  override var table: Table {
    Table("Numbers") {
      Section(footer: "That is all.") { for number in 1...self.count { Row("Row \(number)") } }
    }
  }
}

/// Rows that come and go, each of which removes itself.
final class DevicesProgram: SceneProgram {
  @Setting var first = ""
  @Setting var devices = ["Watch", "Car"]
  @Setting var last = ""

  override var table: Table {
    Table("Devices") {
      if !self.first.isEmpty || !self.devices.isEmpty || !self.last.isEmpty {
        Section {
          if !self.first.isEmpty { Row(self.first).id("first") }
          for device in self.devices {
            ButtonRow(device) {
              self.devices.removeAll { $0 == device }
              self.menu?.reload()
            }.id(device)
          }
          if !self.last.isEmpty { Row(self.last).id("last") }
        }
      }
    }
  }
}

/// Two long sections, and what is higher than a screen: a row, a footer, a header.
final class LongProgram: SceneProgram {
  private func words(_ count: Int) -> String {
    (1...count).map { "word\($0)" }.joined(separator: " ")
  }

  override var table: Table {
    switch argument {
    case "sections":
      Table {
        for name in ["First", "Second"] {
          Section(name) { for number in 1...10 { Row("\(name) \(number)") } }
        }
      }
    case "text":
      // Nothing takes the focus.
      Table { Section(footer: self.words(20)) {} }
    case "footer":
      Table { Section(footer: self.words(20)) { Row("One") } }
    case "partly":
      Table {
        Section(footer: "first-word second-word last-word") {
          Row("Tall").customLines { _ in ["  top", "  middle", "  bottom"] }
        }
      }
    case "log":
      Table("Log") {
        Section { Row("Tall").customLines { _ in (1...20).map { "line \($0)" } } }
      }
    default:
      Table("Sections") {
        Section("Tall") {
          Row("Tall").customLines { _ in (1...60).map { "line \($0)" } }
        }
        .id("tall")
        .collapsible()
        Section("Low") { Row("Low") }.id("low").collapsible(initially: .collapsed)
        Section { for number in 1...20 { Row("Row \(number)") } }
      }
    }
  }
}

/// A page that is there as long as the row that leads to it.
final class WifiProgram: SceneProgram {
  @Setting var isOn = true

  override var table: Table {
    Table.page("Top") {
      if self.isOn {
        LinkRow("Wi-Fi") {
          Section {
            ButtonRow("Forget") { self.isOn = false }
            Row("Details")
          }
        }
      }
      Row("Bluetooth")
      for number in 1...9 { Row("Row \(number)") }
      LinkRow("Long") {
        if self.argument == "folded" { Section("Folded") { Row("Inside") }.collapsible() }
        Section { for number in 1...30 { Row("Row \(number)") } }
      }
    }
  }
}

/// Rows that do nothing, that cannot be used, and whose closures change what they show.
final class PlainProgram: SceneProgram {
  @Setting var selected = 0
  @Setting var tapped = 0
  @Setting var copies = 2
  @Setting var isOn = false

  override var table: Table {
    Table.page("Root") {
      Row("Plain")
      LinkRow("Link") { Section { Row("Inside") } }.disabled()
      StepperRow("Copies", value: self.$copies, in: 1...3).disabled()
      DisclosureRow("More") { Row("Below") }.row.disabled()
      Row("Count", detail: "\(self.selected) \(self.tapped)", accessory: .disclosureIndicator) {
        self.selected += 1
      }
      .onAccessory { self.tapped += 1 }
      LinkRow("Child") { Section { ToggleRow("Switch", isOn: self.$isOn) } }
      Row("Sync") {}.disabled(false, reason: "needs a network")
    }
  }
}

/// Titles in wide characters.
final class JapaneseProgram: SceneProgram {
  override var table: Table {
    Table("設定") {
      Section("ネットワーク", footer: "すべての端末に適用されます。") {
        for title in ["機内モード", "無線LAN", "とても長い名前の項目"] {
          ToggleRow(title, isOn: .constant(false))
        }
      }
    }
  }
}

/// Titles, texts and messages from right to left.
final class HebrewProgram: SceneProgram {
  @Setting var volume = 60
  @Setting var name = ""

  override var table: Table {
    Table.page("הגדרות") {
      StepperRow("עוצמה", value: self.$volume, in: 0...100, step: 10).id("volume")
      TextFieldRow("שם", text: self.$name, rules: [.required]).id("name")
      Row("מחק") {}.confirm("למחוק 3?")
      Row("שמור") { TerminalMenu.show("נשמר 2") }
      ToggleRow("נעול", isOn: .constant(true)).disabled(true, reason: "חסר 1")
      Row("ארוך") { TerminalMenu.show("שלום עולם שלום עולם שלום") }
    }
  }
}

/// Escape sequences and control characters in every text.
final class EvilProgram: SceneProgram {
  @Setting var name = "Ada"

  override var table: Table {
    let evil = "\u{1B}[31m\u{7}x\u{9B}\u{202E}\r\n"
    return Table(evil) {
      Section(evil, footer: evil) {
        TextFieldRow(
          evil, text: self.$name, rules: [ValidationRule(evil) { $0 == "Ada" }],
          validation: .onChange)
        LinkRow(evil, detail: evil) { Section { Row(evil) } }
        Row(evil).disabled()
      }
    }
  }
}

/// Rows that are at work, of which one says how far it is.
final class BusyProgram: SceneProgram {
  override var table: Table {
    Table.page {
      Row("Update").progress(0.5)
      Row("Copy").busy()
    }
  }
}

/// A page with an action that ends only when it is stopped; as an argument says, the first page has two.
final class WorkProgram: SceneProgram {
  override var table: Table {
    if argument == "first" {
      return Table.page {
        ButtonRow("Sync") { try await Task.sleep(nanoseconds: .max) }
        ButtonRow("Copy") { try await Task.sleep(nanoseconds: .max) }
        Row("Log") {}
      }
    }
    return Table.page {
      LinkRow("Jobs") {
        Section { ButtonRow("Sync") { try await Task.sleep(nanoseconds: .max) } }
      }
    }
  }
}

/// Links to pages, of which it is counted how often they are evaluated; one of them uses the menu.
final class LinksProgram: SceneProgram {
  @Setting var evaluations = 0
  @Setting var volume = 60
  @Setting var theme = "light"

  override var table: Table {
    Table.page("Links") {
      LinkRow("Sounds", detail: "60", destination: self.sounds()).help("What is heard.")
      LinkRow("Acting", destination: self.acting())
      Row("Plain", detail: "nothing more")
      if self.argument == "detail" {
        LinkRow("Device") { Section { Row("Below") } }.accessory(.detailButton)
      }
    }
  }

  private func sounds() -> Table {
    evaluations += 1
    return Table("Sounds") {
      Section("Ringer") {
        SliderRow("Volume", value: self.$volume, in: 0...100, step: 5).id("volume")
        PickerRow("Theme", selection: self.$theme, options: ["light", "dark"]).id("theme")
      }
      for number in 1...40 { Section { Row("Channel \(number)") } }
    }
  }

  private func acting() -> Table {
    evaluations += 1
    menu?.popToRoot()
    menu?.reload()
    menu?.setValue("5", for: "volume")
    return Table { Section { Row("Below") } }
  }
}

/// Two pages with one title, each with a text that must not be empty.
final class NamesakesProgram: SceneProgram {
  @Setting var first = "a"
  @Setting var second = "b"

  private func page(_ text: Binding<String>) -> LinkRow {
    LinkRow("Device") { Section { TextFieldRow("Name", text: text, rules: [.required]) } }
  }

  override var table: Table {
    Table.page {
      self.page(self.$first)
      self.page(self.$second)
    }
  }
}

/// Rows that leave notices, at once and later.
final class NoticesProgram: SceneProgram {
  override var table: Table {
    Table.page {
      Row("Save") { TerminalMenu.show("Saved") }
      Row("Fail") { TerminalMenu.show("It failed.", kind: .error) }
      ButtonRow("Load") {
        await Task.yield()
        TerminalMenu.show("Loaded.")
      }
      Row("Long") {
        TerminalMenu.show((1...14).map { "word\($0)" }.joined(separator: " "))
      }
    }
  }
}

/// A menu that follows the language that is chosen in it.
final class LanguageProgram: SceneProgram {
  @Setting var language = "English"

  private var isEnglish: Bool { language == "English" }

  override var table: Table {
    Table {
      Section(self.isEnglish ? "Language" : "Sprache") {
        PickerRow(
          self.isEnglish ? "Choice" : "Wahl", selection: self.$language,
          options: ["English", "Deutsch"], style: .menu
        ) { $0 }.id("language")
        Row(self.isEnglish ? "Erase" : "Löschen") {}
          .confirm(self.isEnglish ? "Erase all?" : "Alles löschen?")
      }
    }
    .title { self.isEnglish ? "Settings" : "Einstellungen" }
    .words {
      var words = TableWords()
      if !self.isEnglish { words[.notAnOption] = "„%“ gibt es nicht" }
      return words
    }
  }

  override var words: MenuWords {
    var words = MenuWords()
    if !isEnglish {
      words[.firstPage] = "dies ist die erste Seite"
      words[.notTaken] = "%1 abgelehnt: %2."
      (words[.yes], words[.no]) = ("ja", "nein")
    }
    return words
  }
}

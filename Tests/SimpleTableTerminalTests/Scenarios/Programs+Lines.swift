import SimpleTable
import SimpleTableTerminal
import TestTraits

// Programs that are shown as numbered lines.

extension Scene {
  /// The programs that scenarios show, by the names that their subjects give them.
  static let programs: [String: SceneProgram.Type] = [
    "account": AccountProgram.self, "busy": BusyProgram.self, "contact": ContactProgram.self,
    "device": DeviceProgram.self,
    "devices": DevicesProgram.self, "divided": DividedProgram.self, "editor": EditorProgram.self,
    "evil": EvilProgram.self,
    "extent": ExtentProgram.self, "form": FormProgram.self,
    "hebrew": HebrewProgram.self, "hosts": HostsProgram.self, "japanese": JapaneseProgram.self,
    "language": LanguageProgram.self, "letters": LettersProgram.self, "links": LinksProgram.self,
    "lists": ListsProgram.self,
    "records": RecordsProgram.self,
    "locked": LockedProgram.self, "long": LongProgram.self, "machine": MachineProgram.self,
    "mail": MailProgram.self, "maps": MapsProgram.self, "many": ManyProgram.self,
    "notices": NoticesProgram.self,
    "numbers": NumbersProgram.self, "output": OutputProgram.self,
    "phone": PhoneProgram.self, "places": PlacesProgram.self, "plain": PlainProgram.self,
    "player": PlayerProgram.self, "rooms": RoomsProgram.self, "secrets": SecretsProgram.self,
    "sentences": SentencesProgram.self,
    "sound": SoundProgram.self, "stored": StoredProgram.self, "themes": ThemesProgram.self,
    "titles": TitlesProgram.self, "twins": TwinsProgram.self, "units": UnitsProgram.self,
    "wifi": WifiProgram.self, "namesakes": NamesakesProgram.self, "work": WorkProgram.self,
  ]
}

/// Texts with rules, secrets and rows that cannot be changed.
final class AccountProgram: SceneProgram {
  @Setting var name = "Ada"
  @Setting var nick = "Al"
  @Setting var password = "otter"
  @Setting var copies = 2
  @Setting var taps = 0

  override var table: Table {
    Table.page("Account") {
      TextFieldRow("Name", text: self.$name, rules: [.required]).id("name")
      TextFieldRow("Nick", text: self.$nick, placeholder: "Anonymous", rules: [.length(0...3)])
      TextFieldRow("Password", text: self.$password, isSecure: true).id("password")
      StepperRow("Copies", value: self.$copies, in: 1...3)
      Row("Serial Number", detail: "C02").disabled()
      Row("Network", detail: "\(self.taps) taps", accessory: .detailButton)
        .onAccessory { self.taps += 1 }
      ButtonRow("Not Now", role: .cancel) {}
      DisclosureRow("Devices") {}
      DisclosureRow("Closed") { Row("Inside") }.row.disabled()
    }
  }
}

/// Rows that come and go with a switch, explanations that change, and a page below.
final class OutputProgram: SceneProgram {
  @Setting var isOn = false
  @Setting var volume = 60
  @Setting var password = ""
  @Setting var size = 12

  override var table: Table {
    Table("Sound") {
      Section("Output", footer: self.isOn ? "All is well." : "Nothing is heard.") {
        ToggleRow("Loud", isOn: self.$isOn).id("loud")
        if self.isOn {
          SliderRow("Volume", value: self.$volume, in: 0...100, step: 5).id("volume")
            .help("How loud it is.")
          TextFieldRow("Password", text: self.$password, isSecure: true).id("password")
        }
      }
      Section("More") {
        LinkRow("Display") {
          Section("Text") {
            StepperRow("Subtitle size", value: self.$size, in: 8...24).id("size")
              .help("The size of what is read.").confirm(self.size == 9 ? "Sure?" : nil)
          }
        }.id("display")
        Row("").customLines { _ in ["  Battery   80 %", "▂▃▅"] }
        Row("Horn").subtitle(self.isOn ? "Through the horn." : "Nothing is heard.")
      }
      Section("Colours") { Row("Red") }.collapsible()
      Section {
        DisclosureRow("Open", initially: .expanded) {
          if self.isOn { Row("Second") }
          Row("Always")
        }
        DisclosureRow("Closed") { Row("Inside") }
        if self.isOn { DisclosureRow("Other", initially: .expanded) { Row("Third") } }
      }
    }
  }
}

/// Pages that show each other's settings, and a button that changes several.
final class PlacesProgram: SceneProgram {
  @Setting var isLoud = false
  @Setting var volume = 60
  @Setting var size = 12
  @Setting var theme = "Light"
  @Setting var secret = ""

  override var table: Table {
    Table.page("First") {
      LinkRow("Sound", detail: self.isLoud ? "Loud" : nil) {
        Section("Output") {
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
          SliderRow("Volume", value: self.$volume, in: 0...100, step: 5).id("volume")
        }
      }.id("sound")
      LinkRow("Look") {
        Section {
          StepperRow("Size", value: self.$size, in: 8...24).id("size")
          PickerRow("Theme", selection: self.$theme, options: ["Light", "Dark"]).id("theme")
          TextFieldRow("Secret", text: self.$secret, isSecure: true).id("secret")
        }
      }.id("look")
      ButtonRow("Party") {
        self.isLoud = true
        self.volume = 100
        self.size = 24
        self.theme = "Dark"
      }.id("party")
    }
  }
}

/// More rows than are listed at once.
final class ManyProgram: SceneProgram {
  @Setting var count = 0

  required init(_ argument: String) {
    super.init(argument)
    count = number
  }

  override var table: Table {
    Table("Many") {
      if self.count > 50 {
        Section("First") { for number in 1...50 { Row("Row \(number)") } }
        Section { for number in 51...self.count { Row("Row \(number)") } }
      } else {
        Section {
          for number in 1...self.count {
            LinkRow("Row \(number)") {
              Section {
                for number in 1...50 {
                  Row("Below \(number)", accessory: .detailButton)
                    .onAccessory { self.menu?.pop() }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// Rows of the same ids on a page and on the one below it, which ask and take lines.
final class TwinsProgram: SceneProgram {
  @Setting var above = ""
  @Setting var below = ""
  @Setting var taps = 0

  private func rows(_ text: Binding<String>) -> Section {
    Section {
      TextFieldRow("Name", text: text).id("name").confirm("Sure?")
      TextAreaRow("Note", text: text).id("note")
      ButtonRow("Erase") { self.taps += 1 }.confirm("Erase?").id("erase")
    }
  }

  override var table: Table {
    Table {
      self.rows(self.$above)
      Section { LinkRow("Below", scope: "below") { self.rows(self.$below) }.id("below") }
    }
  }
}

/// Two rows of one title, of which one sets both; a field that goes once it has a value.
final class HostsProgram: SceneProgram {
  @Setting var first = ""
  @Setting var second = ""
  @Setting var token = ""
  @Setting var deleted = ""
  @Setting var other = ""

  override var table: Table {
    let both = Binding(
      get: { self.first },
      set: { (self.first, self.second) = ($0, $0) }, default: "")
    return Table {
      Section { TextFieldRow("Host", text: both).id("first") }
      Section { TextFieldRow("Host", text: self.$second).id("second") }
      Section {
        if self.token.isEmpty { TextFieldRow("Token", text: self.$token).id("token") }
        if self.other.isEmpty { TextFieldRow("Other", text: self.$other).confirm("Sure?") }
        Row("Delete all") { self.deleted = "all" }.id("delete")
      }
    }
  }
}

/// Numbers with units, a text that may be missing, and a hyperlink.
final class UnitsProgram: SceneProgram {
  @Setting var speed = 8
  @Setting var delay = 5
  @Setting var proxy: String?

  override var table: Table {
    Table.page("Network") {
      SliderRow("Speed", value: self.$speed, in: 0...100, step: 4, unit: "kB/s").id("speed")
      StepperRow("Delay", value: self.$delay, in: 0...60, unit: "s").id("delay")
      TextFieldRow("Proxy", text: self.$proxy, placeholder: "None").id("proxy")
      Row("Manual").subtitle("How to do it.").hyperlink("https://a.example/manual")
    }
  }
}

/// Titles whose first letter is small.
final class SentencesProgram: SceneProgram {
  @Setting var name = "Ada"
  @Setting var volume = 5

  override var table: Table {
    Table.page("mDNS") {
      TextFieldRow("iCloud name", text: self.$name, rules: [.required]).id("name")
      StepperRow("eSIM volume", value: self.$volume, in: 0...9).disabled().id("volume")
      Row("nginx") {}.disabled(reason: "iOS only")
      Row("zsh")
      StepperRow("", value: self.$volume, in: 0...9)
    }
  }
}

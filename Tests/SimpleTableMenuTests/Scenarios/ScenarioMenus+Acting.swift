import SimpleTableMenu
import TestTraits

// Rows whose closures change settings.
extension ScenarioMenus {
  static let acting: [String: Make] = [
    "studio": { p in
      let settings = studioSettings(p)
      return Table("Settings") {
        settings()
        studioRows(p)
      }
      .onSelect { row, _ in if row.title == "Table" { p.run("table") } }
      .onAccessory { row, _ in if row.title == "Info" { p.run("info") } }
    },
    "workshop": { p in
      let (volume, name) = (p.number("volume", 60), p.text("name", "Otter"))
      let (theme, size) = (p.text("theme", "dark"), p.number("size", 1))
      return Table.page("Settings") {
        SliderRow("Volume", value: volume, in: 0...100).id("volume")
        TextFieldRow("Name", text: name).id("name")
        PickerRow("Theme", selection: theme, options: ["dark", "light"]).id("theme")
        StepperRow("Size", value: size, in: 0...9).id("size")
        ButtonRow("Button") { try await p.work("button") }.id("button")
        Row("Row") { try await p.work("row") }.id("row")
        Row("Later").id("later").onSelect { try await p.work("later") }
        ButtonRow("Other") { try await p.work("other") }.id("other")
        ButtonRow("Beside") { try await p.work("beside") }.keepsChanges(false).id("beside")
        LinkRow("More") {
          Section {
            ButtonRow("Below") { try await p.work("below") }.continuesInBackground().id("below")
          }
        }
        .id("more")
      }
    },
    "keys": { p in
      let isLinkDisabled = p.isOn("disabled")
      return Table.page("Settings") {
        ButtonRow("Ping") { p.run("ping") }.id("ping")
        LinkRow("Network", scope: "network") {
          Section {
            ButtonRow("Ping") { p.run("network.ping") }.id("ping")
            ButtonRow("Forget") { p.run("forget") }.confirm("Forget all?").id("forget")
            ButtonRow("Off") { p.run("off") }.disabled().id("off")
            DisclosureRow("More") {
              ButtonRow("Deep") { p.run("deep") }.id("deep")
              ButtonRow("Hidden") { p.run("hidden") }.hidden().id("hidden")
            }
          }
        }
        .disabled(isLinkDisabled.wrappedValue)
        .id("network")
      }
    },
    "left": { p in
      let (isOn, theme, isOffered) = (
        p.isOn("on"), p.text("theme", "dark"), p.isOn("offered", true)
      )
      let (servers, tags) = (p.servers("servers", ["alpha", "beta"]), p.texts("tags", ["a", "b"]))
      return Table.page("Settings") {
        ToggleRow("Root", isOn: isOn).id("root")
        ListRow("Servers", records: servers, new: { Server($0) }) { server in
          Section {
            TextFieldRow("Host", text: server.host).id("host")
            StepperRow("Port", value: server.port, in: 1...99).id("port")
          }
        }
        .id("servers")
        if isOffered.wrappedValue {
          LinkRow("Tags", scope: "more") {
            Section {
              ToggleRow("On", isOn: isOn).id("on")
              ButtonRow("Run") { p.run("run") }.id("run")
              ButtonRow("Ask") { p.run("ask") }.confirm("Sure?").id("ask")
              Row("Info", accessory: .detailButton).onAccessory { p.run("info") }.id("info")
              LinkRow("Deeper") { Section { Row("Nothing") } }.id("deeper")
              ListRow("Tags", entries: tags).id("tags")
            }
            Section {
              PickerRow("Theme", selection: theme, options: ["dark", "light"], style: .inline) {
                Row($0).id($0)
              }
              .id("theme")
            }
          }
          .id("more")
        }
      }
    },
  ]

  private static func studioSettings(_ p: ScenarioProgram) -> () -> Section {
    let (volume, name) = (p.number("volume", 60), p.text("name", "Otter"))
    let (expert, level) = (p.isOn("expert"), p.number("level", 1))
    let (theme, days, pin) = (p.text("theme", "dark"), p.several("days"), p.text("pin"))
    let (hosts, isFixed) = (p.servers("hosts"), p.isOn("fixed"))
    let isOn = p.isOn("switch")
    return {
      Section {
        SliderRow("Volume", value: volume, in: 0...100).id("volume")
        TextFieldRow("Name", text: name).id("name")
          .disabled(isFixed.wrappedValue, reason: "is fixed")
        ToggleRow("Expert", isOn: expert).id("expert")
        if expert.wrappedValue { StepperRow("Level", value: level, in: 0...9).id("level") }
        LinkRow("Looks", scope: "looks") {
          Section {
            PickerRow("Theme", selection: theme, options: ["dark", "light"], style: .inline)
              .id("theme")
          }
          Section {
            MultiPickerRow("Days", selection: days, options: ["Mon", "Tue"]).id("days")
            TextFieldRow("PIN", text: pin, isSecure: true).id("pin")
          }
        }
        .id("looks")
        ListRow("Hosts", records: hosts, new: { Server($0) }) { host in
          Section { NumberFieldRow("Port", value: host.port, in: 1...9_999).id("port") }
        }
        .id("hosts")
        ToggleRow("Switch", isOn: isOn).id("switch").onSelect { p.run("switch") }
      }
    }
  }

  private static func studioRows(_ p: ScenarioProgram) -> Section {
    Section {
      ButtonRow("Button") { p.run("button") }.id("button")
      Row("Row") { p.run("row") }.id("row")
      Row("Table").id("table")
      Row("Detail", accessory: .detailButton).id("detail").onAccessory { p.run("detail") }
      Row("Info", accessory: .detailButton).id("info")
      ButtonRow("Asks") { p.run("asks") }.confirm("Sure?").id("asks")
      ButtonRow("Beside") { p.run("beside") }.keepsChanges(false).id("beside")
      ButtonRow("Within") { p.run("within") }.id("within")
      LinkRow("Below") { Section { ButtonRow("Below") { p.run("below") }.id("below") } }.id("link")
    }
  }
}

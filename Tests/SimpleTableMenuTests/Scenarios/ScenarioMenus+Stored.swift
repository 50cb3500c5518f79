import SimpleTableMenu
import TestTraits

// Settings of all kinds, with what stores, variables and projects make of them.
extension ScenarioMenus {
  static let stored: [String: Make] = [
    "levels": levels, "phone": phone, "saver": saver, "tool": tool,
    "days": { p in
      let (monday, friday) = (p.number("monday", 5), p.number("friday", 5))
      return Table.page("Days") {
        StepperRow("Monday", value: monday, in: 0...9).id("monday").formerly("loudness")
        StepperRow("Friday", value: friday, in: 0...9).id("friday").formerly("loudness")
      }
    },
    "days for experts": { p in
      let (expert, monday, friday) = (
        p.isOn("expert"), p.number("monday", 5), p.number("friday", 5)
      )
      return Table.page("Days") {
        ToggleRow("Expert", isOn: expert).id("expert")
        if expert.wrappedValue {
          StepperRow("Friday", value: friday, in: 0...9).id("friday").formerly("loudness")
        }
        StepperRow("Monday", value: monday, in: 0...9).id("monday").formerly("loudness")
      }
    },
    "later keys": { p in
      let (a, b) = (p.number("a", 5), p.number("b", 5))
      return Table.page("Later") {
        StepperRow("A", value: a, in: 0...9).id("a").formerly("a", "old")
        StepperRow("B", value: b, in: 0...9).id("b").formerly("later").formerly("old")
      }
    },
    "swapped keys": { p in
      let (a, b) = (p.number("a", 5), p.number("b", 5))
      return Table.page("Swapped") {
        StepperRow("A", value: a, in: 0...9).id("a").formerly("b")
        StepperRow("B", value: b, in: 0...9).id("b")
      }
    },
    "aged": aged,
    "aged group": { p in
      let theme = p.text("theme", "light")
      return Table("Aged") {
        Section {
          PickerRow("Theme", selection: theme, options: ["light", "dark"], style: .inline) {
            Row($0).id($0)
          }
          .formerly("night", convert: night)
          .deprecated("use the system's").takesEffectAfterRestart().id("theme")
        }
        Section("Rows") { Row("Row").deprecated("gone") }
      }
    },
    "both": { p in
      let (one, two) = (p.number("one", 1), p.number("two", 1))
      return Table.page("Both") {
        StepperRow("One", value: one, in: 0...99).id("one").formerly("both")
        StepperRow("Two", value: two, in: 0...99).id("two")
          .formerly("both") { Int($0).map { "\($0 * 2)" } }
      }
    },
    "shared variable": { p in
      let (isOne, isTwo) = (p.isOn("one"), p.isOn("two", true))
      let (a, b) = (p.text("a", "-"), p.text("b", "-"))
      return Table.page("Shared") {
        ToggleRow("One", isOn: isOne).id("one")
        ToggleRow("Two", isOn: isTwo).id("two")
        if isOne.wrappedValue { TextFieldRow("A", text: a).id("a.b") }
        if isTwo.wrappedValue { TextFieldRow("B", text: b).id("a-b") }
      }
    },
    "pins": { p in
      let (limit, pin) = (p.number("limit", 100), p.text("pin", "0000", initially: ""))
      return Table.page("PINs") {
        TextFieldRow(
          "PIN", text: pin, isSecure: true, rules: [.length(0...max(0, limit.wrappedValue))]
        )
        .id("pin")
      }
    },
    "tokens": { p in
      let (one, two) = (p.text("one"), p.text("two"))
      return Table.page("Tokens") {
        TextFieldRow("One", text: one, isSecure: true).id("one").formerly("token")
        TextFieldRow("Two", text: two, isSecure: true).id("two").formerly("token")
      }
    },
    "mistakes": { p in
      let (name, number) = (p.text("name", "Otter"), p.isOn("plain", true, hasDefault: false))
      return Table.page("Mistakes") {
        ToggleRow("A", isOn: number).id("a")
        TextFieldRow("B", text: name).id("my key")
        ToggleRow("D", isOn: .constant(true)).id("d=e")
        LinkRow("E", scope: "e=f") {
          Section { ToggleRow("F", isOn: .constant(true)).id("f") }
        }
        ToggleRow("C", isOn: .constant(true)).id("c")
        Row("Note").allowedInProject()
      }
    },
    "entered": entered,
    "maps": { p in
      let (env, jobs) = (p.map("env", ["A": "1"]), p.map("tool.jobs"))
      return Table.page("Maps") {
        DictionaryRow("Environment", entries: env).id("env")
        LinkRow("Tool", scope: "tool") {
          Section { DictionaryRow("Jobs", entries: jobs).id("jobs") }
        }
        .id("tool")
      }
    },
    "settings below maps": belowMaps,
  ]

  /// Settings of stores at several levels, some of which a project may set.
  private static func levels(_ p: ScenarioProgram) -> Table {
    let (volume, limit) = (p.number("volume", 60), p.number("limit", 100))
    let (theme, editor, pin) = (p.text("theme", "dark"), p.text("editor", "ed"), p.text("pin"))
    let (ignored, servers, days) = (p.texts("ignored"), p.servers("servers"), p.several("days"))
    return Table("Settings") {
      Section {
        SliderRow("Volume", value: volume, in: 0...max(0, limit.wrappedValue), step: 5)
          .id("volume").formerly("loudness").allowedInProject()
        SliderRow("Limit", value: limit, in: 0...100, step: 5).id("limit")
        TextFieldRow("Editor", text: editor).id("editor")
        TextFieldRow("PIN", text: pin, isSecure: true).id("pin").allowedInProject()
        ListRow("Ignored", entries: ignored).id("ignored").allowedInProject()
        ListRow("Servers", records: servers, new: { Server($0) }) { server in
          Section { TextFieldRow("Host", text: server.host).id("host") }
        }
        .id("servers")
        MultiPickerRow("Days", selection: days, options: ["Mon", "Tue"]).id("days")
      }
      Section {
        PickerRow("Theme", selection: theme, options: ["dark", "light"], style: .inline) { name in
          Row(name == "dark" ? "Dark" : "Light").id(name)
        }
        .allowedInProject().id("theme")
      }
    }
  }

  /// A switch, a text that an `if` declares, a number behind a link, a choice, a secret, and a control
  /// that is no setting.
  private static func phone(_ p: ScenarioProgram) -> Table {
    let (wifi, network) = (p.isOn("wifi", true), p.text("network", "Otters"))
    let (volume, isSilent) = (p.number("volume", 50, initially: 60), p.isOn("silent"))
    let theme = p.text("theme", "dark", hasDefault: false)
    let (pin, isOffered) = (p.text("pin", "", initially: "1234"), p.isOn("offered", true))
    return Table.page("Settings") {
      ToggleRow("Wi-Fi", isOn: wifi).id("wifi")
      if wifi.wrappedValue {
        TextFieldRow("Network", text: network, rules: [.required]).id("network")
      }
      LinkRow("Sound", scope: "sound") {
        Section {
          SliderRow("Volume", value: volume, in: 0...100, step: 5).id("volume")
            .disabled(isSilent.wrappedValue, reason: "there is no speaker")
            .formerly("volume", "loudness")
        }
      }
      .id("sound")
      PickerRow("Theme", selection: theme, options: ["light", "dark"]) { $0.uppercased() }
        .id("theme")
      TextFieldRow("PIN", text: pin, isSecure: true).id("pin")
      ToggleRow("Without an id", isOn: isOffered)
    }
  }

  private static func saver(_ p: ScenarioProgram) -> Table {
    let (volume, limit, depth) = (
      p.number("volume", 60), p.number("limit", 100), p.number("depth", 1)
    )
    let (expert, pin) = (p.isOn("expert"), p.text("pin"))
    return Table.page("Settings") {
      StepperRow("Volume", value: volume, in: 0...100).id("volume")
        .disabled(expert.wrappedValue, reason: "is for beginners")
      ToggleRow("Expert", isOn: expert).id("expert")
      if expert.wrappedValue {
        StepperRow("Depth", value: depth, in: 0...9).id("depth").formerly("deepness")
      }
      TextFieldRow("PIN", text: pin, isSecure: true).id("pin")
      StepperRow("Limit", value: limit, in: 0...100).id("limit")
    }
  }

  private static func tool(_ p: ScenarioProgram) -> Table {
    let (limit, volume) = (p.number("limit", 100), p.number("volume", 60))
    let (name, expert, pin) = (p.text("name"), p.isOn("expert"), p.text("pin"))
    return Table.page("Settings") {
      StepperRow("Limit", value: limit, in: 0...100).id("limit")
      SliderRow("Volume", value: volume, in: 0...max(0, limit.wrappedValue)).id("volume")
        .keptIfConfirmed(within: 5)
      TextFieldRow("Name", text: name).id("name").keptIfConfirmed(within: 5)
      ToggleRow("Expert", isOn: expert).id("expert")
      if expert.wrappedValue { TextFieldRow("PIN", text: pin, isSecure: true).id("pin") }
      ButtonRow("Tune") { p.run("tune") }.id("tune")
    }
  }

  private static func aged(_ p: ScenarioProgram) -> Table {
    let (theme, size, delay) = (
      p.text("theme", "light"), p.number("size", 10), p.number("delay", 10)
    )
    return Table.page("Aged") {
      PickerRow("Theme", selection: theme, options: ["light", "dark"]).id("theme")
        .formerly("appearance").formerly("night", convert: night)
        .deprecated("use the system's").takesEffectAfterRestart()
      StepperRow("Size", value: size, in: 0...99).id("size")
        .formerly("points") { Int($0).map { "\($0 / 2)" } }
      NumberFieldRow("Delay", value: delay, unit: "ms").id("delay")
        .formerly("seconds") { "\($0)000 ms" }
    }
  }

  @Sendable private static func night(_ old: String) -> String? {
    ["true": "dark", "false": "light"][old]
  }

  /// Settings whose keys begin as those of maps, of a list and of a text do.
  private static func belowMaps(_ p: ScenarioProgram) -> Table {
    let (env, jobs, list) = (p.map("env", ["A": "1"]), p.map("tool.jobs"), p.texts("list"))
    let (member, deep, beside) = (p.text("env.A"), p.text("env.B.c"), p.text("envoy.A"))
    let (fast, ofList) = (p.isOn("tool.jobs.fast"), p.text("list.0"))
    return Table.page("Maps") {
      TextFieldRow("Member", text: member).id("env.A")
      DictionaryRow("Environment", entries: env).id("env")
      TextFieldRow("Deep", text: deep).id("env.B.c")
      TextFieldRow("Beside", text: beside).id("envoy.A")
      ListRow("List", entries: list).id("list")
      TextFieldRow("Of the list", text: ofList).id("list.0")
      LinkRow("Tool", scope: "tool") {
        Section {
          DictionaryRow("Jobs", entries: jobs).id("jobs")
          ToggleRow("Fast", isOn: fast).id("jobs.fast")
        }
      }
      .id("tool")
    }
  }

  /// Paths of files, of which the program knows those that exist.
  private static func entered(_ p: ScenarioProgram) -> Table {
    let (path, paths, limit) = (p.text("path", "none"), p.texts("paths"), p.number("limit", 1))
    nonisolated(unsafe) let files = p.several("files", ["here", "there"])
    let rule = ValidationRule<String>(ofEntered: .doesNotExist) { files.wrappedValue.contains($0) }
    return Table.page("Files") {
      TextFieldRow("Path", text: path, content: .file, rules: [rule]).id("path")
      ListRow("Paths", entries: paths, rules: [rule]).id("paths")
      StepperRow("Limit", value: limit, in: 0...9).id("limit")
    }
  }
}

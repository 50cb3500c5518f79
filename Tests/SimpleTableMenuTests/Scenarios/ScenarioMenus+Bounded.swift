import SimpleTableMenu
import TestTraits

// Settings that decide what others accept, and whether they are there.
extension ScenarioMenus {
  static let bounded: [String: Make] = [
    "player": { player($0, isForExperts: false) },
    "player for experts": { player($0, isForExperts: true) },
    "low and high": { p in
      let (low, high, top) = (p.number("low", 0), p.number("high", 10), p.number("top", 10))
      return Table.page("Limits") {
        StepperRow("High", value: high, in: min(low.wrappedValue, 10)...10).id("high")
        StepperRow("Low", value: low, in: 0...max(0, top.wrappedValue)).id("low")
        StepperRow("Top", value: top, in: 5...10).id("top")
      }
    },
    "one and two": { p in
      let (one, two) = (p.number("one", 0), p.number("two", 0))
      return Table.page("Numbers") {
        StepperRow("One", value: one, in: 0...max(0, two.wrappedValue)).id("one")
        StepperRow("Two", value: two, in: 0...(one.wrappedValue == 8 ? 9 : 7)).id("two")
      }
    },
    "x, y and z": { p in
      let (x, y, z) = (p.number("x", 0), p.number("y", 10), p.number("z", 10))
      return Table.page("Numbers") {
        StepperRow("Z", value: z, in: min(x.wrappedValue, 10)...10).id("z")
        StepperRow("X", value: x, in: 0...max(0, y.wrappedValue)).id("x")
        StepperRow("Y", value: y, in: min(x.wrappedValue, 10)...10).id("y")
      }
    },
    "span": { p in
      let (low, high) = (p.number("low", 0), p.number("high", 10))
      return Table.page("Span") {
        StepperRow("Low", value: low, in: 0...max(0, high.wrappedValue)).id("low")
        StepperRow("High", value: high, in: min(low.wrappedValue, 100)...100).id("high")
      }
    },
    "size and limit": { p in
      let (size, limit) = (p.number("size", 10), p.number("limit", 80))
      return Table.page("Sizes") {
        SliderRow("Size", value: size, in: 0...max(0, limit.wrappedValue)).id("size")
        SliderRow("Limit", value: limit, in: 0...(size.wrappedValue > 80 ? 100 : 80)).id("limit")
      }
    },
    "two pages": { p in
      let (a, b) = (p.number("a", 0), p.number("b", 0))
      return Table.page("Root") {
        StepperRow("A", value: a, in: 0...(b.wrappedValue >= 1 ? 9 : 1)).id("a")
        LinkRow("More", scope: "more") {
          Section { StepperRow("B", value: b, in: 0...(a.wrappedValue >= 2 ? 0 : 9)).id("b") }
        }
        .id("more")
      }
    },
    "volume by mode": { p in
      let (volume, mode) = (p.number("volume", 60), p.number("mode", 0))
      return Table.page("Modes") {
        SliderRow("Volume", value: volume, in: 0...(mode.wrappedValue == 9 ? 80 : 100))
          .id("volume")
        StepperRow("Mode", value: mode, in: 0...5).id("mode")
      }
    },
    "options": { p in
      let (theme, hasAll) = (p.text("theme", "dark"), p.isOn("all"))
      return Table.page("Options") {
        PickerRow(
          "Theme", selection: theme,
          options: hasAll.wrappedValue ? ["dark", "light"] : ["dark"]
        )
        .id("theme").previewed()
        ToggleRow("All", isOn: hasAll).id("all")
        ButtonRow("Print") { p.run("print") }.id("print")
      }
    },
    "silence": { p in
      let sound = p.text("sound", "bell")
      return Table("Silence") {
        Section { PickerRow("Sound", selection: sound, options: ["", "bell"]).id("sound") }
      }
    },
    "by turns": { p in
      let (isOne, one, two) = (p.isOn("one", true), p.number("a", 1), p.number("b", 1))
      return Table.page("Turns") {
        ToggleRow("One", isOn: isOne).id("one")
        if isOne.wrappedValue {
          StepperRow("A", value: one, in: 0...9).id("number")
        } else {
          StepperRow("B", value: two, in: 0...9).id("number")
        }
      }
    },
    "preset": { p in
      let (isLoud, volume, limit) = (p.isOn("loud"), p.number("volume", 60), p.number("limit", 100))
      let preset = Binding(
        get: { isLoud.wrappedValue },
        set: { (isOn: Bool) in
          isLoud.wrappedValue = isOn
          volume.wrappedValue = isOn ? 90 : 10
        }, default: false)
      return Table.page("Presets") {
        ToggleRow("Loud", isOn: preset).id("loud")
        SliderRow("Volume", value: volume, in: 0...100).id("volume")
        StepperRow("Limit", value: limit, in: 0...100).id("limit")
      }
    },
    "shown by a refused value": { p in
      let (volume, level) = (p.number("volume", 60), p.number("level", 1))
      return Table.page("Odd") {
        SliderRow("Volume", value: volume, in: 0...100).id("volume")
        if volume.wrappedValue > 100 { StepperRow("Level", value: level, in: 0...9).id("level") }
      }
    },
    "mode and x": { p in
      let (mode, x, other) = (p.number("mode", 0), p.number("x", 3), p.number("other", 0))
      return Table.page("Modes") {
        StepperRow("Mode", value: mode, in: 0...9).id("mode")
        if mode.wrappedValue == 0 { StepperRow("X", value: x, in: 0...9).id("x") }
        StepperRow("Other", value: other, in: 0...9).id("other")
      }
    },
    "far page": { p in
      let (isExpert, level) = (p.isOn("expert"), p.number("level", 1))
      return Table.page("Root") {
        ButtonRow("Show") { p.run("show") }.id("show").keepsChanges(false)
        LinkRow("More", scope: "more") {
          Section {
            if isExpert.wrappedValue { StepperRow("Level", value: level, in: 0...9).id("level") }
          }
        }
        .id("more")
      }
    },
    "fixed": { p in
      let (isFixed, number) = (p.isOn("fixed"), p.number("number", 1))
      return Table.page("Fixed") {
        ToggleRow("Fixed", isOn: isFixed).id("fixed")
        StepperRow("Number", value: number, in: 0...9).id("number")
          .disabled(isFixed.wrappedValue)
      }
    },
    "normalised": { p in
      let name = p.text("name", "otter")
      let lowercased = Binding(
        get: { name.wrappedValue }, set: { name.wrappedValue = $0.lowercased() }, default: "otter")
      return Table.page("Names") {
        TextFieldRow("Name", text: lowercased).id("name")
        ButtonRow("Shout") { p.run("shout") }.id("shout")
      }
    },
    "growing": { p in
      let (number, big) = (p.number("number", 0), p.number("big", 0))
      return Table.page("Growing") {
        StepperRow("Number", value: number, in: 0...9_999).id("number")
        NumberFieldRow("Big", value: big).id("big")
      }
    },
  ]

  /// A volume up to a limit, and a level that only experts have or may change.
  private static func player(_ p: ScenarioProgram, isForExperts: Bool) -> Table {
    let (limit, volume) = (p.number("limit", 100), p.number("volume", 60))
    let (expert, level) = (p.isOn("expert"), p.number("level", 1))
    return Table.page("Player") {
      StepperRow("Limit", value: limit, in: 0...100).id("limit")
      SliderRow("Volume", value: volume, in: 0...max(0, limit.wrappedValue)).id("volume")
      ToggleRow("Expert", isOn: expert).id("expert")
      if expert.wrappedValue || isForExperts {
        StepperRow("Level", value: level, in: 0...9).id("level")
          .disabled(isForExperts && !expert.wrappedValue, reason: "is for experts")
      }
    }
  }
}

import SimpleTable
import TestTraits

// Menus for what follows from the sentences about deciding.
extension ScenarioMenus {
  static let deciding: [String: Make] = [
    "vault": { p in
      let (host, password) = (p.text("host"), p.text("password"))
      return Table.page("Vault") {
        TextFieldRow("Host", text: host).id("host")
        if !host.wrappedValue.isEmpty {
          TextFieldRow("Password", text: password, isSecure: true).id("password")
        }
      }
    },
    "hidden section": { p in
      let isHidden = p.isOn("hidden")
      return Table("Home") {
        Section { ToggleRow("Hidden", isOn: isHidden).id("hidden") }
        Section {
          LinkRow("Tools") {
            Section { Row("Erase") { p.run("erase") }.id("erase") }
          }
          .id("tools")
        }
        .hidden(isHidden.wrappedValue)
      }
    },
    "documents": { p in
      let sizes = [p.number("a", 3, hasDefault: false), p.number("b", 4, hasDefault: false)]
      let isSecond = p.isOn("second")
      return Table.page("Editor") {
        let size = sizes[isSecond.wrappedValue ? 1 : 0]
        StepperRow("Size", value: size, in: 0...9).id("size")
      }
    },
    "whole numbers": { p in
      let (copies, columns) = (p.number("copies", 1), p.number("columns", 1))
      return Table.page("Print") {
        StepperRow("Copies", value: copies, in: 1...9).id("copies")
        PickerRow("Columns", selection: columns, options: [1, 2, 4]) { "\($0)" }.id("columns")
      }
    },
    "naive": { p in
      let (limit, loudness, y) = (p.number("limit", 100), p.number("loudness", 0), p.number("y", 0))
      return Table.page("Sound") {
        StepperRow("Limit", value: limit, in: 0...100).id("limit")
        SliderRow("Loudness", value: loudness, in: 0...limit.wrappedValue).id("loudness")
        StepperRow("Y", value: y, in: 0...9).id("y")
      }
    },
    "devices by turns": { p in
      let (isIn, volume) = (p.isOn("in", true), p.number("volume", 10, initially: 70))
      return Table.page("Devices") {
        ToggleRow("In", isOn: isIn).id("in")
        if isIn.wrappedValue { StepperRow("Volume", value: volume, in: 0...100).id("volume") }
      }
    },
    "hidden servers": { p in
      let (isShown, servers) = (p.isOn("shown", true), p.servers("servers"))
      return Table.page("Servers") {
        ToggleRow("Shown", isOn: isShown).id("shown")
        if isShown.wrappedValue {
          ListRow("Servers", records: servers, new: { Server($0) }) { server in
            Section {
              TextFieldRow("Host", text: server.host).id("host")
              TextFieldRow("Token", text: server.token, isSecure: true).id("token")
            }
          }
          .id("servers")
        }
        Row("Drop") { p.run("drop") }.id("drop")
      }
    },
    "places": { p in
      let (places, ports) = (
        p.texts("places"),
        p.variable(
          "ports", [Int](),
          as: .init(
            text: { $0.map(String.init).joined(separator: ", ") },
            parse: { $0.split(separator: ",").compactMap { Int($0) } }))
      )
      let name = p.text("name")
      return Table.page("Places") {
        ListRow("Places", entries: places).id("places")
        ListRow("Ports", entries: ports).id("ports")
        TextFieldRow("Name", text: name).id("name")
      }
    },
    "circle": { p in
      let (a, b, c) = (p.number("a", 0), p.number("b", 0), p.number("c", 0))
      return Table.page("Circle") {
        StepperRow("A", value: a, in: 0...(b.wrappedValue == 0 ? 1 : 0)).id("a")
        StepperRow("B", value: b, in: 0...(a.wrappedValue == 1 ? 1 : 0)).id("b")
        StepperRow("C", value: c, in: 0...9).id("c")
      }
    },
    "circle below a variable": { p in
      let (x, y) = (p.number("x", 1), p.number("y", 0))
      return Table.page("Circle") {
        StepperRow("X", value: x, in: 0...(y.wrappedValue == 0 ? 9 : 1)).id("x")
        StepperRow("Y", value: y, in: 0...(x.wrappedValue == 0 ? 0 : 1)).id("y")
      }
    },
    "bounded by turns": { p in
      let (isOne, one, two) = (p.isOn("one"), p.number("a", 8), p.number("b", 1))
      let high = p.number("high", 8)
      return Table.page("Turns") {
        ToggleRow("One", isOn: isOne).id("one")
        if isOne.wrappedValue {
          StepperRow("A", value: one, in: 0...high.wrappedValue).id("low")
        } else {
          StepperRow("B", value: two, in: 0...9).id("low")
        }
        StepperRow("High", value: high, in: (isOne.wrappedValue ? one.wrappedValue - 2 : 0)...9)
          .id("high")
      }
    },
    "turns in a circle": { p in
      let (turn, one, two) = (p.number("turn", 0), p.number("a", 1), p.number("b", 1))
      return Table("Turns") {
        Section {
          if turn.wrappedValue == 1 {
            StepperRow("A", value: one, in: 0...9).id("number")
          } else {
            StepperRow("B", value: two, in: 0...9).id("number")
          }
          StepperRow(
            "Turn", value: turn, in: 0...(turn.wrappedValue == 1 && one.wrappedValue > 5 ? 0 : 1)
          )
          .id("turn")
        }
      }
    },
    "turns without end": { p in
      let (isOne, one, two) = (p.isOn("one", true), p.number("a", 1), p.number("b", 1))
      func turning(_ number: Binding<Int>, to isFirst: Bool) -> Binding<Int> {
        Binding(
          get: { number.wrappedValue },
          set: {
            number.wrappedValue = $0
            isOne.wrappedValue = isFirst
          }, default: 1)
      }
      return Table.page("Turns") {
        if isOne.wrappedValue {
          StepperRow("A", value: turning(one, to: false), in: 0...9).id("number")
        } else {
          StepperRow("B", value: turning(two, to: true), in: 0...9).id("number")
        }
      }
    },
    "cascade": { p in
      let (top, ns) = (p.number("top", 0), (0..<8).map { p.number("n\($0)", 0) })
      let (isOn, bounds) = (p.isOn("on"), ns.dropFirst() + [p.number("end", 0)])
      return Table.page("Cascade") {
        ToggleRow("On", isOn: isOn).id("on")
        if isOn.wrappedValue || ns.contains(where: { $0.wrappedValue > 0 }) {
          let count = ns.filter { $0.wrappedValue > 0 }.count
          StepperRow("Top", value: top, in: 0...(1 - count % 2)).id("top")
        }
        for (number, (n, bound)) in zip(ns, bounds).enumerated() {
          StepperRow("N", value: n, in: 0...bound.wrappedValue).id("n\(number)")
        }
      }
    },
    "room": { p in
      let (ns, room, beside) = (
        (0..<3).map { p.number("n\($0)", 0) }, p.number("room", 0), p.number("beside", 0)
      )
      return Table.page("Room") {
        for (number, n) in ns.enumerated() {
          StepperRow("N", value: n, in: 0...9).id("n\(number)")
        }
        StepperRow("Room", value: room, in: 0...(9 - ns.count { $0.wrappedValue > 0 })).id("room")
        StepperRow("Beside", value: beside, in: 0...9).id("beside")
      }
    },
    "default record": { p in
      let servers = p.variable(
        "servers", [Server("s", host: "h")],
        as: .init(
          text: { $0.map { "\($0.id):\($0.host)" }.joined(separator: ", ") }, parse: { _ in [] }))
      let isShown = p.isOn("shown", true)
      return Table.page("Records") {
        ToggleRow("Shown", isOn: isShown).id("shown")
        if isShown.wrappedValue {
          ListRow("Servers", records: servers, new: { Server($0, host: "d") }) { server in
            Section { TextFieldRow("Host", text: server.host).id("host") }
          }
          .id("servers")
        }
      }
    },
    "rule over a row": { p in
      let low = p.number("low", 5)
      return Table("Rule") {
        Section {
          StepperRow("Low", value: low, in: 0...9).id("low")
          Row("Meter").id("meter")
          Row("Gauge").id("gauge").status("is empty")
        }
        .rule("low is too much for the meter", over: "low", "meter", "gauge") {
          low.wrappedValue < 8
        }
      }
    },
  ]
}

import SimpleTableCommand

extension CommandProgram {
  static let trip = CommandProgram(name: "trip", prefix: "TRIP_") { _ in Menu(Trip().table) }
}

/// Choices of which some options cannot be chosen.
final class Trip {
  @Setting var hasBicycle = false
  @Setting var speed = "walk"
  @Setting var stops: Set = ["mill"]

  var table: Table {
    Table("Trip") {
      Section { ToggleRow("Bicycle", isOn: self.$hasBicycle).id("bicycle") }
      Section {
        PickerRow(
          "Pace", selection: self.$speed, options: ["walk", "run", "ride"], style: .inline
        ) { speed in
          Row(speed).disabled(speed == "ride" && !self.hasBicycle, reason: "needs a bicycle")
            .id("at-\(speed)")
        }
        .help("How fast you go.").id("speed")
      }
      Section {
        MultiPickerRow("Stops", selection: self.$stops, options: ["mill", "weir", "lock"]) { stop in
          Row(stop).disabled(stop == "weir")
        }
        .id("stops")
      }
    }
  }
}

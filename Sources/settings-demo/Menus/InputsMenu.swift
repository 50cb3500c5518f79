import SimpleTable

/// Many inputs in categories that fold and tell how many answers are missing.
struct InputsMenu {
  let form: SetupForm

  var table: Table {
    Table("Setup") {
      identity
      network
      display
      power
      Section("Certificates", footer: "Certificates appear once imported.", id: "certificates") {}
        .collapsible()
      backup
    }
  }

  private var identity: Section {
    Section("Identity", footer: "The name is what other computers see.", id: "identity") {
      TextFieldRow("Name", text: form.$name, rules: [.required, .length(1...15)]).id("name")
      TextFieldRow("Owner", text: form.$owner, placeholder: "–").id("owner")
      PickerRow("Location", selection: form.$location, options: form.locations) { $0 }
        .id("location")
      PickerRow("Language", selection: form.$language, options: form.languages) { $0 }
        .id("language")
    }
    .headerDetail(missing(form.name, form.owner))
    .collapsible()
  }

  private var network: Section {
    Section("Network", id: "network") {
      PickerRow("Interface", selection: form.$interface, options: form.interfaces) { $0 }
        .id("interface")
      TextFieldRow(
        "Address", text: form.$address, placeholder: "Automatic", rules: [.emptyOrIPv4Address]
      )
      .id("address")
      TextFieldRow(
        "Gateway", text: form.$gateway, placeholder: "–", rules: [.emptyOrIPv4Address]
      )
      .id("gateway")
      TextFieldRow(
        "Name server", text: form.$nameServer, placeholder: "–", rules: [.emptyOrIPv4Address]
      )
      .id("name-server")
      ToggleRow("Bluetooth", isOn: form.$bluetooth).id("bluetooth")
      TextFieldRow("Bluetooth name", text: form.$bluetoothName, placeholder: "–")
        .disabled(!form.bluetooth)
        .id("bluetooth-name")
    }
    .headerDetail(
      missing(form.gateway, form.nameServer, form.bluetooth ? form.bluetoothName : "none")
    )
    .collapsible()
  }

  private var display: Section {
    Section("Display", id: "display") {
      PickerRow("Resolution", selection: form.$resolution, options: form.resolutions) { $0 }
        .id("resolution")
      StepperRow("Scale", value: form.$scale, in: 100...200, step: 25) { "\($0) %" }.id("scale")
      PickerRow("Colour profile", selection: form.$profile, options: form.profiles) { $0 }
        .id("profile")
      ToggleRow("Blue light filter", isOn: form.$filtersBlueLight).id("blue-light")
    }
    .collapsible()
  }

  private var power: Section {
    Section("Power", id: "power") {
      StepperRow("Screen off after", value: form.$minutesToScreenOff, in: 5...30, step: 5) {
        "\($0) min"
      }
      .id("screen-off")
      SliderRow("Sleep after", value: form.$minutesToSleep, in: 0...120, step: 15) { "\($0) min" }
        .id("sleep")
      ToggleRow("Wake on network", isOn: form.$wakesOnNetwork).id("wake")
    }
    .collapsible(initially: .collapsed)
  }

  private var backup: Section {
    Section("Backup", footer: "Backups run while nobody is looking.", id: "backup") {
      PickerRow("Destination", selection: form.$destination, options: form.destinations) { $0 }
        .id("destination")
      PickerRow("Every", selection: form.$interval, options: form.intervals) { $0 }.id("interval")
      StepperRow("Versions", value: form.$versions, in: 1...10).id("versions")
      ToggleRow("Encrypted", isOn: form.$isEncrypted).id("encrypted")
      if form.isEncrypted {
        TextFieldRow(
          "Passphrase", text: form.$passphrase, placeholder: "–", isSecure: true,
          rules: [.length(8...64)]
        )
        .id("passphrase")
      }
      MultiPickerRow("Skip", selection: form.$skipped, options: form.skippable) { $0 }.id("skip")
    }
    .headerDetail(missing(form.isEncrypted ? form.passphrase : "none"))
    .collapsible(initially: .collapsed)
  }

  /// Returns how many answers are missing, or nothing where none is.
  private func missing(_ answers: String...) -> String? {
    let count = answers.count(where: \.isEmpty)
    return count == 0 ? nil : "\(count) left"
  }
}

extension ValidationRule<String> {
  /// A rule that a text, if there is any, is four numbers from 0 to 255 with full stops between.
  fileprivate static var emptyOrIPv4Address: ValidationRule {
    ValidationRule("must be an address such as 10.0.0.7") { text in
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
      return text.isEmpty || numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
    }
  }
}

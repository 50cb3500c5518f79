import SimpleTableMenu

/// Many inputs in sections that collapse and show how many answers are missing.
struct SetupMenu {
  let computer: Computer

  var table: Table {
    Table("Setup") {
      identity
      network
      power
      backup
      certificates
    }
  }

  private var identity: Section {
    Section("Identity", footer: "The name is what other computers see.") {
      TextFieldRow("Name", text: computer.$name, rules: [.required, .length(1...15)]).id("name")
      TextFieldRow("Owner", text: computer.$owner, placeholder: "None").id("owner")
      PickerRow("Location", selection: computer.$location, options: computer.locations)
        .id("location")
      PickerRow("Language", selection: computer.$language, options: computer.languages)
        .id("language")
    }
    .id("identity")
    .headerDetail(missing(computer.name))
    .collapsible()
  }

  private var network: Section {
    Section("Network") {
      PickerRow("Interface", selection: computer.$interface, options: computer.interfaces)
        .id("interface")
      TextFieldRow(
        "Address", text: computer.$address, placeholder: "Automatic", rules: [.emptyOrIPv4Address]
      )
      .id("address").keptIfConfirmed(within: 15)
      TextFieldRow(
        "Gateway", text: computer.$gateway, placeholder: "None", rules: [.emptyOrIPv4Address]
      )
      .id("gateway")
      ToggleRow("Bluetooth", isOn: computer.$bluetooth).id("bluetooth")
      TextFieldRow("Bluetooth name", text: computer.$bluetoothName, placeholder: "None")
        .disabled(!computer.bluetooth, reason: "Bluetooth is off")
        .id("bluetooth-name")
      DictionaryRow(
        "Hosts", entries: computer.$hosts, limit: ...9, rules: [.emptyOrIPv4Address, .required],
        placeholder: "None"
      )
      .id("hosts")
    }
    .id("network")
    .collapsible()
  }

  private var power: Section {
    Section("Power") {
      StepperRow("Screen off after", value: computer.$minutesToScreenOff, in: 5...30, step: 5) {
        "\($0) min"
      }
      .id("screen-off")
      SliderRow("Sleep after", value: computer.$minutesToSleep, in: 0...120, step: 15) {
        "\($0) min"
      }
      .id("sleep")
      ToggleRow("Wake on network", isOn: computer.$wakesOnNetwork).id("wake")
    }
    .id("power")
    .collapsible(initially: .collapsed)
  }

  private var backup: Section {
    Section(
      "Backup, which runs while nobody is looking and skips what can be had again"
    ) {
      PickerRow("Every", selection: computer.$interval, options: computer.intervals)
        .id("interval")
      StepperRow("Versions", value: computer.$versions, in: 1...10).id("versions")
      ToggleRow("Encrypted", isOn: computer.$isEncrypted).id("encrypted")
      if computer.isEncrypted {
        TextFieldRow(
          "Passphrase", text: computer.$passphrase, placeholder: "None", isSecure: true,
          rules: [.length(8...64)]
        )
        .id("passphrase")
      }
      MultiPickerRow("Skip", selection: computer.$skipped, options: computer.skippable)
        .id("skip")
    }
    .id("backup")
    .headerDetail(missing(computer.isEncrypted ? computer.passphrase : "none"))
    .collapsible()
  }

  /// Without certificates the first section has no indicator, because it has no rows to collapse.
  @TableBuilder private var certificates: Section {
    Section("Certificates", footer: "Certificates appear once imported.") {
      for certificate in computer.certificates { Row(certificate).id(certificate) }
    }
    .id("certificates")
    .collapsible()
    Section {
      Row("Manual").hyperlink("https://computer.example/manual").id("manual")
      ButtonRow("Import certificate") {
        computer.certificates.append("certificate-\(computer.certificates.count + 1)")
      }
      .id("import")
      if !computer.certificates.isEmpty {
        ButtonRow("Remove certificates", role: .destructive) { computer.certificates = [] }
          .id("remove")
      }
    }
    .id("import")
  }

  /// Returns how many answers are missing, or `nil` if none is.
  private func missing(_ answers: String...) -> String? {
    let count = answers.count(where: \.isEmpty)
    return count == 0 ? nil : "\(count) missing"
  }
}

extension ValidationRule<String> {
  /// A text must be empty, or four numbers from 0 to 255 with full stops between.
  fileprivate static var emptyOrIPv4Address: ValidationRule {
    ValidationRule("must be an address such as 10.0.0.7") { text in
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
      // A number may have neither a sign nor a zero before it.
      return text.isEmpty
        || numbers.count == 4
          && numbers.allSatisfy { text in UInt8(text).map { "\($0)" == text } == true }
    }
  }
}

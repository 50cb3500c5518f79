import SimpleTable

extension PhoneMenu {
  @TableBuilder var wifi: Section {
    Section {
      ToggleRow("Wi-Fi", isOn: phone.$wifi)
        .disabled(phone.airplaneMode, reason: airplaneReason)
        .id("wifi-on")
    }
    .id("wifi-switch")
    // Rows are hidden instead of left out, so that their stored values still have a setting.
    Section {
      PickerRow(
        "Networks", selection: phone.$network, options: phone.networks, style: .inline, row: row
      )
      .hidden(!phone.usesWifi).id("networks")
    }
    .id("nearby")
    Section {
      ButtonRow("Scan") { try await phone.scan() }
        .progress(phone.scanned)
        .status(phone.scanned == nil ? nil : "Looking for networks")
        .hidden(!phone.usesWifi).id("scan")
      TextFieldRow(
        "Password", text: phone.$password, placeholder: "None", isSecure: true,
        rules: [
          ValidationRule("must have 8 to 63 characters") {
            $0.isEmpty || (8...63).contains($0.count)
          }
        ]
      )
      .hidden(!phone.usesWifi)
      .id("password")
      ToggleRow("Ask to join networks", isOn: phone.$asksToJoin).hidden(!phone.usesWifi)
        .id("asks-to-join")
    }
    .id("joining")
  }

  private func row(of network: String) -> Row {
    Row(network).subtitle(network == phone.network ? "Channel 6, as far as the weir." : nil)
      .id(network.lowercased())
  }

  @TableBuilder var bluetooth: Section {
    Section {
      ToggleRow("Bluetooth", isOn: phone.$bluetooth)
        .disabled(phone.airplaneMode, reason: airplaneReason)
        .id("bluetooth-on")
      TextFieldRow("Name", text: phone.$name, rules: [.required, .length(1...20)])
        .disabled(!phone.usesBluetooth, reason: "Bluetooth is off")
        .id("name")
    }
    .id("bluetooth-switch")
  }

  @TableBuilder var sounds: Section {
    Section("Ringer") {
      SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5) { "\($0) %" }
        .keywords("loud", "noise").id("volume")
      PickerRow("Ringtone", selection: phone.$ringtone, options: phone.ringtones)
        .id("ringtone")
    }
    .id("ringer")
    Section("Vibration") {
      MultiPickerRow("Vibrate for", selection: phone.$vibrations, options: phone.alerts)
        .id("vibrations")
    }
    .id("vibration")
    Section {
      ListRow(
        "Alarms", records: phone.$alarms, placeholder: "None", new: { Alarm(name: $0) },
        page: page
      )
      .keywords("wake", "clock").id("alarms")
    }
    .id("clock")
  }

  private func page(of alarm: Binding<Alarm>) -> Section {
    Section {
      TextFieldRow("Label", text: alarm.label, placeholder: "Alarm").id("label")
      DateRow("Time", value: alarm.time).id("time")
      MultiPickerRow("Repeat", selection: alarm.days, options: phone.days).id("days")
      NumberFieldRow("Snooze", value: alarm.snooze, in: 1...60, unit: "min").id("snooze")
    }
  }

  @TableBuilder var brightness: Section {
    Section {
      SliderRow("Brightness", value: phone.$brightness, in: 10...100, step: 10) { "\($0) %" }
        .disabled(phone.adaptsBrightness, reason: "it adapts to the light")
        .keywords("screen", "dark")
        .id("level")
      ToggleRow("Adapt to the light", isOn: phone.$adaptsBrightness).keywords("screen", "dark")
        .id("adapts")
    }
    .id("brightness")
  }

  @TableBuilder var general: Section {
    Section {
      LinkRow("About") { about }.id("about")
      if phone.hasUpdate {
        ButtonRow("Install update") { phone.hasUpdate = false }
          .confirm("Install the update now?").id("update")
      }
    }
    .id("system")
    Section {
      StepperRow("Lock after", value: phone.$minutesToLock, in: 1...5) { "\($0) min" }
        .keywords("screen").id("lock")
      SliderRow("Text size", value: phone.$textSize, in: 0.5...2, step: 0.25) { "×\($0)" }
        .id("text-size")
    }
    .id("screen")
  }

  @TableBuilder private var about: Section {
    Section {
      Row("Name", detail: phone.name).id("about-name")
      Row("Version", detail: phone.hasUpdate ? "4.1" : "4.2").id("version")
      AddressRow(label: "Made by", lines: ["Heron & Vole", "1 Riverbank", "Reedham"]).id("maker")
    }
    .id("about")
  }

  @TableBuilder var mail: Section {
    Section {
      ToggleRow("Fetch mail", isOn: phone.$fetchesMail).id("fetches-mail")
      TextAreaRow("Signature", text: phone.$mailSignature, placeholder: "None").id("signature")
    }
    .id("mail")
  }

  @TableBuilder var calls: Section {
    Section {
      ToggleRow("Announce calls", isOn: phone.$announcesCalls).id("announces-calls")
      ListRow(
        "Blocked numbers", entries: phone.$blockedNumbers, limit: 0...1_000, rules: [.required],
        placeholder: "None"
      )
      .id("blocked")
    }
    .id("calls")
  }

  @TableBuilder var messages: Section {
    Section {
      ToggleRow("Send read receipts", isOn: phone.$sendsReceipts).id("receipts")
    }
    .id("messages")
  }

  @TableBuilder var music: Section {
    Section {
      PickerRow("Quality", selection: phone.$musicQuality, options: phone.musicQualities)
        .id("quality")
    }
    .id("music")
  }
}

import SimpleTable

extension PhoneMenu {
  @TableBuilder var wifi: Section {
    Section(id: "wifi-switch") {
      ToggleRow("Wi-Fi", isOn: phone.$wifi)
        .disabled(phone.airplaneMode, reason: airplaneReason)
        .id("wifi-on")
    }
    // Rows are hidden instead of left out, so that their stored values still have a setting.
    Section(phone.usesWifi ? "Networks" : nil, id: "networks") {
      for network in phone.networks {
        let isDescribed = phone.describedNetwork == network
        Row(
          network, subtitle: isDescribed ? "Channel 6, as far as the weir." : nil,
          accessory: .detailButton
        )
        .onAccessory { phone.describedNetwork = isDescribed ? nil : network }
        .tag(network).hidden(!phone.usesWifi).id(network.lowercased())
      }
    }
    .selection(.single(phone.$network))
    Section(id: "joining") {
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
  }

  @TableBuilder var bluetooth: Section {
    Section(id: "bluetooth-switch") {
      ToggleRow("Bluetooth", isOn: phone.$bluetooth)
        .disabled(phone.airplaneMode, reason: airplaneReason)
        .id("bluetooth-on")
      TextFieldRow("Name", text: phone.$name, rules: [.required, .length(1...20)])
        .disabled(!phone.usesBluetooth, reason: "Bluetooth is off")
        .id("name")
    }
  }

  @TableBuilder var sounds: Section {
    Section("Ringer", id: "ringer") {
      SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5) { "\($0) %" }.id("volume")
      PickerRow("Ringtone", selection: phone.$ringtone, options: phone.ringtones)
        .id("ringtone")
    }
    Section("Vibration", id: "vibration") {
      MultiPickerRow("Vibrate for", selection: phone.$vibrations, options: phone.alerts)
        .id("vibrations")
    }
    Section(id: "clock") {
      ListRow(
        "Alarms", records: phone.$alarms, placeholder: "None", new: { Alarm(name: $0) },
        page: page
      )
      .id("alarms")
    }
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
    Section(id: "brightness") {
      SliderRow("Brightness", value: phone.$brightness, in: 10...100, step: 10) { "\($0) %" }
        .disabled(phone.adaptsBrightness, reason: "it adapts to the light")
        .keywords("screen", "dark")
        .id("level")
      ToggleRow("Adapt to the light", isOn: phone.$adaptsBrightness).keywords("screen", "dark")
        .id("adapts")
    }
  }

  @TableBuilder var general: Section {
    Section(id: "system") {
      LinkRow("About") { about }.id("about")
      if phone.hasUpdate {
        ButtonRow("Install update") { phone.hasUpdate = false }
          .confirm("Install the update now?").id("update")
      }
    }
    Section(id: "screen") {
      StepperRow("Lock after", value: phone.$minutesToLock, in: 1...5) { "\($0) min" }
        .keywords("screen").id("lock")
      SliderRow("Text size", value: phone.$textSize, in: 0.5...2, step: 0.25) { "×\($0)" }
        .id("text-size")
    }
  }

  @TableBuilder private var about: Section {
    Section(id: "about") {
      Row("Name", detail: phone.name).id("about-name")
      Row("Version", detail: phone.hasUpdate ? "4.1" : "4.2").id("version")
      AddressRow(label: "Made by", lines: ["Heron & Vole", "1 Riverbank", "Reedham"]).id("maker")
    }
  }

  @TableBuilder var mail: Section {
    Section(id: "mail") {
      ToggleRow("Fetch mail", isOn: phone.$fetchesMail).id("fetches-mail")
      TextAreaRow("Signature", text: phone.$mailSignature, placeholder: "None").id("signature")
    }
  }

  @TableBuilder var calls: Section {
    Section(id: "calls") {
      ToggleRow("Announce calls", isOn: phone.$announcesCalls).id("announces-calls")
      ListRow(
        "Blocked numbers", entries: phone.$blockedNumbers, limit: 0...1_000, rules: [.required],
        placeholder: "None"
      )
      .id("blocked")
    }
  }

  @TableBuilder var messages: Section {
    Section(id: "messages") {
      ToggleRow("Send read receipts", isOn: phone.$sendsReceipts).id("receipts")
    }
  }

  @TableBuilder var music: Section {
    Section(id: "music") {
      PickerRow("Quality", selection: phone.$musicQuality, options: phone.musicQualities)
        .id("quality")
    }
  }
}

import SimpleTable

extension PhoneMenu {
  @TableBuilder var general: Section {
    Section(id: "system") {
      LinkRow("About") { about }.id("about")
      if phone.hasUpdate {
        ButtonRow("Install update") { phone.hasUpdate = false }.id("update")
      }
    }
    Section(id: "screen") {
      StepperRow("Lock after", value: phone.$minutesToLock, in: 1...5) { "\($0) min" }.id("lock")
      SliderRow("Text size", value: phone.$textSize, in: 0.5...2, step: 0.25) { "×\($0)" }
        .id("text-size")
    }
  }

  @TableBuilder private var about: Section {
    Section(id: "about") {
      ValueRow("Name", phone.name).id("about-name")
      ValueRow("Version", phone.hasUpdate ? "4.1" : "4.2").id("version")
    }
  }

  @TableBuilder var mail: Section {
    Section(id: "mail") {
      ToggleRow("Fetch mail", isOn: phone.$fetchesMail).id("fetches-mail")
      TextFieldRow("Signature", text: phone.$mailSignature, placeholder: "None").id("signature")
    }
  }

  @TableBuilder var calls: Section {
    Section(id: "calls") {
      ToggleRow("Announce calls", isOn: phone.$announcesCalls).id("announces-calls")
    }
  }

  @TableBuilder var messages: Section {
    Section(id: "messages") {
      ToggleRow("Send read receipts", isOn: phone.$sendsReceipts).id("receipts")
    }
  }

  @TableBuilder var music: Section {
    Section(id: "music") {
      PickerRow("Quality", selection: phone.$musicQuality, options: phone.musicQualities) { $0 }
        .id("quality")
    }
  }
}

import SimpleTable

extension PhoneMenu {
  @TableBuilder var sounds: Section {
    Section("Ringer", id: "ringer") {
      SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5) { "\($0) %" }.id("volume")
      PickerRow("Ringtone", selection: phone.$ringtone, options: phone.ringtones) { $0 }
        .id("ringtone")
    }
    Section("Vibration", id: "vibration") {
      MultiPickerRow("Vibrate for", selection: phone.$vibrations, options: phone.alerts) { $0 }
        .id("vibrations")
    }
  }

  @TableBuilder var brightness: Section {
    Section(id: "brightness") {
      SliderRow("Brightness", value: phone.$brightness, in: 10...100, step: 10) { "\($0) %" }
        .disabled(phone.adaptsBrightness)
        .id("level")
      ToggleRow("Adapt to the light", isOn: phone.$adaptsBrightness).id("adapts")
    }
  }
}

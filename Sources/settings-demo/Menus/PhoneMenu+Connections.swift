import SimpleTable

extension PhoneMenu {
  @TableBuilder var wifi: Section {
    Section(footer: phone.airplaneMode ? "Airplane Mode is on." : nil, id: "wifi-switch") {
      ToggleRow("Wi-Fi", isOn: phone.$wifi).disabled(phone.airplaneMode).id("wifi-on")
    }
    // Rows that are out of sight are declared all the same, so that their values are kept.
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
      TextFieldRow(
        "Password", text: phone.$password, placeholder: "None", isSecure: true,
        rules: [.length(8...63)]
      )
      .hidden(!phone.usesWifi)
      .id("password")
      ToggleRow("Ask to join networks", isOn: phone.$asksToJoin).hidden(!phone.usesWifi)
        .id("asks-to-join")
    }
  }

  @TableBuilder var bluetooth: Section {
    Section(id: "bluetooth-switch") {
      ToggleRow("Bluetooth", isOn: phone.$bluetooth).disabled(phone.airplaneMode)
        .id("bluetooth-on")
      TextFieldRow("Name", text: phone.$name, rules: [.required, .length(1...20)])
        .disabled(!phone.usesBluetooth)
        .id("name")
    }
  }
}

import SimpleTable

/// A contact card.
struct ContactMenu {
  let contact: Contact

  var table: Table {
    Table("Contact") {
      Section(id: "who") {
        LinkRow(contact.name, subtitle: contact.role, icon: "👩", destination: editor).id("edit")
      }
      phoneNumbers
      Section("E-mail", id: "e-mail") {
        ValueRow("work", contact.email).id("mail")
      }
      Section("Address", id: "address") {
        AddressRow(label: "work", lines: contact.address).id("postal")
      }
      Section("Notes", id: "notes") {
        Row(contact.hobby, subtitle: contact.habit).id("hobby")
      }
      calls
      Section(id: "blocking") {
        ButtonRow(
          contact.isBlocked ? "Unblock" : "Block", role: contact.isBlocked ? .normal : .destructive
        ) {
          contact.isBlocked.toggle()
        }
        .id("block")
      }
    }
  }

  private var phoneNumbers: Section {
    Section("Phone", footer: contact.lastCalled.map { "Last called: \($0)." }, id: "phone") {
      for number in contact.phoneNumbers {
        Row(number.label, detail: number.digits, accessory: .detailButton) {
          contact.lastCalled = number.label
        }
        .badge(contact.favourite == number.label ? "★" : nil)
        .onAccessory { contact.favourite = number.label }
        .disabled(contact.isBlocked)
        .id(number.label)
      }
    }
  }

  private var calls: Section {
    Section("Calls", id: "calls") {
      PickerRow("Ringtone", selection: contact.$ringtone, options: contact.ringtones) { $0 }
        .disabled(contact.isBlocked)
        .id("ringtone")
      ToggleRow("Ring even when silent", isOn: contact.$ringsAlways)
        .disabled(contact.isBlocked)
        .id("rings-always")
      MultiPickerRow(
        "Groups", selection: contact.$groups, options: contact.allGroups, style: .page
      ) { $0 }
      .id("groups")
    }
  }

  private var editor: Table {
    Table("Edit") {
      Section(id: "person") {
        TextFieldRow("Name", text: contact.$name, rules: [.required]).id("name")
        TextFieldRow("Role", text: contact.$role, placeholder: "None").id("role")
        TextFieldRow(
          "E-mail", text: contact.$email,
          rules: [
            ValidationRule("must have an @ within") { $0.dropFirst().dropLast().contains("@") }
          ]
        )
        .id("e-mail")
      }
    }
  }
}

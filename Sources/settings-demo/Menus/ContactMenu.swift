import SimpleTable

/// A person in an address book.
final class Contact {
  /// A telephone number and where it rings.
  struct PhoneNumber {
    let label: String
    let digits: String
  }

  let name = "Grace Hopper"
  let role = "Rear Admiral, United States Navy"
  let phoneNumbers = [
    PhoneNumber(label: "mobile", digits: "+1 555 0142"),
    PhoneNumber(label: "work", digits: "+1 555 0187"),
    PhoneNumber(label: "home", digits: "+1 555 0163"),
  ]
  let email = "grace@example.org"
  let address = [
    "Naval Computing Laboratory",
    "33 Oxford Street",
    "Cambridge, MA 02138",
    "United States",
  ]
  let hobby = "Collects clocks that run backwards"
  let habit = """
    Hands out nanoseconds: pieces of wire as long as the way that light goes in one.
    """
  var favourite = "mobile"
  var lastCalled: String?
}

/// A contact card.
struct ContactMenu {
  let contact: Contact

  var table: Table {
    Table("Contact") {
      Section(id: "name") {
        Row(contact.name, subtitle: contact.role, icon: "👩").id("name")
      }
      phoneNumbers
      Section("E-mail", id: "e-mail") {
        Row("work", detail: contact.email).id("e-mail")
      }
      Section("Address", id: "address") {
        AddressRow(label: "work", lines: contact.address).id("address")
      }
      Section("Notes", id: "notes") {
        Row(contact.hobby, subtitle: contact.habit).id("notes")
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
        .id(number.label)
      }
    }
  }
}

import SimpleTable

/// A person in an address book.
final class Contact {
  /// A telephone number and where it rings.
  struct PhoneNumber {
    let label: String
    let digits: String
  }

  @Setting var name = "Grace Hopper"
  @Setting var role = "Rear Admiral, United States Navy"
  @Setting var email = "grace@example.org"
  @Setting var ringtone = "Clock"
  @Setting var ringsAlways = false
  @Setting var isBlocked = false
  @Setting var groups: Set<String> = ["Navy"]
  var favourite = "mobile"
  var lastCalled: String?

  let phoneNumbers = [
    PhoneNumber(label: "mobile", digits: "+1 555 0142"),
    PhoneNumber(label: "work", digits: "+1 555 0187"),
    PhoneNumber(label: "home", digits: "+1 555 0163"),
  ]
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
  let ringtones = ["Clock", "Bell", "Foghorn"]
  let allGroups = ["Navy", "Compilers", "Friends"]
}

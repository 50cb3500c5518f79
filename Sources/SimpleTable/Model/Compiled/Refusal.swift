/// Why a value that was put in was refused, shown while the row's value stays what it was.
struct Refusal {
  let reason: String
  let value: SettingValue?
}

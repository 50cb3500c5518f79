/// Why an entered value was refused, shown until the row's value changes.
struct Refusal {
  let reason: Message
  let value: SettingValue?
}

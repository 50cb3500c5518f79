// write: no rule
import SimpleTable

let table = Table("Settings") {
  Section("Train") {
    Row("Window")
    StepperRow("Seats", value: .constant(1), in: 1...9, rules: [.required])  // expect: 'required' is unavailable: only a text can be required: a number is never empty
  }
}

// write: `step: 0.1`
import SimpleTable

let table = Table("Settings") {
  Section("Sound") {
    Row("Ringtone")
    SliderRow("Balance", value: Binding.constant(0.5), in: 0...1)  // expect: 'init(_:value:in:label:)' is unavailable: a number with a fraction needs a step, such as step: 0.1
  }
}

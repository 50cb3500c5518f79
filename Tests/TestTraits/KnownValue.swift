/// Returns the value of a text that has one.
package func known<Value: LosslessStringConvertible>(
  _ text: String, as type: Value.Type = Value.self
)
  -> Value
{
  guard let value = Value(text) else { preconditionFailure("\(text) stands for no value") }
  return value
}

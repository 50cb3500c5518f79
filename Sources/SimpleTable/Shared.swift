/// A value behind a reference, so that copying its owner copies one reference.
///
/// No code of the program runs during an access, so accesses need no check at run time.
final class Shared<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

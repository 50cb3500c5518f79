import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Constant bindings` {
  private final class Model { var flag = true }

  @Test func `a part of a constant is constant, and a property of a constant object is not`() {
    let pair = Binding.constant((name: "a", count: 1))
    check(pair.name.isConstant)
    check(Binding.constant([1])[0].isConstant)
    check(Binding.constant(["a": 1])["a", default: 2].isConstant)
    let model = Model()
    check(!Binding.constant(model).flag.isConstant)
    check(!Binding(model, \.flag).isConstant)
    Binding.constant(model).flag.wrappedValue = false
    check(!model.flag)
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A binding` {
  private struct Config: Equatable {
    var isVerbose = false
    var limits = Limits()
    struct Limits: Equatable { var depth = 3 }
  }

  private final class Tool {
    @Setting var config = Config()
    var other = Config()
  }

  @Test func `a binding leads to the properties of its value, and to their defaults`() {
    let tool = Tool()
    let depth = tool.$config.limits.depth
    depth.wrappedValue = 5
    tool.$config.isVerbose.wrappedValue = true
    check(tool.config, Config(isVerbose: true, limits: Config.Limits(depth: 5)))
    check(depth.defaultValue, 3)
    depth.assignDefault()
    check(tool.config.limits.depth, 3)
    let held = Binding.constant(tool)
    held.other.isVerbose.wrappedValue = true
    check(tool.other.isVerbose)
    check(held.other.defaultValue, nil)
  }

  @Test func `a binding to a property of an object has the default that it was given`() {
    let tool = Tool()
    let binding = Binding(tool, \.other.limits.depth, default: 7)
    binding.assignDefault()
    check(tool.other.limits.depth, 7)
    check(Binding(tool, \.other.limits.depth).defaultValue, nil)
  }

  @Test func `a setting is changed in place`() {
    final class List { @Setting var items = [1] }
    let list = List()
    list.items.append(2)
    list.items[0] += 4
    check(list.items, [5, 2])
    check(list.$items.defaultValue, [1])
  }
}

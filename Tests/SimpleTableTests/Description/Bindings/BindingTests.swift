import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A binding` {
  final class Song { var title = "Otters" }

  @Test func `a binding to a property reads and changes it there`() {
    let song = Song()
    let title = Binding(song, \.title)
    title.wrappedValue = "Beavers"
    check(song.title, "Beavers")
    song.title = "Seals"
    check(title.wrappedValue, "Seals")
  }

  @Test func `a constant stays what it is`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    check(binding.wrappedValue, 1)
  }

  @Test func `a setting gives a binding to itself`() {
    final class Phone { @Setting var wifi = true }
    let phone = Phone()
    phone.$wifi.wrappedValue = false
    check(!phone.wifi)
  }

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

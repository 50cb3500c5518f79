import SimpleTableMenu
import TestTraits
import Testing

@Suite struct `The bindings of an object` {
  struct Limits { var low = 1 }

  final class Sound {
    var volume = 60
  }

  final class Config {
    var name = "Otter"
    var limits = Limits()
    var ports = ["a": 80]
    var hosts = ["one", "two"]
    let sound = Sound()
    var other = Sound()
  }

  let config = Config()
  private var bind: SimpleTable.Bindings<Config> {
    SimpleTable.Bindings(config, defaults: Config())
  }

  @Test func `read and change the object, and have the defaults of a pristine one`() {
    bind.name.wrappedValue = "Heron"
    bind.limits.low.wrappedValue = 2
    bind.ports["a", default: 1].wrappedValue = 81
    bind.hosts[1].wrappedValue = "three"
    #expect((config.name, config.limits.low) == ("Heron", 2))
    #expect((config.ports, config.hosts) == (["a": 81], ["one", "three"]))
    #expect(bind.name.defaultValue == "Otter" && bind.limits.low.defaultValue == 1)
    check(bind.ports["a", default: 1].defaultValue, 80)
    check(bind.hosts[1].defaultValue, "two")
  }

  @Test func `have those of objects that the object holds`() {
    bind.sound.volume.wrappedValue = 5
    bind.other.volume.wrappedValue = 6
    #expect((config.sound.volume, config.other.volume) == (5, 6))
    #expect(bind.sound.volume.defaultValue == 60 && bind.other.volume.defaultValue == 60)
  }

  @Test func `have no defaults where the object is its own pristine one`() {
    let bind = SimpleTable.Bindings(config, defaults: config)
    #expect(bind.name.defaultValue == nil && bind.sound.volume.defaultValue == nil)
    let menu = Menu(Table { Section { TextFieldRow("Name", text: bind.name).id("name") } })
    check(menu.diagnostics.map(\.message).contains { $0.contains("has no default") })
  }
}

import SimpleTable
import Testing

@Suite struct `Bindings` {
  final class Song { var title = "Otters" }

  @Test func `a binding to a property reads and changes it there`() {
    let song = Song()
    let title = Binding(song, \.title)
    title.wrappedValue = "Beavers"
    #expect(song.title == "Beavers")
    song.title = "Seals"
    #expect(title.wrappedValue == "Seals")
  }

  @Test func `a constant stays what it is`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a setting gives a binding to itself`() {
    final class Phone { @SimpleTable.Setting var wifi = true }
    let phone = Phone()
    phone.$wifi.wrappedValue = false
    #expect(!phone.wifi)
  }
}

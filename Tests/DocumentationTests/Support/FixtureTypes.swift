import SimpleTable

/// The phone that most samples are about.
final class Phone {
  @Setting var airplaneMode = false
  @Setting var wifi = true
  @Setting var network = "Otters"
  @Setting var volume = 60
  @Setting var theme = Theme.system
  var devices: [Device] = []
}

struct Device {
  let serial: RowID
  let name: String
  let battery: Int
}

enum Theme: CaseIterable {
  case system
  case light
  case dark

  var name: String { "\(self)".capitalized }
}

enum Day: CaseIterable {
  case monday
  case tuesday
  case wednesday

  var name: String { "\(self)".capitalized }
}

enum Speed {
  case slow
  case fast
}

final class Alarm {
  @Setting var days: Set<Day> = [.monday]
}

final class Trip {
  @Setting var speed = Speed.slow
}

final class Player {
  var volume = 60
}

final class Song {
  var title = "Otters"
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

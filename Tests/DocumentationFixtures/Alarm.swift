package import SimpleTable

package final class Alarm {
  @Setting package var days: Set<Day> = [.monday]
  @Setting package var time = TimeOfDay.midnight.moved(by: 450)

  package init() {}
}

package enum Day: CaseIterable {
  case monday
  case tuesday
  case wednesday

  package var name: String { "\(self)".capitalized }
}

extension String {
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

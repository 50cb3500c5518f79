package final class Player {
  package var volume = 60

  package init() {}
}

package final class Song {
  package var title = "Otters"

  package init() {}
}

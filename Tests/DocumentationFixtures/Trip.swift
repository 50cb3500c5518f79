import SimpleTable

package final class Trip {
  @Setting package var speed = Speed.slow

  package init() {}
}

package enum Speed {
  case slow
  case fast
}

import Observation
import SimpleTable
// expect: invalid redeclaration of synthesized property '_wifi'
@Observable final class Phone {
  @Setting var wifi = true
}

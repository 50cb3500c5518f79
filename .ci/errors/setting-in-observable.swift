import Observation
import SimpleTable
// expect: invalid redeclaration of synthesized property '_wifi'
@Observable final class Phone {
  @Setting var wifi = true
}
// write: no `@Setting`, and [`Bindings`](../Values.md#observable-models)

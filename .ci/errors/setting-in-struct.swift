// write: `final class Phone`
import SimpleTable

struct Phone {
  @Setting var wifi = true  // expect: 'wrappedValue' is unavailable: @Setting belongs in a class: the copies of a struct would share it
}

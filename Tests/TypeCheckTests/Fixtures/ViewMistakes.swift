import TernUI

func look(_ path: NavigationPath) {
  for element in path {  // expected-error {{requires 'NavigationPath' to conform to 'Sequence'}}
    _ = element
  }
  _ = path[0]  // expected-error {{has no subscripts}}
}

import CasePaths

// expected-error@+1 {{'@CasePathable' cannot be applied to struct 'Point', because only an enum has cases}}
@CasePathable
struct Point {
  var x = 0
}

@CasePathable
enum Row {
  case edit(id: Int)
  // expected-error@+1 {{declares case 'edit' twice}}
  case edit(text: String)
}

@CasePathable
enum Destination {
  case detail(Int)
  case settings
}

func use(_ destination: Destination) {
  // expected-error@+1 {{could not be inferred}} expected-error@+1 {{has no member 'detial'}}
  _ = destination.is(\.detial)
  let path: CaseKeyPath<Destination, String> = \.detail  // expected-error {{cannot assign value of type 'KeyPath<Case<Destination>, Case<Int>>'}}
  _ = path
  _ = destination.detail  // expected-error {{enum case 'detail' cannot be used as an instance member}}
}

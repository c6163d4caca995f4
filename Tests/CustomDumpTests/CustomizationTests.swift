import CustomDump
import Testing

@Suite struct CustomizationTests {
  @Test func textInPlaceOfAValue() {
    struct Money: CustomDumpStringConvertible {
      var amount: Int
      var customDumpDescription: String { "\(amount) EUR" }
    }
    #expect(
      String(customDumping: [Money(amount: 5)]) == """
        [
          [0]: 5 EUR
        ]
        """
    )
  }

  @Test func anotherValueInPlaceOfAValue() {
    struct Wrapper: CustomDumpRepresentable {
      var user: User
      var customDumpValue: Any { user }
    }
    let wrapper = Wrapper(user: User(id: 1, name: "Blob"))
    #expect(
      String(customDumping: wrapper) == """
        User(
          id: 1,
          name: "Blob"
        )
        """
    )
    #expect(String(customDumping: AnyHashable(AnyHashable(1))) == "1")
  }

  @Test func aValueThatRepresentsItselfEnds() {
    struct Loop: CustomDumpRepresentable {
      var id = 1
      var customDumpValue: Any { self }
    }
    #expect(String(customDumping: Loop()) == "CustomizationTests.Loop(\n  id: 1\n)")
  }

  @Test func otherChildren() {
    struct Secret: CustomDumpReflectable {
      var user = "Blob"
      var password = "123"
      var customDumpMirror: Mirror {
        Mirror(self, children: ["user": user], displayStyle: .struct)
      }
    }
    #expect(String(customDumping: Secret()) == "CustomizationTests.Secret(\n  user: \"Blob\"\n)")
  }

  @Test func childrenInTheStyleOfACollection() {
    struct Items: CustomDumpReflectable {
      var customDumpMirror: Mirror {
        Mirror(self, unlabeledChildren: [3, 1], displayStyle: .collection)
      }
    }
    #expect(String(customDumping: Items()) == "[\n  [0]: 3,\n  [1]: 1\n]")
  }
}

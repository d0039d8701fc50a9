import SymtextSymbolImport
import Testing

struct ClassNamesTests {
  @Test(arguments: [
    ("Lucide Icons", "lucide"), ("Symtext Symbols", "symtext"), ("My Set", "my-set"),
    ("Icons", "icons"), ("24 Outline", "i24-outline"), ("Größe", "grouDFe".lowercased()),
    ("My (Icons) 50%/A", "my-icons-50a"), ("星", "u661f"),
  ])
  func `A family's name determines the prefix`(family: String, prefix: String) {
    #expect(ClassNames(family: family).prefix == prefix)
    #expect(ClassNames(prefix: prefix) != nil)
  }

  @Test(arguments: ["", "1x", "-x", "x-", "a b", "ä", "a.b", String(repeating: "a", count: 33)])
  func `An invalid class prefix is refused`(prefix: String) {
    #expect(ClassNames(prefix: prefix) == nil)
  }

  @Test func `Classes have hyphens for dots, and two for a hyphen`() {
    let names = ClassNames.standard
    #expect(
      names.symbol("person.crop.circle.badge.plus") == "symtext-person-crop-circle-badge-plus")
    #expect(names.symbol("x_y.3d") == "symtext-x_y-3d")
    #expect(names.symbol("AI-Chat") == "symtext-AI--Chat")
    #expect(names.symbol("星") == "symtext-星")
  }
}

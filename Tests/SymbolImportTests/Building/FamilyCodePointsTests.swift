import SymtextSymbols
import Testing

@testable import SymtextSymbolImport

struct FamilyCodePointsTests {
  private static let sets = [
    "Lucide", "Tabler", "Phosphor", "Heroicons", "Bootstrap", "Feather", "Remix", "Iconoir",
    "Material", "Fluent", "Carbon", "Octicons",
  ]

  @Test func `A family always begins at the same place, with room for a large set in its plane`() {
    for family in Self.sets {
      let first = CodePoints.first(forFamily: family)
      #expect(first == CodePoints.first(forFamily: family))
      let area = CodePoints.area(of: first)
      #expect(area?.contains(first + 16_381) == true, "\(family)")
      #expect(first >= 0xF2000, "the bundled library's own")
    }
    #expect(CodePoints.first(forFamily: "Lucide") != CodePoints.first(forFamily: "Tabler"))
  }

  @Test func `Names are spread over both planes`() {
    let firsts = (0..<2000).map { CodePoints.first(forFamily: "Family \($0)") }
    #expect(Set(firsts).count > 330)
    #expect(firsts.contains { $0 >= 0x100000 } && firsts.contains { $0 < 0x100000 })
  }
}

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
      let first = CodePoints.first(forFamily: family, count: 16_000)
      #expect(first == CodePoints.first(forFamily: family, count: 16_000))
      let area = CodePoints.area(of: first)
      #expect(area?.contains(first + 15_999) == true, "\(family)")
      #expect(first >= 0xF2000, "the bundled library's own")
    }
    #expect(
      CodePoints.first(forFamily: "Lucide", count: 2000)
        != CodePoints.first(forFamily: "Tabler", count: 2000))
  }

  @Test(arguments: [16_000, 40_000, 57_342, 65_000, 200_000])
  func `A large font begins where its symbols have room`(count: Int) {
    for number in 0..<500 {
      let first = CodePoints.first(forFamily: "Family \(number)", count: count)
      #expect(first == 0xF0000 || Int(first & 0xFFFF) + count <= 0xFFFE)
    }
  }

  @Test func `Names are spread over both planes`() {
    let firsts = (0..<2000).map { CodePoints.first(forFamily: "Family \($0)", count: 100) }
    #expect(Set(firsts).count > 330)
    #expect(firsts.contains { $0 >= 0x100000 } && firsts.contains { $0 < 0x100000 })
  }
}

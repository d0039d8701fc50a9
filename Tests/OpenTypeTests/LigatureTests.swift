@testable import SymtextOpenType
import Testing

struct LigatureTests {
  /// Returns a `GSUB` table of one feature `liga` and one lookup: glyphs 5 6 7 give 9, 5 6 give 8.
  private static func table(isExtended: Bool, coverage: [UInt16]) -> [UInt8] {
    // From the start of the subtable: header 8, set 6, ligatures 8 and 6, then the coverage.
    let ligatures: [UInt16] = [1, 28, 1, 8, 2, 6, 14, 9, 3, 6, 7, 8, 2, 6] + coverage
    let header: [UInt16] = [1, 0, 10, 12, 26]  // version, scripts, features, lookups
    let features: [UInt16] = [0] + [1, 0x6C69, 0x6761, 8] + [0, 1, 0]
    let lookups: [UInt16] =
      isExtended
      ? [1, 4, 7, 0, 1, 8, 1, 4, 0, 8] : [1, 4, 4, 0, 1, 8]
    return (header + features + lookups + ligatures)
      .flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static let tables = [
    table(isExtended: false, coverage: [1, 1, 5]), table(isExtended: true, coverage: [1, 1, 5]),
    table(isExtended: false, coverage: [2, 1, 5, 5, 0]),
  ]

  @Test(arguments: tables)
  func `The ligatures of a feature are read`(table: [UInt8]) {
    #expect(
      Ligature.read(gsub: table, features: ["liga"]) == [
        Ligature(components: [5, 6, 7], glyph: 9), Ligature(components: [5, 6], glyph: 8),
      ])
  }

  @Test func `Features that are not requested are ignored`() {
    #expect(Ligature.read(gsub: Self.tables[0], features: ["dlig"]).isEmpty)
    #expect(Ligature.read(gsub: [], features: ["liga"]).isEmpty)
  }

  @Test(arguments: tables)
  func `A damaged table gives fewer or different ligatures`(table: [UInt8]) {
    for end in table.indices {
      #expect(Ligature.read(gsub: Array(table[..<end]), features: ["liga"]).count <= 2)
    }
    for index in table.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = table
        damaged[index] = value
        #expect(Ligature.read(gsub: damaged, features: ["liga"]).count <= 0xFFFF)
      }
    }
  }

  @Test func `A table with cyclic references is abandoned`() {
    // Every number is 0 or refers to this position: features, lookups, subtables and sets without end.
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    for index in bytes.indices { bytes[index] = index % 2 == 0 ? 0 : 4 }
    #expect(Ligature.read(gsub: bytes, features: ["liga"]).count <= 2_000_000)
  }
}

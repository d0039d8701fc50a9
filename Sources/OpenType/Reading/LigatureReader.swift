/// Reads the ligatures of a `GSUB` table.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gsub#lookuptype-4-subtable-ligature-substitution>
struct LigatureReader {
  /// In the order of the table.
  private(set) var ligatures: [Ligature] = []
  private let table: BinaryReader
  /// The remaining number of reads; offsets of an invalid table may lead to the same place repeatedly.
  private var steps = 2_000_000

  private static let ligatureType = 4
  private static let extensionType = 7

  init(_ table: BinaryReader) { self.table = table }

  /// Reads the lookups of some features; skips parts outside the table.
  mutating func read(features: [Tag]) {
    guard let list = table.uint16(8), let count = table.uint16(list) else { return }
    let wanted = lookups(of: features)
    for index in 0..<count where wanted.contains(index) {
      if let lookup = table.uint16(list + 2 + 2 * index) { readLookup(list + lookup) }
    }
  }

  /// Returns the indices of the features' lookups.
  private mutating func lookups(of features: [Tag]) -> Set<Int> {
    let wanted = Set(features.map { Int($0.rawValue) })
    var lookups: Set<Int> = []
    guard let list = table.uint16(6), let count = table.uint16(list) else { return [] }
    for index in 0..<count {
      let record = list + 2 + 6 * index
      guard let tag = table.uint32(record), wanted.contains(tag),
        let offset = table.uint16(record + 4), let number = table.uint16(list + offset + 2),
        takeSteps(number)
      else { continue }
      lookups.formUnion(
        (0..<number).compactMap { table.uint16(list + offset + 4 + 2 * $0) })
    }
    return lookups
  }

  private mutating func readLookup(_ lookup: Int) {
    guard let type = table.uint16(lookup), let count = table.uint16(lookup + 4) else { return }
    for index in 0..<count {
      guard takeSteps(1), let offset = table.uint16(lookup + 6 + 2 * index) else { return }
      let subtable = lookup + offset
      if type == Self.ligatureType {
        readSubtable(subtable)
      } else if type == Self.extensionType, table.uint16(subtable + 2) == Self.ligatureType,
        let far = table.uint32(subtable + 4)
      {
        readSubtable(subtable + far)
      }
    }
  }

  private mutating func readSubtable(_ subtable: Int) {
    guard table.uint16(subtable) == 1, let coverage = table.uint16(subtable + 2),
      let count = table.uint16(subtable + 4)
    else { return }
    let firsts = coveredGlyphs(subtable + coverage)
    guard takeSteps(firsts.count) else { return }
    for (index, first) in firsts.prefix(count).enumerated() {
      guard let offset = table.uint16(subtable + 6 + 2 * index) else { return }
      readSet(subtable + offset, first: first)
    }
  }

  private mutating func readSet(_ set: Int, first: Int) {
    guard let count = table.uint16(set) else { return }
    for index in 0..<count {
      guard takeSteps(1), let offset = table.uint16(set + 2 + 2 * index) else { return }
      let ligature = set + offset
      guard let glyph = table.uint16(ligature), let length = table.uint16(ligature + 2), length > 0,
        table.part(ligature + 4, 2 * (length - 1)) != nil, takeSteps(length)
      else { continue }
      let rest = (0..<length - 1).compactMap { table.uint16(ligature + 4 + 2 * $0) }
      ligatures.append(Ligature(components: [first] + rest, glyph: glyph))
    }
  }

  /// Returns the glyphs of a coverage table, in the order of their coverage indices.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table>
  private func coveredGlyphs(_ coverage: Int) -> [Int] {
    guard let format = table.uint16(coverage), let count = table.uint16(coverage + 2) else {
      return []
    }
    if format == 1 { return (0..<count).compactMap { table.uint16(coverage + 4 + 2 * $0) } }
    guard format == 2 else { return [] }
    var glyphs: [Int] = []
    for index in 0..<count {
      let range = coverage + 4 + 6 * index
      // Ranges ascend without overlap, which bounds the number of glyphs.
      guard let start = table.uint16(range), let end = table.uint16(range + 2), start <= end,
        glyphs.last.map({ $0 < start }) ?? true
      else { break }
      glyphs += start...end
    }
    return glyphs
  }

  private mutating func takeSteps(_ count: Int) -> Bool {
    steps = max(steps - count, 0)
    return steps > 0
  }
}

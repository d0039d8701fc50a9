/// A lookup of the substitution table.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gsub#lookuptype-1-subtable-single-substitution>
package enum SubstitutionLookup: Sendable {
  /// Replaces one glyph with another.
  case single([Exchange])
  /// Replaces several glyphs with one.
  case ligature([Ligature])
  /// Applies lookups to glyphs in context; the first matching rule wins.
  case context([ContextRule])

  /// The replacement of one glyph with another.
  package struct Exchange: Hashable, Sendable {
    package var from: Int
    package var to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The replacement of several glyphs with one.
  package struct Ligature: Hashable, Sendable {
    package var from: [Int]
    package var to: Int

    package init(from: [Int], to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A context rule; each position matches any glyph of a set.
  package struct ContextRule: Sendable {
    /// The positions before, the nearest first.
    package var before: [[Int]] = []
    /// The position that is changed.
    package var at: [Int]
    /// The positions after, the nearest first.
    package var behind: [[Int]] = []
    /// The lookup to apply; `nil` leaves the glyph unchanged and skips later rules.
    package var lookup: Int?

    package init(before: [[Int]] = [], at: [Int], behind: [[Int]] = [], lookup: Int? = nil) {
      self.before = before
      self.at = at
      self.behind = behind
      self.lookup = lookup
    }
  }

  /// The lookup type number.
  var type: Int {
    switch self {
    case .single: 1
    case .ligature: 4
    case .context: 6
    }
  }

  /// Returns the subtables; each has 16-bit offsets.
  func subtables() throws(FontError) -> [[UInt8]] {
    switch self {
    case .single(let pairs): return [try Self.single(pairs.sorted { $0.from < $1.from })]
    case .ligature(let ligatures): return try Self.ligatures(ligatures)
    case .context(let rules):
      var tables: [[UInt8]] = []
      for rule in rules { tables.append(try Self.context(rule)) }
      return tables
    }
  }

  private static func single(_ pairs: [Exchange]) throws(FontError) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(UInt16(2))  // format
    writer.write(UInt16(0))  // coverageOffset, set below
    writer.write(UInt16(pairs.count))  // glyphCount
    for pair in pairs { writer.write(UInt16(pair.to)) }
    try writer.patch(offset16: writer.count, at: 2)
    writeCoverage(pairs.map(\.from), into: &writer)
    return writer.bytes
  }

  /// The size of ligatures in one subtable, in bytes.
  private static let mostLigatureBytes = 40_000

  private static func ligatures(_ all: [Ligature]) throws(FontError) -> [[UInt8]] {
    // Longer ones precede, because the first match wins.
    let sorted = all.filter { !$0.from.isEmpty }
      .sorted { a, b in
        if a.from[0] != b.from[0] { return a.from[0] < b.from[0] }
        if a.from.count != b.from.count { return a.from.count > b.from.count }
        return a.from.lexicographicallyPrecedes(b.from)
      }
    var tables: [[UInt8]] = []
    var part: [Ligature] = []
    var size = 0
    for ligature in sorted {
      let bytes = 6 + 2 * ligature.from.count
      if size + bytes > mostLigatureBytes {
        tables.append(try ligatureTable(part))
        part = []
        size = 0
      }
      part.append(ligature)
      size += bytes
    }
    if !part.isEmpty { tables.append(try ligatureTable(part)) }
    return tables
  }

  private static func ligatureTable(
    _ ligatures: [Ligature]
  ) throws(FontError) -> [UInt8] {
    var firsts: [Int] = []
    for ligature in ligatures where firsts.last != ligature.from[0] {
      firsts.append(ligature.from[0])
    }
    var writer = BinaryWriter()
    writer.write(UInt16(1))  // format
    writer.write(UInt16(0))  // coverageOffset, set below
    writer.write(UInt16(firsts.count))  // ligatureSetCount
    for _ in firsts { writer.write(UInt16(0)) }  // ligatureSetOffsets, set below
    for (index, first) in firsts.enumerated() {
      let set = ligatures.filter { $0.from[0] == first }
      let start = writer.count
      try writer.patch(offset16: start, at: 6 + 2 * index)
      writer.write(UInt16(set.count))  // ligatureCount
      for _ in set { writer.write(UInt16(0)) }  // ligatureOffsets, set below
      for (number, ligature) in set.enumerated() {
        try writer.patch(offset16: writer.count - start, at: start + 2 + 2 * number)
        writer.write(UInt16(ligature.to))  // ligatureGlyph
        writer.write(UInt16(ligature.from.count))  // componentCount
        for glyph in ligature.from.dropFirst() { writer.write(UInt16(glyph)) }
      }
    }
    try writer.patch(offset16: writer.count, at: 2)
    writeCoverage(firsts, into: &writer)
    return writer.bytes
  }

  private static func context(_ rule: ContextRule) throws(FontError) -> [UInt8] {
    var writer = BinaryWriter()
    var coverages: [(position: Int, glyphs: [Int])] = []
    func place(_ sets: [[Int]], into writer: inout BinaryWriter) {
      writer.write(UInt16(sets.count))  // glyphCount
      for glyphs in sets {
        coverages.append((writer.count, glyphs))
        writer.write(UInt16(0))  // coverageOffset, set below
      }
    }
    writer.write(UInt16(3))  // format: coverage tables
    place(rule.before, into: &writer)
    place([rule.at], into: &writer)
    place(rule.behind, into: &writer)
    writer.write(UInt16(rule.lookup == nil ? 0 : 1))  // seqLookupCount
    if let lookup = rule.lookup {
      writer.write(UInt16(0))  // sequenceIndex
      writer.write(UInt16(lookup))  // lookupListIndex
    }
    for (position, glyphs) in coverages {
      try writer.patch(offset16: writer.count, at: position)
      writeCoverage(glyphs.sorted(), into: &writer)
    }
    return writer.bytes
  }

  /// - Parameter glyphs: In ascending order.
  private static func writeCoverage(_ glyphs: [Int], into writer: inout BinaryWriter) {
    var ranges: [(start: Int, end: Int, index: Int)] = []
    for (index, glyph) in glyphs.enumerated() {
      if let last = ranges.last, last.end + 1 == glyph {
        ranges[ranges.count - 1].end = glyph
      } else {
        ranges.append((glyph, glyph, index))
      }
    }
    guard 6 * ranges.count < 2 * glyphs.count else {
      writer.write(UInt16(1))  // format: a list
      writer.write(UInt16(glyphs.count))  // glyphCount
      for glyph in glyphs { writer.write(UInt16(glyph)) }
      return
    }
    writer.write(UInt16(2))  // format: ranges
    writer.write(UInt16(ranges.count))  // rangeCount
    for range in ranges {
      writer.write(UInt16(range.start))
      writer.write(UInt16(range.end))
      writer.write(UInt16(range.index))  // startCoverageIndex
    }
  }
}

/// The private table in which a symbol font carries what OpenType has no place for.
///
/// Everything is big-endian, at fixed sizes, so that opening it costs no parsing:
///
///     uint16 majorVersion (1), uint16 minorVersion (0)
///     uint32 symbolCount, uint32 nameCount, uint32 layerCount, uint32 stringsOffset
///     symbols, by name, 52 bytes each:
///       uint32 codePoint; uint16 glyphSmall, glyphMedium, glyphLarge, layerCount; uint32 firstLayer;
///       six spans: name, alt text, category, keywords, aliases, since
///     names and aliases, by the order of their bytes, 14 bytes each:
///       span name; uint32 codePoint; uint32 symbol
///     layers, back to front, symbol by symbol, 12 bytes each:
///       uint16 glyphSmall, glyphMedium, glyphLarge; uint8 level (0 primary, 1 secondary, 2 tertiary);
///       uint8 colour (0 none, else 1 + its place in LayerColor); uint16 threshold in ten-thousandths,
///       0xFFFF none; uint16 reserved
///     strings, UTF-8; lists are joined by commas
///
/// A span is uint32 offset from the start of the strings and uint16 length, 6 bytes.
struct SymbolTable: FontTable {
  static let tag: Tag = "SymT"

  static let headerSize = 20
  static let symbolSize = 16 + 6 * 6
  static let nameSize = 14
  static let layerSize = 12
  static let noThreshold = 0xFFFF

  /// The spans of a symbol's record, in their order.
  enum Field: Int, CaseIterable {
    case name, altText, category, keywords, aliases, since

    /// From the start of the record.
    var offset: Int { 16 + 6 * rawValue }
  }

  private let set: SymbolSet
  private let plan: GlyphPlan

  init(_ set: SymbolSet, plan: GlyphPlan) {
    self.set = set
    self.plan = plan
  }

  func encode(into writer: inout BinaryWriter) throws(FontError) {
    var strings = BinaryWriter()
    var known: [String: Int] = [:]
    func span(_ text: String, into writer: inout BinaryWriter) throws(FontError) {
      let bytes = Array(text.utf8)
      guard let length = UInt16(exactly: bytes.count) else {
        throw FontError("a text of \(bytes.count) bytes is too long; at most 65,535 fit")
      }
      let offset = known[text] ?? strings.count
      if known.updateValue(offset, forKey: text) == nil { strings.write(bytes: bytes) }
      writer.write(UInt32(offset))
      writer.write(length)
    }
    var names: [(name: String, codePoint: UInt32, symbol: Int)] = []
    for (index, symbol) in set.symbols.enumerated() {
      for name in [symbol.name] + symbol.metadata.aliases {
        names.append((name, set.codePoints[name] ?? 0, index))
      }
    }
    names.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }

    writer.write(UInt16(1))  // majorVersion
    writer.write(UInt16(0))  // minorVersion
    writer.write(UInt32(set.symbols.count))
    writer.write(UInt32(names.count))
    let layerCount = set.symbols.reduce(0) { $0 + $1.layers.count }
    writer.write(UInt32(layerCount))
    writer.write(
      UInt32(
        Self.headerSize + set.symbols.count * Self.symbolSize + names.count * Self.nameSize
          + layerCount * Self.layerSize))
    var firstLayer = 0
    for (index, symbol) in set.symbols.enumerated() {
      writer.write(set.codePoints[symbol.name] ?? 0)
      for scale in SymbolScale.allCases {
        writer.write(UInt16(plan.glyphIndex(symbol: index, scale: scale)))
      }
      writer.write(UInt16(symbol.layers.count))
      writer.write(UInt32(firstLayer))
      firstLayer += symbol.layers.count
      for field in Field.allCases { try span(symbol.text(of: field), into: &writer) }
    }
    for name in names {
      try span(name.name, into: &writer)
      writer.write(name.codePoint)
      writer.write(UInt32(name.symbol))
    }
    for (index, symbol) in set.symbols.enumerated() {
      for (number, layer) in symbol.layers.enumerated() {
        for scale in SymbolScale.allCases {
          writer.write(
            UInt16(
              plan.glyphIndex(
                symbol: index, layer: number, of: symbol.layers.count, scale: scale)))
        }
        writer.write(UInt8(HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0))
        writer.write(
          UInt8(layer.color.flatMap { LayerColor.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0))
        writer.write(
          UInt16(layer.variableThreshold.map { Int(($0 * 10_000).rounded()) } ?? Self.noThreshold))
        writer.write(UInt16(0))  // reserved
      }
    }
    writer.write(bytes: strings.bytes)
  }
}

extension Symbol {
  fileprivate func text(of field: SymbolTable.Field) -> String {
    switch field {
    case .name: name
    case .altText: metadata.altText
    case .category: metadata.category
    case .keywords: metadata.keywords.joined(separator: ",")
    case .aliases: metadata.aliases.joined(separator: ",")
    case .since: metadata.since
    }
  }
}

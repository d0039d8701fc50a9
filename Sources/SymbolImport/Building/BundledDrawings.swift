internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport

/// The drawings of the bundled library: badges for variants, and symbols that a font copies.
enum BundledDrawings {
  private static let font = try? SymbolFont(.bundled)

  /// The licence of the bundled drawings.
  static let license = """
    Copyright 2026 The symtext authors

    Licensed under the Apache License, Version 2.0
    https://www.apache.org/licenses/LICENSE-2.0
    """

  /// Returns the drawing of a symbol; `nil` if the library lacks the name or has only a variant of it.
  @Sendable
  static func symbol(named name: String) -> Symbol? {
    guard let font, let entry = font.entry(named: name) else { return nil }
    var symbol = font.symbol(of: entry.index)
    if symbol?.metadata.base != nil { symbol = nil }
    return symbol
  }

  /// Returns the code points of names in the library.
  static func codePoints(of names: ExactSet) -> ExactDictionary<UInt32> {
    var codePoints: ExactDictionary<UInt32> = [:]
    for name in names {
      if let entry = font?.entry(named: name) { codePoints[name] = entry.codePoint }
    }
    return codePoints
  }

  /// The code point after the last one of the library.
  static let firstFreeCodePoint: UInt32? = font.flatMap { font in
    font.names.compactMap { font.entry(named: $0)?.codePoint }.max().map { $0 + 1 }
  }

  /// Returns the drawing with a name, or the one that the name is a variant of.
  /// - Throws: ``SourceError`` if there is no such drawing.
  static func drawing(for name: String) throws(SourceError) -> Symbol {
    var base = name[...]
    while true {
      if let symbol = symbol(named: String(base)) { return symbol }
      guard let dot = base.lastIndex(of: ".") else { break }
      base = base[..<dot]
    }
    let near = NameSuggestions.nearest(to: name, among: font?.entries.map(\.name) ?? []).first
    throw SourceError(
      "there is no symbol \(name) in the bundled library"
        + (near.map { "; did you mean \($0)?" } ?? "; `symtext symbols search` finds symbols"))
  }
}

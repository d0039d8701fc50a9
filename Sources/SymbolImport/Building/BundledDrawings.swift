internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport

/// The drawings of the library that comes with symtext: the signs of badges, and what a font takes from it.
enum BundledDrawings {
  private static let font = try? SymbolFont(.bundled)

  /// Under what terms they may be used.
  static let license = """
    Copyright 2026 The symtext authors

    Licensed under the Apache License, Version 2.0
    https://www.apache.org/licenses/LICENSE-2.0
    """

  /// A symbol as it was drawn; `nil` when the library has none of the name, or only a variant.
  @Sendable
  static func symbol(named name: String) -> Symbol? {
    guard let font, let entry = font.entry(named: name) else { return nil }
    var symbol = font.symbol(of: entry.index)
    if symbol?.metadata.base != nil { symbol = nil }
    return symbol
  }

  /// The code points that names have in the library.
  static func codePoints(of names: Set<String>) -> [String: UInt32] {
    var codePoints: [String: UInt32] = [:]
    for name in names {
      if let entry = font?.entry(named: name) { codePoints[name] = entry.codePoint }
    }
    return codePoints
  }

  /// The one behind all code points of the library.
  static let firstFreeCodePoint: UInt32? = font.flatMap { font in
    font.names.compactMap { font.entry(named: $0)?.codePoint }.max().map { $0 + 1 }
  }

  /// The drawing that a name is of, or is a variant of.
  /// - Throws: ``SourceError`` when there is none.
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

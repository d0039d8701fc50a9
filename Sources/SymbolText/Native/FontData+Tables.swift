public import FontGlyphs
public import OpenType

extension SymbolFont {
  /// Opens the table of symbols in a font file, which must stay alive.
  /// - Throws: ``FontError`` when it has none.
  public init(_ data: FontData) throws(FontError) { try unsafe self.init(data.bytes) }
}

extension FontDirectory {
  /// Reads the directory of a font file, which must stay alive.
  /// - Throws: ``FontError`` when it has none.
  public init(_ data: FontData) throws(FontError) { try unsafe self.init(data.bytes) }
}

public import FontGlyphs

/// A font that was built, and what is to be said of how.
public struct BuiltFont: Sendable {
  /// The font file.
  public var bytes: [UInt8]
  /// The symbols that it holds, with their code points.
  public var set: SymbolSet
  /// What the compiler made of them.
  public var compiled: FontCompiler.Report
  /// What became of each file.
  public var sources: ImportReport
  /// Names that the text of ``SymbolFontBuilder/usingText`` uses and that are no symbol's.
  public var unknownNames: [String]
  /// Whether names got code points that had none: the file that freezes them should be written anew.
  public var hasNewCodePoints: Bool

  let compiler: FontCompiler

  /// The files that go with the font on the web, and a list for programs.
  /// - Parameter fontName: the name of the font's own file, beside which they stand: `Mine.ttf`.
  /// - Throws: ``SourceError`` (not installed) when WOFF2 is wanted and Brotli is not there.
  public func webFiles(
    _ kinds: WebFiles.Kinds, fontName: String
  ) throws(SourceError) -> [WebFiles.File] {
    try WebFiles(set: set, compiler: compiler).files(kinds, font: bytes, fontName: fontName)
  }
}

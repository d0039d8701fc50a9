public import SymtextFontGlyphs
public import SymtextSymbols
package import SymtextOpenType

/// A built font with its reports.
public struct BuiltFont: Sendable {
  /// The font file.
  public var bytes: [UInt8]
  /// The symbols of the font, with their code points.
  public var set: SymbolSet
  /// The report of the compiler.
  public var compiled: FontCompiler.Report
  /// The import report, with an entry for each file.
  public var sources: ImportReport
  /// The names in ``SymbolFontBuilder/usingText`` that match no symbol.
  public var unknownNames: [String]
  /// Why variants were left out, a sentence for each (``SymbolFontBuilder/isLenient``).
  public var failedVariants: [String]
  /// Whether the build assigned new code points.
  ///
  /// If so, write the code points file again.
  public var hasNewCodePoints: Bool

  /// Makes the form of the font for browsers.
  package let web: @Sendable () throws(FontError) -> FontFile
  /// The compiler that made it.
  package let compiler: FontCompiler
  /// The class names of its style sheet.
  package let classNames: ClassNames
}

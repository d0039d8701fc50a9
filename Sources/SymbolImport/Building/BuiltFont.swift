public import SymtextFontGlyphs
public import SymtextSymbols
package import SymtextOpenType

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

  /// The font's form for browsers.
  package let web: @Sendable () throws(FontError) -> FontFile
  /// What compiled it.
  package let compiler: FontCompiler
  /// How the classes of its style sheet are called.
  package let classNames: ClassNames
}

internal import SymtextSymbols
internal import SymtextAnimation
internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The motion of a symbol in text of both directions.
struct DirectedMotion: Hashable, Sendable {
  /// In left-to-right text.
  var leftToRight: StackedMotion
  /// In right-to-left text, where the symbol may have another form.
  var rightToLeft: StackedMotion

  init(leftToRight: StackedMotion, rightToLeft: StackedMotion) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  /// Determines the motion of a symbol at Regular and medium scale.
  /// - Throws: ``SymbolError`` when the library does not have the symbol.
  init(_ name: String, in library: SymbolLibrary) throws(SymbolError) {
    func motion(isRightToLeft: Bool) throws(SymbolError) -> StackedMotion {
      var configuration = SymbolConfiguration()
      configuration.weight = .named(.regular)
      configuration.scale = .medium
      configuration.isRightToLeft = isRightToLeft
      return StackedMotion(
        try ResolvedSymbol(
          name, in: library, beside: Font(face: library.face, size: Self.size),
          configuration: configuration))
    }
    leftToRight = try motion(isRightToLeft: false)
    rightToLeft = try motion(isRightToLeft: true)
  }

  /// The font size, large enough for whole font units.
  private static let size = 1000.0
}

internal import SymtextSymbols
internal import SymtextAnimation
internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// How a symbol moves, in text of both directions.
struct DirectedMotion: Hashable, Sendable {
  /// In text that runs from left to right.
  var leftToRight: StackedMotion
  /// In text that runs from right to left, where it may have another form.
  var rightToLeft: StackedMotion

  /// Says how it moves.
  init(leftToRight: StackedMotion, rightToLeft: StackedMotion) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  /// Finds out how a symbol moves: at Regular, at medium scale.
  /// - Throws: ``SymbolError`` when the library has no such symbol.
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

  /// Large enough for whole font units.
  private static let size = 1000.0
}

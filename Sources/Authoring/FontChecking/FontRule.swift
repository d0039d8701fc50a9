/// What a symbol font that ``FontCompiler`` made keeps to.
package enum FontRule: String, CaseIterable, Sendable {
  /// Every symbol has ink at every weight, and a glyph of its own at every scale.
  case glyph
  /// Between the masters an outline is between theirs, and heavier weights differ from lighter ones.
  case compatibility
  /// White in and between the strokes stays open in Black.
  case counter
  /// The ink is centred on the cap height.
  case centring
  /// The space beside the ink is that of the drawing grid.
  case bearing
  /// The strokes are as thick as the law of weights has them.
  case stroke
  /// Names map from their frozen code points to their glyphs.
  case codePoint
}

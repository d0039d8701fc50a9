internal import SymtextCommandLine
internal import SymtextAnimation

extension NumberRange {
  /// Frames of a film strip.
  static let stripFrames = NumberRange(whole: 1...Double(FilmStrip.most))
  /// Frames of a second.
  static let frameRate = NumberRange(1...240, nil)
  /// Moments of what moves.
  static let time = NumberRange(0...600, "seconds")
  /// Rests between two times.
  static let delay = NumberRange(0...60, "seconds")
  /// How many times as fast something moves.
  static let speed = NumberRange(0.1...10, nil)
}

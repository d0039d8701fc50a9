internal import SymtextCommandLine
internal import SymtextAnimation

extension NumberRange {
  /// Frames of a film strip.
  static let stripFrames = NumberRange(whole: 1...Double(FilmStrip.most))
  /// Frames per second.
  static let frameRate = NumberRange(1...240, nil)
  /// Times in an animation.
  static let time = NumberRange(0...600, "seconds")
  /// Pauses between two plays.
  static let delay = NumberRange(0...60, "seconds")
  /// Speed factors.
  static let speed = NumberRange(0.1...10, nil)
}

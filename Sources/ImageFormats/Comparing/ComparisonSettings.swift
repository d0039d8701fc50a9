/// The rules by which pixels of two pictures count as different.
package struct ComparisonSettings: Sendable {
  /// The greatest distance of colours that look alike: OKLab's, in which black and white are 1 apart.
  package var threshold = 0.02
  /// Whether pixels at edges that moved by up to half a pixel count, too.
  package var countsEdges = false
  /// The greatest shift of the second picture that is tried, in pixels.
  package var mostShift = 0
  /// Parts that are not compared, in pixels of the first picture.
  package var ignored: [PixelBox] = []

  /// The greatest ``mostShift``.
  package static let greatestShift = 8

  package init() {}
}

package import SymtextGraphics

/// A variant as drawn in the file.
package struct TemplateDrawing: Hashable, Sendable {
  /// The paths, back to front.
  package var paths: [TemplatePath]
  /// The number of paths in the file, if some were joined; else `nil`.
  package var pathsInFile: Int?
  /// The distance from the left to the right margin, in template units.
  package var advance: Double
  /// The source of the margins.
  package var margins: MarginSource
  /// The lines at which nested groups begin.
  package var nestedGroups: [Int] = []
  /// The lines of transforms of the group or its parents that are not translations.
  package var transforms: [Int] = []
  package var isGroup = true
  package var line: Int
  package var column: Int
  /// The point of the file at its left margin on the baseline, from which its coordinates count.
  package var origin = Point.zero

  /// The source of a variant's margins, the best first.
  package enum MarginSource: String, Sendable {
    /// Its own guides.
    case own
    /// The law of variants and the guides of the three masters.
    case interpolated
    /// The position of its group, in files written by Apple's application.
    case origin
    /// The side bearings of another variant.
    case bearings
    /// No guides: the margins are the edges of the ink.
    case ink
  }
}

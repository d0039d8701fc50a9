/// A variant as the file has it.
package struct TemplateDrawing: Hashable, Sendable {
  /// The paths, back to front.
  package var paths: [TemplatePath]
  /// From the left to the right margin, in template units.
  package var advance: Double
  /// Where the margins are from.
  package var margins: MarginSource
  /// Where nested groups begin, by line.
  package var nestedGroups: [Int] = []
  /// Transforms of the group and what is around it that are no translations, by line.
  package var transforms: [Int] = []
  package var isGroup = true
  package var line: Int
  var column: Int

  /// Where a variant's margins are from, the best first.
  package enum MarginSource: String, Sendable {
    /// Its own guides.
    case own
    /// The law and the guides of the three masters.
    case interpolated
    /// The place of its group, as Apple's application puts it.
    case origin
    /// The space that another variant has between its ink and its guides.
    case bearings
    /// None: the ink itself begins and ends it.
    case ink
  }
}

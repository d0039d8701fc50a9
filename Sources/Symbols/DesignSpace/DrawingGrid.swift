/// The drawing grid: 24 × 24 units, y down.
package enum DrawingGrid {
  /// The width and height of the grid, in units.
  package static let size = 24.0
  /// One unit in cap heights at medium scale.
  ///
  /// A circle of radius 10 is 1.296 cap heights wide, like the circle of Apple's custom-symbol template.
  package static let unit = 0.0648
  /// The radius of a dot: `base` units plus `factor` times half the stroke.
  ///
  /// A dot as wide as the line would look thinner than the line, most of all in light weights.
  package static let dotRadius = (base: 0.35, factor: 0.9)
  /// The side bearing in cap heights at medium scale; it follows the scale, not the weight.
  package static let sideBearing = 0.1238
}

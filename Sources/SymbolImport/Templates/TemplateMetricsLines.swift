/// The baseline and cap line of a scale.
///
/// Coordinates are in the source space of the file, y down.
package struct TemplateMetricsLines: Hashable, Sendable {
  /// The y of the baseline.
  package var baseline: Double
  /// The y of the cap line.
  package var capline: Double

  /// The distance between the two, in template units.
  package var capHeight: Double { baseline - capline }

  /// The cap height of templates that Apple's application writes: .70459 of 100 points.
  package static let usualCapHeight = 70.459
}

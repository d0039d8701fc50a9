/// The two lines between which the capital letters of a scale stand.
///
/// Source space of the file, y down.
package struct TemplateMetricsLines: Hashable, Sendable {
  /// The y of the baseline.
  package var baseline: Double
  /// The y of the cap line.
  package var capline: Double

  /// The distance between the two, in template units.
  package var capHeight: Double { baseline - capline }

  /// The cap height of the templates that Apple's application writes: .70459 of 100 points.
  package static let usualCapHeight = 70.459
}

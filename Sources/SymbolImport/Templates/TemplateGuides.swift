/// The two lines between which the capital letters of a scale stand.
///
/// Source space of the file, y down.
public struct TemplateGuides: Hashable, Sendable {
  /// The y of the baseline.
  public var baseline: Double
  /// The y of the cap line.
  public var capline: Double

  /// Makes guides.
  public init(baseline: Double, capline: Double) {
    self.baseline = baseline
    self.capline = capline
  }

  /// The distance between the two, in template units.
  public var capHeight: Double { baseline - capline }

  /// The cap height of the templates that Apple's application writes: .70459 of 100 points.
  public static let usualCapHeight = 70.459
}

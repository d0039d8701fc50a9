public import SymtextOpenType

/// An axis of variation, in user units.
public struct VariationAxis: Hashable, Sendable {
  /// Such as `wght`.
  public var tag: Tag
  /// The lowest value.
  public var minimum: Double
  /// The default value.
  public var defaultValue: Double
  /// The highest value.
  public var maximum: Double
}

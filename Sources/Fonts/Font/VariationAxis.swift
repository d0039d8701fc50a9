public import SymtextOpenType

/// An axis along which a font varies, in user units.
public struct VariationAxis: Hashable, Sendable {
  /// Such as `wght`.
  public var tag: Tag
  /// The least value.
  public var minimum: Double
  /// The value when nothing is asked for.
  public var defaultValue: Double
  /// The greatest value.
  public var maximum: Double
}

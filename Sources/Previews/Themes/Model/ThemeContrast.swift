/// The rules by which a theme keeps text readable; ratios are those of WCAG 2.2, `nil` is 0.
///
/// <https://www.w3.org/TR/WCAG22/#contrast-minimum>
public struct ThemeContrast: Hashable, Sendable {
  /// The least contrast ratio of a label to its ground; lower ones are raised.
  ///
  /// 0 leaves all colours as they are.
  public var text: Double?
  /// The least contrast ratio of white text on a tint; below it text is black.
  ///
  /// 0 decides by ``luma``.
  public var white: Double?
  /// The luma of a tint, 0 to 1, above which text on it is black.
  public var luma: Double?
  /// The least contrast ratio of a label to the backdrop that shows through glass; below it the label becomes black or
  /// white.
  public var glass: Double?
  /// The line that every ground without a line gets; `nil` for none.
  public var border: ThemeColor?

  /// Makes rules without any value.
  public init() {}
}

/// The measures of a size of button, in points.
public struct ThemeMeasures: Hashable, Sendable {
  /// The least height.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The space on each side of a label without a symbol.
  public var side: Double?
  /// The space beside the symbol that stands next to a label; without it ``side``.
  public var iconSide: Double?
  /// The space beside the label that stands next to a symbol; without it ``side``.
  public var labelSide: Double?
  /// The least space above and below the content.
  public var above: Double?
  /// The space between symbol and label.
  public var gap: Double?
  /// The side of the square that holds the symbol; without it the symbol follows the label's font.
  public var icon: Double?
  /// The side of the square that holds a symbol without a label; without it ``icon``.
  public var iconAlone: Double?
  /// The space on each side of a symbol without a label; without it a share of the other spaces
  /// (``ThemeButton/aloneShare``).
  public var sideAlone: Double?
  /// The corner radius.
  public var radius: ThemeRadius?
  /// The corner radius of a rounded rectangle, asked for by its shape.
  public var radiusRounded: ThemeRadius?
  /// The corner radius while it is pressed; without it the usual one.
  public var radiusPressed: ThemeRadius?
  /// The corner radius while it is selected; without it the usual one.
  public var radiusSelected: ThemeRadius?
  /// The space between the parts of a split button; 0 for a line between them.
  public var splitGap: Double?
  /// The space on both sides of a split button's arrow; without it three quarters of ``side``.
  public var splitSide: Double?
  /// The corner radius between the parts of a split button.
  public var splitRadius: ThemeRadius?
  /// The type of the label.
  public var type: ThemeType?

  /// Makes measures without any value.
  public init() {}
}

/// A corner radius.
public enum ThemeRadius: Hashable, Sendable {
  /// Points; at most half the height, so that a large number is a capsule.
  case points(Double)
  /// A share of the height, rounded down to the grid of the theme.
  case share(Double)

  /// Half the height.
  public static let capsule = ThemeRadius.points(9999)
}

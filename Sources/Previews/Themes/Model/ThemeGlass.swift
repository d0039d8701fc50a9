/// The material of glass buttons; lengths are in points.
public struct ThemeGlass: Hashable, Sendable {
  /// The standard deviation of the backdrop's blur.
  public var blur: Double?
  /// The factor of the backdrop's saturation.
  public var saturation: Double?
  /// The width of the rim that refracts the backdrop.
  public var bend: Double?
  /// The shift of the backdrop at the edge.
  public var bendShift: Double?
  /// The shadow over a backdrop.
  public var shadows: [ThemeShadow]?
  /// The width of the bright line along the edge; 0 for none.
  public var rim: Double?
  /// The offset of the light at the ends of the rim, as a share of the height.
  public var lean: Double?
  /// The light along the rim, from the top to the bottom.
  public var rimLight: [ThemeStop]?
  /// The light on the surface, from the top to the bottom.
  public var sheen: [ThemeStop]?

  /// Makes a material without any value.
  public init() {}
}

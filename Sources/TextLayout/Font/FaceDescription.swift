public import OpenType

/// What a font file says about itself, beyond what setting text needs.
public struct FaceDescription: Sendable {
  /// An entry of `name`.
  public struct Name: Hashable, Sendable {
    /// What it is, such as 1 for the family and 5 for the version.
    ///
    /// <https://learn.microsoft.com/typography/opentype/spec/name#name-ids>
    public var id: Int
    /// In English where there is English.
    public var text: String
  }

  /// What a menu says of an axis.
  public struct Axis: Hashable, Sendable {
    /// Its tag and range.
    public var axis: VariationAxis
    /// Its name, if it has one.
    public var name: String?
    /// Whether users should not see it.
    public var isHidden: Bool
  }

  /// A place in the design space with a name.
  public struct Instance: Hashable, Sendable {
    /// Such as “Bold”, if it has a name.
    public var name: String?
    /// A value for each axis, in their order.
    public var coordinates: [Double]
  }

  /// A layout feature, gathered from all scripts and languages.
  public struct Feature: Hashable, Sendable {
    /// Such as `liga`.
    public var tag: Tag
    /// Whether it moves glyphs (`GPOS`) or exchanges them (`GSUB`).
    public var isPositioning: Bool
    /// What menus call it, if the font says so.
    public var name: String?
    /// How many lookups it applies.
    public var lookupCount: Int
    /// How many glyphs it may exchange or move.
    public var glyphCount: Int
  }

  /// Colours for the glyphs' layers.
  public struct Palette: Hashable, Sendable {
    /// Its name, if it has one.
    public var name: String?
    /// Whether it is made for light backgrounds.
    public var isForLightBackground: Bool
    /// Whether it is made for dark backgrounds.
    public var isForDarkBackground: Bool
    /// `#RRGGBBAA`.
    public var colors: [String]
  }

  /// By identifier.
  public var names: [Name]
  /// In the font's order.
  public var axes: [Axis]
  /// In the font's order.
  public var instances: [Instance]
  /// Those that exchange glyphs first, each kind by tag.
  public var features: [Feature]
  /// In the font's order.
  public var palettes: [Palette]

  /// Reads a font.
  public init(_ face: Face) {
    let native = face.native
    names = native.names
    axes = native.axisDescriptions
    instances = native.instances
    features = native.features(isPositioning: false) + native.features(isPositioning: true)
    palettes = native.palettes
  }
}

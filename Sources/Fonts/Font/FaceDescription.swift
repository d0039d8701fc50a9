package import SymtextOpenType

/// What a font file says about itself, beyond what setting text needs.
package struct FaceDescription: Sendable {
  /// An entry of `name`.
  package struct Name: Hashable, Sendable {
    /// What it is, such as 1 for the family and 5 for the version.
    ///
    /// <https://learn.microsoft.com/typography/opentype/spec/name#name-ids>
    package var id: Int
    /// In English where there is English.
    package var text: String
  }

  /// What a menu says of an axis.
  package struct Axis: Hashable, Sendable {
    /// Its tag and range.
    package var axis: VariationAxis
    /// Its name, if it has one.
    package var name: String?
    /// Whether users should not see it.
    package var isHidden: Bool
  }

  /// A place in the design space with a name.
  package struct Instance: Hashable, Sendable {
    /// Such as “Bold”, if it has a name.
    package var name: String?
    /// A value for each axis, in their order.
    package var coordinates: [Double]
  }

  /// A layout feature, gathered from all scripts and languages.
  package struct Feature: Hashable, Sendable {
    /// Such as `liga`.
    package var tag: Tag
    /// Whether it moves glyphs (`GPOS`) or exchanges them (`GSUB`).
    package var isPositioning: Bool
    /// What menus call it, if the font says so.
    package var name: String?
    /// How many lookups it applies.
    package var lookupCount: Int
    /// How many glyphs it may exchange or move.
    package var glyphCount: Int
  }

  /// Colours for the glyphs' layers.
  package struct Palette: Hashable, Sendable {
    /// Its name, if it has one.
    package var name: String?
    /// Whether it is made for light backgrounds.
    package var isForLightBackground: Bool
    /// Whether it is made for dark backgrounds.
    package var isForDarkBackground: Bool
    /// `#RRGGBBAA`.
    package var colors: [String]
  }

  /// By identifier.
  package var names: [Name]
  /// In the font's order.
  package var axes: [Axis]
  /// In the font's order.
  package var instances: [Instance]
  /// Those that exchange glyphs first, each kind by tag.
  package var features: [Feature]
  /// In the font's order.
  package var palettes: [Palette]

  /// Reads a font.
  package init(_ face: Face) {
    let native = face.native
    names = native.names
    axes = native.axisDescriptions
    instances = native.instances
    features = native.features(isPositioning: false) + native.features(isPositioning: true)
    palettes = native.palettes
  }
}

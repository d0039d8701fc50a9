package import SymtextOpenType

/// A description of a font file, beyond the data needed to set text.
package struct FaceDescription: Sendable {
  /// An entry of `name`.
  package struct Name: Hashable, Sendable {
    /// The name ID, such as 1 for the family and 5 for the version.
    ///
    /// <https://learn.microsoft.com/typography/opentype/spec/name#name-ids>
    package var id: Int
    /// In English if available.
    package var text: String
  }

  /// An axis with its menu entry.
  package struct Axis: Hashable, Sendable {
    /// The tag and range.
    package var axis: VariationAxis
    /// The name, if there is one.
    package var name: String?
    /// Whether menus should hide the axis.
    package var isHidden: Bool
  }

  /// A named instance.
  package struct Instance: Hashable, Sendable {
    /// The name, such as “Bold”, if there is one.
    package var name: String?
    /// A value for each axis, in their order.
    package var coordinates: [Double]
  }

  /// A layout feature, merged from all scripts and languages.
  package struct Feature: Hashable, Sendable {
    /// Such as `liga`.
    package var tag: Tag
    /// Whether the feature positions glyphs (`GPOS`) rather than substituting them (`GSUB`).
    package var isPositioning: Bool
    /// The name for menus, if the font has one.
    package var name: String?
    /// The number of lookups that the feature applies.
    package var lookupCount: Int
    /// The number of glyphs that the feature may substitute or position.
    package var glyphCount: Int
  }

  /// A palette for the glyphs' layers.
  package struct Palette: Hashable, Sendable {
    /// The name, if there is one.
    package var name: String?
    /// Whether the palette is designed for light backgrounds.
    package var isForLightBackground: Bool
    /// Whether the palette is designed for dark backgrounds.
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
  /// Substituting features first, then positioning ones; each by tag.
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

/// The glyph sizes of bars.
///
/// Apple's Human Interface Guidelines, Custom Icons, of 2019.
enum GlyphSizes {
  /// The size in navigation bars and toolbars: 25 × 25 points, which every class stays within. The guidelines allow at
  /// most 28.
  case bar
  /// The sizes in tab bars, by glyph class.
  case tabBar

  /// Returns the target of a class.
  ///
  /// The guidelines have no sizes for compact navigation bars and toolbars. These are reduced by the ratio of the
  /// medium to the large scale. They have none for desktops either; 17 points are symtext's choice.
  func target(_ shape: GlyphClass, _ traits: BarTraits) -> GlyphTarget {
    let isCompact = traits.isCompact
    if traits.device == .desktop { return GlyphTarget(side: 17) }
    return switch (self, shape) {
    case (.bar, _): GlyphTarget(side: isCompact ? 25 / 1.29 : 25)
    case (.tabBar, .circle): GlyphTarget(side: isCompact ? 18 : 25)
    case (.tabBar, .square): GlyphTarget(side: isCompact ? 17 : 23)
    case (.tabBar, .wide): GlyphTarget(width: isCompact ? 23 : 31)
    case (.tabBar, .tall): GlyphTarget(height: isCompact ? 20 : 28)
    }
  }
}

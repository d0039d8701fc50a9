/// Which bars' glyph sizes are taken.
///
/// Apple's Human Interface Guidelines, Custom Icons, of 2019.
enum GlyphSizes {
  /// Of navigation bars and toolbars: 25 × 25, no class goes beyond it, so that nothing comes near 28, the
  /// most that the guidelines allow.
  case bar
  /// Of tab bars, by the class of the glyph.
  case tabBar

  /// The target of a class.
  ///
  /// The guidelines say none for compact navigation bars and toolbars: they are so much smaller as the
  /// medium scale is than the large one. Of desktops they say none either: 17 points are ours.
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

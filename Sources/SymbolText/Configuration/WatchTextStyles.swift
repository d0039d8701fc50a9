internal import SymtextFontGlyphs
internal import SymtextSymbols

/// The text styles of watchOS, in points.
///
/// Taken from Apple's Human Interface Guidelines, Typography, “Specifications”, as of September 2026, by a public copy.
/// An older copy has 27 points for title 2 at large, and 15 for caption 2 at xxLarge.
/// <https://developer.apple.com/design/human-interface-guidelines/typography>
enum WatchTextStyles {
  /// A size and its line height.
  private typealias Step = (size: Double, lineHeight: Double)

  /// A style at a content size category; a category that the table lacks counts as the next smaller one.
  static func style(
    _ style: TextStyle, at category: ContentSizeCategory
  ) -> ResolvedTextStyle? {
    let column = StylePlatform.watchOS.contentSizes.lastIndex { $0 <= category } ?? 0
    guard let steps = steps(style) else { return nil }
    let step = steps[column]
    return ResolvedTextStyle(
      step.size, step.lineHeight, style == .headline ? .semibold : .regular,
      style == .largeTitle ? .bold : .semibold)
  }

  /// The sizes at xSmall, small, large, xLarge, xxLarge, xxxLarge, AX1, AX2 and AX3.
  private static func steps(_ style: TextStyle) -> [Step]? {
    switch style {
    case .largeTitle:
      even([30, 32, 36, 40, 41, 42, 44, 45, 46])
    case .title1:
      even([28, 30, 34, 38, 39, 40, 42]) + [(43, 46), (44, 47)]
    case .title2:
      // 41 at AX1 is the guidelines' number, although the others are 2.5 above the size.
      even([24, 26, 28, 30, 31, 32]) + [(34, 41)] + even([35, 36])
    case .title3:
      even([17, 18, 19, 20, 21, 22, 24, 25, 26])
    case .headline, .body:
      even([14, 15, 16, 17, 18, 19, 21, 22, 23])
    case .caption1:
      even([13, 14, 15, 16, 17, 18, 18, 19, 20])
    case .caption2:
      even([12, 13, 14, 15, 16, 17, 17, 18, 19])
    case .footnote:
      even([11, 12, 13, 14, 15, 16, 16, 17, 18])
    case .footnote2:
      even([10, 11, 12, 13, 14, 15, 15]) + [(16, 17.5), (17, 19.5)]
    case .extraLargeTitle, .extraLargeTitle2, .subtitle1, .callout, .subheadline: nil
    }
  }

  /// Sizes whose lines are 2.5 points higher.
  private static func even(_ sizes: [Double]) -> [Step] {
    sizes.map { ($0, $0 + 2.5) }
  }
}

internal import SymtextFontGlyphs
internal import SymtextSymbols

/// The text styles of Apple's platforms, in points.
///
/// Taken from public copies of Apple's Human Interface Guidelines, Typography, “Specifications”, of 2026; nine copies
/// agree. <https://developer.apple.com/design/human-interface-guidelines/typography>
enum TextStyleTable {
  /// Sizes and line heights from `xSmall` to `accessibility5`, and two weights.
  private struct DynamicStyle {
    var sizes: [Double]
    var lineHeights: [Double]
    var weight: SymbolWeight
    var emphasizedWeight: SymbolWeight

    init(
      _ sizes: [Double], _ lineHeights: [Double], _ weight: SymbolWeight,
      _ emphasizedWeight: SymbolWeight
    ) {
      self.sizes = sizes
      self.lineHeights = lineHeights
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
    }
  }

  /// A style of iOS at a content size category.
  static func iOS(_ style: TextStyle, at category: ContentSizeCategory) -> ResolvedTextStyle? {
    dynamic(style).map {
      ResolvedTextStyle(
        $0.sizes[category.index], $0.lineHeights[category.index], $0.weight, $0.emphasizedWeight)
    }
  }

  private static func dynamic(_ style: TextStyle) -> DynamicStyle? {
    switch style {
    case .largeTitle:
      DynamicStyle(
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], .regular, .bold)
    case .title1:
      DynamicStyle(
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], .regular, .bold)
    case .title2:
      DynamicStyle(
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], .regular, .bold)
    case .title3:
      DynamicStyle(
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], .regular, .semibold)
    case .headline:
      DynamicStyle(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], .semibold, .semibold)
    case .extraLargeTitle, .extraLargeTitle2, .subtitle1, .footnote2: nil
    case .body:
      DynamicStyle(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], .regular, .semibold)
    case .callout:
      DynamicStyle(
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], .regular, .semibold)
    case .subheadline:
      // 28 at xxxLarge is the guidelines' number, although the line height steps by four there.
      DynamicStyle(
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58], .regular, .semibold)
    case .footnote:
      DynamicStyle(
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], .regular, .semibold)
    case .caption1:
      DynamicStyle(
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51], .regular, .semibold)
    case .caption2:
      DynamicStyle(
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48], .regular, .semibold)
    }
  }

  /// A style of macOS, which has no Dynamic Type.
  static func macOS(_ style: TextStyle) -> ResolvedTextStyle? {
    switch style {
    case .largeTitle: ResolvedTextStyle(26, 32, .regular, .bold)
    case .title1: ResolvedTextStyle(22, 26, .regular, .bold)
    case .title2: ResolvedTextStyle(17, 22, .regular, .bold)
    case .title3: ResolvedTextStyle(15, 20, .regular, .semibold)
    case .headline: ResolvedTextStyle(13, 16, .bold, .heavy)
    case .extraLargeTitle, .extraLargeTitle2, .subtitle1, .footnote2: nil
    case .body: ResolvedTextStyle(13, 16, .regular, .semibold)
    case .callout: ResolvedTextStyle(12, 15, .regular, .semibold)
    case .subheadline: ResolvedTextStyle(11, 14, .regular, .semibold)
    case .footnote: ResolvedTextStyle(10, 13, .regular, .semibold)
    case .caption1: ResolvedTextStyle(10, 13, .regular, .medium)
    case .caption2: ResolvedTextStyle(10, 13, .medium, .semibold)
    }
  }

  /// A style of tvOS, which has no Dynamic Type.
  static func tvOS(_ style: TextStyle) -> ResolvedTextStyle? {
    switch style {
    case .title1: ResolvedTextStyle(76, 96, .medium, .bold)
    case .title2: ResolvedTextStyle(57, 66, .medium, .bold)
    case .title3: ResolvedTextStyle(48, 56, .medium, .bold)
    case .headline: ResolvedTextStyle(38, 46, .medium, .bold)
    case .subtitle1: ResolvedTextStyle(38, 46, .regular, .medium)
    case .callout: ResolvedTextStyle(31, 38, .medium, .bold)
    case .body: ResolvedTextStyle(29, 36, .medium, .bold)
    case .caption1: ResolvedTextStyle(25, 32, .medium, .bold)
    case .caption2: ResolvedTextStyle(23, 30, .medium, .bold)
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .subheadline, .footnote, .footnote2: nil
    }
  }

  /// A style of visionOS at the default content size category, the only one whose sizes Apple publishes.
  ///
  /// Sizes, line heights and the weights that each style has are those of the tokens of the Apple Design Resources for
  /// visionOS, of June 2026 <https://developer.apple.com/design/resources/>. A style has the lightest of its weights,
  /// and the heaviest is the emphasized one; but body text is medium and titles are bold, as WWDC23-10072 says.
  static func visionOS(_ style: TextStyle) -> ResolvedTextStyle? {
    switch style {
    case .extraLargeTitle: ResolvedTextStyle(48, 56, .bold, .bold)
    case .extraLargeTitle2: ResolvedTextStyle(38, 46, .bold, .bold)
    case .largeTitle: ResolvedTextStyle(29, 38, .bold, .bold)
    case .title1: ResolvedTextStyle(24, 32, .bold, .bold)
    case .title2: ResolvedTextStyle(22, 28, .bold, .bold)
    case .title3: ResolvedTextStyle(19, 24, .bold, .bold)
    case .headline: ResolvedTextStyle(17, 22, .semibold, .bold)
    case .body: ResolvedTextStyle(17, 22, .medium, .medium)
    case .callout: ResolvedTextStyle(15, 20, .medium, .semibold)
    case .subheadline: ResolvedTextStyle(15, 20, .regular, .regular)
    case .footnote: ResolvedTextStyle(13, 18, .regular, .bold)
    case .caption1, .caption2: ResolvedTextStyle(12, 16, .regular, .bold)
    case .subtitle1, .footnote2: nil
    }
  }
}

import SymtextFontGlyphs
import SymtextSymbols
import SymtextSymbolText
import Testing

/// The tables of the Human Interface Guidelines, written independently of the sources.
struct TextStyleTableTests {
  /// Size/leading from xSmall to AX5, the weight and the emphasised weight.
  private static let dynamicType: [(TextStyle, String, SymbolWeight, SymbolWeight)] = [
    (
      .largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
      .regular, .bold
    ),
    (
      .title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68", .regular,
      .bold
    ),
    (
      .title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66", .regular,
      .bold
    ),
    (
      .title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65", .regular,
      .semibold
    ),
    (
      .headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
      .semibold, .semibold
    ),
    (
      .body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62", .regular,
      .semibold
    ),
    (
      .callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60", .regular,
      .semibold
    ),
    (
      .subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
      .regular, .semibold
    ),
    (
      .footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
      .regular, .semibold
    ),
    (
      .caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51",
      .regular, .semibold
    ),
    (
      .caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
      .regular, .semibold
    ),
  ]

  private static func numbers(_ text: String) -> [[Double]] {
    text.split(separator: " ").map { $0.split(separator: "/").compactMap { Double($0) } }
  }

  @Test(arguments: dynamicType)
  func `A style of iOS has the guidelines' values at every size`(
    style: TextStyle, numbers: String, weight: SymbolWeight, emphasized: SymbolWeight
  ) throws {
    let expected = Self.numbers(numbers)
    #expect(expected.count == ContentSizeCategory.allCases.count)
    for (category, numbers) in zip(ContentSizeCategory.allCases, expected) {
      let found = try #require(style.resolved(in: TypeSettings(contentSize: category)))
      #expect([found.pointSize, found.lineHeight] == numbers, "\(category)")
      #expect(found.weight == weight && found.emphasizedWeight == emphasized)
    }
  }

  @Test(arguments: [
    (
      StylePlatform.macOS,
      "largeTitle 26/32 regular bold, title1 22/26 regular bold, title2 17/22 regular bold, title3 15/20 regular semibold, headline 13/16 bold heavy, body 13/16 regular semibold, callout 12/15 regular semibold, subheadline 11/14 regular semibold, footnote 10/13 regular semibold, caption1 10/13 regular medium, caption2 10/13 medium semibold"
    ),
    (
      .tvOS,
      "title1 76/96 medium bold, title2 57/66 medium bold, title3 48/56 medium bold, headline 38/46 medium bold, subtitle1 38/46 regular medium, body 29/36 medium bold, callout 31/38 medium bold, caption1 25/32 medium bold, caption2 23/30 medium bold"
    ),
    (
      .visionOS,
      "extraLargeTitle 48/56 bold bold, extraLargeTitle2 38/46 bold bold, largeTitle 29/38 bold bold, title1 24/32 bold bold, title2 22/28 bold bold, title3 19/24 bold bold, headline 17/22 semibold bold, body 17/22 medium medium, callout 15/20 medium semibold, subheadline 15/20 regular regular, footnote 13/18 regular bold, caption1 12/16 regular bold, caption2 12/16 regular bold"
    ),
  ])
  func `A platform without Dynamic Type has one size for each style`(
    platform: StylePlatform, table: String
  ) {
    func text(_ number: Double) -> String { "\(Int(number))" }
    for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
      let settings = TypeSettings(platform: platform, contentSize: category)
      let found = TextStyle.allCases.compactMap { style in
        style.resolved(in: settings).map {
          "\(style) \(text($0.pointSize))/\(text($0.lineHeight)) \($0.weight) \($0.emphasizedWeight)"
        }
      }
      #expect(found.joined(separator: ", ") == table)
    }
    #expect(!platform.hasDynamicType)
  }

  /// The table of the guidelines, Typography, “watchOS Dynamic Type sizes” and “larger accessibility type sizes”.
  @Test(arguments: [
    (
      TextStyle.largeTitle,
      "30/32.5 32/34.5 36/38.5 40/42.5 41/43.5 42/44.5 44/46.5 45/47.5 46/48.5"
    ),
    (.title1, "28/30.5 30/32.5 34/36.5 38/40.5 39/41.5 40/42.5 42/44.5 43/46 44/47"),
    (.title2, "24/26.5 26/28.5 28/30.5 30/32.5 31/33.5 32/34.5 34/41 35/37.5 36/38.5"),
    (.title3, "17/19.5 18/20.5 19/21.5 20/22.5 21/23.5 22/24.5 24/26.5 25/27.5 26/28.5"),
    (.headline, "14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5"),
    (.body, "14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5"),
    (.caption1, "13/15.5 14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 18/20.5 19/21.5 20/22.5"),
    (.caption2, "12/14.5 13/15.5 14/16.5 15/17.5 16/18.5 17/19.5 17/19.5 18/20.5 19/21.5"),
    (.footnote, "11/13.5 12/14.5 13/15.5 14/16.5 15/17.5 16/18.5 16/18.5 17/19.5 18/20.5"),
    (.footnote2, "10/12.5 11/13.5 12/14.5 13/15.5 14/16.5 15/17.5 15/17.5 16/17.5 17/19.5"),
  ])
  func `A style of watchOS has the guidelines' numbers at every size`(
    style: TextStyle, numbers: String
  ) throws {
    let categories = StylePlatform.watchOS.contentSizes
    let expected = Self.numbers(numbers)
    #expect(expected.count == 9 && categories.count == 9)
    for (category, numbers) in zip(categories, expected) {
      let settings = TypeSettings(platform: .watchOS, contentSize: category)
      let found = try #require(style.resolved(in: settings))
      #expect([found.pointSize, found.lineHeight] == numbers, "\(category)")
      #expect(found.weight == (style == .headline ? .semibold : .regular))
      #expect(found.emphasizedWeight == (style == .largeTitle ? .bold : .semibold))
    }
  }

  @Test(arguments: [
    (ContentSizeCategory.medium, ContentSizeCategory.small), (.accessibility5, .accessibility3),
  ])
  func `A size that watchOS lacks counts as the next smaller one`(
    missing: ContentSizeCategory, smaller: ContentSizeCategory
  ) {
    func size(_ category: ContentSizeCategory) -> ResolvedTextStyle? {
      TextStyle.body.resolved(in: TypeSettings(platform: .watchOS, contentSize: category))
    }
    #expect(size(missing) != nil && size(missing) == size(smaller))
  }

  @Test func `The leading of the subheadline at xxxLarge is 28`() {
    let numbers = TextStyle.subheadline.resolved(in: TypeSettings(contentSize: .xxxLarge))
    #expect(numbers?.pointSize == 21)
    #expect(numbers?.lineHeight == 28)
  }

  @Test(arguments: StylePlatform.iOS.textStyles)
  func `Text grows with the category and always fits in its line`(style: TextStyle) {
    let steps = ContentSizeCategory.allCases.compactMap {
      style.resolved(in: TypeSettings(contentSize: $0))
    }
    #expect(steps.count == 12)
    for (a, b) in zip(steps, steps.dropFirst()) {
      #expect(a.pointSize <= b.pointSize && a.lineHeight <= b.lineHeight)
    }
    #expect(steps.allSatisfy { $0.lineHeight > $0.pointSize })
    #expect(steps[0].pointSize >= 11)
    #expect((steps.last?.pointSize ?? 0) > 1.7 * steps[3].pointSize)
  }

  @Test
  func `Titles are no smaller than lower-level styles, on every platform and at every size`() {
    let falling: [TextStyle] = [.largeTitle, .title1, .title2, .title3, .headline]
    for platform in StylePlatform.allCases {
      for category in ContentSizeCategory.allCases {
        let settings = TypeSettings(platform: platform, contentSize: category)
        let sizes = falling.compactMap { $0.resolved(in: settings)?.pointSize }
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 })
      }
    }
  }

  @Test func `The defaults are the platforms' own`() {
    let sizes = StylePlatform.allCases.map {
      TextStyle.body.resolved(in: TypeSettings(platform: $0))?.pointSize
    }
    #expect(sizes == [17, 13, 29, 16, 17])
    #expect(TypeSettings() == TypeSettings(platform: .iOS, contentSize: .large))
  }

  @Test func `A style that a platform lacks has no values`() {
    #expect(TextStyle.subtitle1.resolved() == nil)
    #expect(TextStyle.subtitle1.resolved(in: TypeSettings(platform: .macOS)) == nil)
    for style in [TextStyle.largeTitle, .subheadline, .footnote] {
      #expect(style.resolved(in: TypeSettings(platform: .tvOS)) == nil)
    }
    #expect(StylePlatform.allCases.map(\.textStyles.count) == [11, 11, 9, 10, 13])
  }

  // MARK: Names

  @Test(arguments: [
    ("xSmall", ContentSizeCategory.xSmall), ("large", .large), ("XXXLARGE", .xxxLarge),
    ("extraExtraLarge", .xxLarge), ("AX1", .accessibility1), ("ax5", .accessibility5),
    ("accessibility3", .accessibility3), ("accessibilityMedium", .accessibility1),
    ("accessibilityLarge", .accessibility2),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ])
  func `Every name of a category is parsed`(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name) == category)
  }

  @Test func `Names survive writing and parsing`() {
    #expect(ContentSizeCategory.allCases.allSatisfy { ContentSizeCategory($0.rawValue) == $0 })
    #expect(TextStyle.allCases.allSatisfy { TextStyle($0.rawValue) == $0 })
    #expect(StylePlatform.allCases.allSatisfy { StylePlatform($0.rawValue) == $0 })
    #expect(TextStyle("title") == .title1 && TextStyle("Caption") == .caption1)
    #expect(TextStyle("subhead") == .subheadline && StylePlatform("ios") == .iOS)
  }

  @Test(arguments: ["", "AX6", "AX", "huge", "x large", "títle"])
  func `Other names are rejected`(name: String) {
    #expect(ContentSizeCategory(name) == nil)
    #expect(TextStyle(name) == nil)
    #expect(StylePlatform(name) == nil)
  }

  @Test func `Categories are in order`() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(ContentSizeCategory.xxxLarge < .accessibility1)
  }
}

import SymtextFontGlyphs
import SymtextSymbols
import Testing

struct VariantNameTests {
  private static let known: Set<String> = [
    "heart", "bell", "person", "person.crop.circle", "plus", "gearshape", "exclamationmark",
    "plus.circle", "square", "circle", "slash", "folder", "checkmark", "fill.me", "star.leaf",
    "star", "number.1", "number.50", "number.1.hi", "7",
  ]

  private func parsed(_ name: String) -> VariantName? {
    VariantName(name) { Self.known.contains($0) }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: String
    var isSlashed = false
    var enclosure: VariantName.Enclosure?
    var isFilled = false
    var badge: VariantName.Badge?

    init(
      _ name: String, _ base: String, slash: Bool = false,
      in enclosure: VariantName.Enclosure? = nil, fill: Bool = false,
      badge: VariantName.Badge? = nil
    ) {
      testDescription = name
      self.base = base
      isSlashed = slash
      self.enclosure = enclosure
      isFilled = fill
      self.badge = badge
    }
  }

  static let examples = [
    Example("heart.fill", "heart", fill: true), Example("heart.slash", "heart", slash: true),
    Example("heart.circle", "heart", in: .circle),
    Example("heart.circle.fill", "heart", in: .circle, fill: true),
    Example("heart.square", "heart", in: .square),
    Example("heart.square.fill", "heart", in: .square, fill: true),
    Example("heart.rectangle", "heart", in: .rectangle),
    Example("heart.rectangle.fill", "heart", in: .rectangle, fill: true),
    Example("bell.badge", "bell", badge: .dot),
    Example("bell.badge.plus", "bell", badge: .symbol("plus")),
    Example("bell.badge.gearshape", "bell", badge: .symbol("gearshape")),
    Example("bell.badge.fill", "bell", fill: true, badge: .dot),
    Example("bell.fill.badge", "bell", fill: true, badge: .dot),
    Example(
      "bell.badge.exclamationmark.fill", "bell", fill: true, badge: .symbol("exclamationmark")),
    Example("heart.slash.circle", "heart", slash: true, in: .circle),
    Example("heart.slash.circle.fill", "heart", slash: true, in: .circle, fill: true),
    Example("heart.slash.fill", "heart", slash: true, fill: true),
    Example("person.crop.circle.badge.plus", "person.crop.circle", badge: .symbol("plus")),
    Example("person.crop.circle.fill", "person.crop.circle", fill: true),
    Example("folder.badge.plus.circle", "folder", badge: .symbol("plus.circle")),
    Example("plus.circle.circle", "plus.circle", in: .circle),
    Example("star.leaf.fill", "star.leaf", fill: true),
    Example("circle.circle", "circle", in: .circle),
    Example("slash.slash", "slash", slash: true),
    // A leading number is a symbol that shows it, unless it is a symbol's own name.
    Example("50.square", "number.50", in: .square),
    Example("50.square.fill", "number.50", in: .square, fill: true),
    Example("1.circle.badge.plus", "number.1", in: .circle, badge: .symbol("plus")),
    Example("number.1.circle", "number.1", in: .circle),
    Example("number.1.hi.circle", "number.1.hi", in: .circle),
    Example("7.circle", "7", in: .circle),
  ]

  @Test(arguments: examples)
  func `A variant's name is parsed`(example: Example) throws {
    let variant = try #require(parsed(example.testDescription))
    #expect(variant.base == example.base)
    #expect(variant.isSlashed == example.isSlashed)
    #expect(variant.enclosure == example.enclosure)
    #expect(variant.isFilled == example.isFilled)
    #expect(variant.badge == example.badge)
  }

  @Test(arguments: [
    "heart", "plus.circle", "hart.fill", "", ".", ".fill", "fill", "heart.", "heart.full",
    "heart.circle.slash", "heart.fill.slash", "heart.fill.circle", "heart.fill.fill",
    "heart.slash.slash", "heart.circle.square", "heart.badge.nothing", "heart.badge.badge",
    "heart.badge.plus.plus", "heart.fill.badge.plus.fill", "heart.badge.slash.circle.fill.x",
    "badge", "heart.badge.plus.slash.x", "50", "1", "51.square", "heart.50.square", "01.circle",
    "\u{661}.circle", "1.hi.circle",
  ])
  func `Names that are not variants, and names of symbols, are not parsed`(name: String) {
    #expect(parsed(name) == nil)
  }

  @Test func `A variant of a number can be written with its digits`() throws {
    let names = try #require(parsed("number.50.square.badge.plus.fill")).numberNames
    #expect(names == ["50.square.fill.badge.plus", "50.square.badge.plus.fill"])
    #expect(try #require(parsed("number.1.hi.circle")).numberNames.isEmpty)
    #expect(try #require(parsed("heart.circle")).numberNames.isEmpty)
  }

  @Test func `The longest known prefix is the base`() {
    #expect(parsed("person.crop.circle.circle")?.base == "person.crop.circle")
    // The complete prefix is unknown: only “person” could be the base, but “crop” is not a suffix.
    #expect(VariantName("person.crop.circle") { $0 == "person" } == nil)
    #expect(VariantName("star.leaf.fill") { $0 == "star" } == nil)
  }

  @Test func `A shorter prefix may be used if the longest one has no match`() {
    let known: Set<String> = ["heart", "heart.circle.fill", "heart.circle"]
    #expect(VariantName("heart.circle.slash", isKnown: known.contains)?.base == "heart.circle")
    // No badge “x” of heart.circle.fill, and heart has none either.
    #expect(VariantName("heart.circle.fill.badge.x", isKnown: known.contains) == nil)
    let badges: Set<String> = ["bell", "bell.badge", "plus"]
    #expect(VariantName("bell.badge.plus", isKnown: badges.contains)?.base == "bell")
    #expect(VariantName("heart.circle.fill.slash", isKnown: known.contains)?.isSlashed == true)
  }
}

import SymtextOpenType
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextFonts
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Texts that are sliced, joined, edited, and written as markup, compared with lists of single characters.
struct AttributedTextTests {
  /// A text as a list of its pieces: each character or symbol with its attributes.
  private typealias Unit = AttributedText.Span

  private static func units(_ text: AttributedText) -> [Unit] {
    text.spans.flatMap { span -> [Unit] in
      guard case .text(let characters) = span.content else { return [span] }
      return characters.unicodeScalars.map {
        Unit(content: .text(String($0)), attributes: span.attributes)
      }
    }
  }

  private static func length(_ unit: Unit) -> Int {
    if case .text(let text) = unit.content { text.utf8.count } else { 3 }
  }

  /// Returns the units that begin within a range; ends within a character move to its start.
  private static func part(_ units: [Unit], _ range: Range<Int>) -> [Unit] {
    var start = 0
    return units.filter { unit in
      let end = start + length(unit)
      defer { start = end }
      return range.lowerBound < end && range.upperBound >= end
    }
  }

  @Test(arguments: 0..<200)
  func `Slices, edits and joins equal those of a list of characters`(seed: Int) {
    var random = RandomTexts(seed: seed)
    let text = random.text()
    let units = Self.units(text)
    let count = text.utf8Count
    #expect(count == text.text.utf8.count)
    let ends = [
      Int.random(in: -2...count + 3, using: &random.numbers),
      .random(in: -2...count + 3, using: &random.numbers),
    ].sorted()
    let range = ends[0]..<ends[1]
    let part = Self.part(units, range)
    #expect(Self.units(text[range]) == part)
    let before = Self.part(units, 0..<max(range.lowerBound, 0))
    let behind = Self.part(units, max(range.upperBound, 0)..<Int.max)
    let other = random.text()
    var replaced = text
    replaced.replaceSubrange(range, with: other)
    // A character that contains the position stays after it.
    #expect(Self.units(replaced) == before + Self.units(other) + behind)
    let attributes = random.attributes()
    var merged = text
    merged.mergeAttributes(attributes, in: range)
    #expect(
      Self.units(merged) == before
        + part.map { Unit(content: $0.content, attributes: $0.attributes.applying(attributes)) }
        + behind)
    #expect(text[0..<max(ends[1], 0)] + text[max(ends[1], 0)..<Int.max] == text)
    #expect(text.runs.map(\.range).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 } == count)
    for run in text.runs { #expect(text[run.range].spans.count == 1) }
  }

  @Test(arguments: 0..<300)
  func `Markup survives writing and parsing`(seed: Int) throws {
    var random = RandomTexts(seed: seed)
    let text = random.text()
    let markup = try text.markup
    #expect(try Markup.text(markup) == text, "\(markup)")
    #expect(Set(try Markup.placeholders(in: markup)).isEmpty)
  }

  @Test func `Attributes without markup are an error`() throws {
    var text = AttributedText("a ")
    text.append(
      AttributedText.Symbol(
        "star", configuration: SymbolConfiguration(font: try TestLibrary.inter())))
    let error = #expect(throws: SymbolError.self) { try text.markup }
    #expect(
      error?.description
        == "the piece at byte 2 of the text, the symbol “star”, cannot be written as markup: some of its attributes have no markup"
    )
    var other = AttributedText()
    other.append("x", AttributedText.Attributes(size: -1))
    #expect(throws: SymbolError.self) { try other.markup }
    var named = AttributedText()
    named.append(AttributedText.Symbol("$name"))
    #expect(throws: SymbolError.self) { try named.markup }
  }

  @Test func `Characters inherit the attributes of the text that they replace`() throws {
    var text = try Markup.text("a **bold** c")
    text.replaceSubrange(2..<6, with: "new")
    #expect(try text.markup == "a [new]{weight=bolder} c")
    text.replaceSubrange(5..<5, with: "er")
    #expect(try text.markup == "a [newer]{weight=bolder} c")
    text.removeSubrange(0..<2)
    text.setAttributes(AttributedText.Attributes(), in: 0..<5)
    #expect(try text.markup == "newer c")
    #expect(text.spans.count == 1)
    #expect(AttributedText("aXbXX").ranges(of: "X") == [1..<2, 3..<4, 4..<5])
    #expect(AttributedText("aaa").ranges(of: "aa") == [0..<2])
    #expect(AttributedText("a").ranges(of: "").isEmpty)
  }
}

/// Texts with everything that markup supports.
private struct RandomTexts {
  var numbers: SplitMix64

  init(seed: Int) { numbers = SplitMix64(state: UInt64(seed)) }

  private mutating func one<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &numbers)]
  }
  private mutating func maybe<T>(_ value: (inout RandomTexts) -> T) -> T? {
    Int.random(in: 0..<4, using: &numbers) == 0 ? value(&self) : nil
  }
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &numbers)
  }

  private mutating func words() -> String {
    let pieces = [
      "a", "*", "**", "[", "]", "{", "}", "\\", "{{", "\"", "'", " ", "é", "👍🏽", "語", "\n", "(", ")",
      "=", "$x", "2*3",
      "{star}", "]{color=red}", "\u{FFFC}", "e\u{301}", "\t",
    ]
    return (0...Int.random(in: 0..<6, using: &numbers)).map { _ in one(pieces) }.joined()
  }

  private mutating func color() -> AdaptiveColor {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: .tint
    case 1: .system(.systemRed)
    case 2: .fixed(Color(rgb: Int.random(in: 0..<0x1000000, using: &numbers)))
    default:
      .fixed(
        Color(
          red: Double.random(in: 0...255, using: &numbers) / 255, green: 0.1, blue: 0.5,
          alpha: .random(in: 0...1, using: &numbers)))
    }
  }

  mutating func attributes() -> AttributedText.Attributes {
    var attributes = AttributedText.Attributes()
    attributes.family = maybe { $0.one(["DejaVu Serif", "It's \"A\"", "a(b", "x=y", "}"]) }
    attributes.size = maybe { $0.number(0.1...100) }
    attributes.weight = maybe { $0.one([.bolder, .value(400), .value(550.5)]) }
    attributes.isItalic = maybe { $0.one([true, false]) }
    attributes.color = maybe { $0.color() }
    attributes.language = maybe { $0.one(["ja", "zh-Hant"]) }
    attributes.features =
      maybe { $0.one([[FontFeature("tnum")], [FontFeature("liga", 0), FontFeature("ss01", 2)]]) }
      ?? []
    attributes.coordinates["wdth"] = maybe { $0.number(50...200) }
    attributes.letterSpacing = maybe { $0.number(-3...3) }
    attributes.baseline = maybe { $0.one([.superscript, .subscript, .points(-2.5), .ems(0.1)]) }
    attributes.underline = maybe { $0.one(AttributedText.LineStyle.allCases) }
    attributes.underlineColor = maybe { $0.color() }
    attributes.strikethrough = maybe { $0.one(AttributedText.LineStyle.allCases) }
    attributes.strikethroughColor = maybe { $0.color() }
    attributes.background = maybe { $0.color() }
    attributes.link = maybe { $0.one(["https://example.org/?a=(b)&c='d'", "#x", "mailto:a@b.c"]) }
    attributes.trimsPunctuation = maybe { $0.one([true, false]) }
    attributes.fontPalette = maybe { $0.one([.normal, .light, .dark, .number(3)]) }
    return attributes
  }

  private mutating func symbol() -> AttributedText.Symbol {
    var symbol = AttributedText.Symbol(one(["star", "plus.circle", "my icon", "u+f0f3", "a\"b"]))
    symbol.configuration.scale = maybe { $0.one([.small, .medium, .large]) }
    symbol.configuration.weight = maybe { $0.one([.matched, .value(350)]) }
    symbol.configuration.pointSize = maybe { $0.number(1...50) }
    symbol.configuration.color = maybe { $0.color() }
    symbol.configuration.mode = maybe { $0.one([.hierarchical, .palette]) }
    symbol.configuration.palette = maybe { [$0.color(), $0.color()] } ?? []
    symbol.configuration.hasGradient = maybe { $0.one([true, false]) }
    symbol.configuration.value = maybe { $0.number(0...1) }
    symbol.configuration.effect = maybe {
      $0.one([
        EffectPlan(.bounce(.up)), EffectPlan(.wiggle(.custom(angle: 45)), scope: .wholeSymbol),
      ])
    }
    symbol.altText = maybe { $0.one(["", "The \"logo\"", "it's", "a } b"]) }
    symbol.keep = maybe { $0.one([.next, .previous]) }
    symbol.configuration.cells = maybe { $0.one([.automatic, .count(1), .count(16)]) }
    symbol.configuration.slant = maybe { $0.one([.upright, .matched, .degrees(-7.5)]) }
    return symbol
  }

  private mutating func image() -> AttributedText.Image {
    var image = AttributedText.Image(file: one(["logo.png", "my logo.png"]))
    image.height = maybe { $0.number(1...50) }
    image.baselineOffsetFromBottom = maybe { $0.number(-5...5) }
    image.color = maybe { $0.color() }
    image.isTemplate = image.color != nil
    image.altText = maybe { $0.one(["", "A logo"]) }
    return image
  }

  mutating func text() -> AttributedText {
    var text = AttributedText()
    for _ in 0..<Int.random(in: 0..<7, using: &numbers) {
      let attributes = maybe { $0.attributes() } ?? AttributedText.Attributes()
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: text.append(symbol(), attributes)
      case 1: text.append(image(), attributes)
      default: text.append(words(), attributes)
      }
    }
    return text
  }
}

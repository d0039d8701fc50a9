@testable import SymtextOpenType
@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextSymbolText
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct MarkupTests {
  private static func symbol(
    _ name: String, _ configuration: SymbolConfiguration = SymbolConfiguration(),
    _ color: AdaptiveColor? = nil
  ) -> AttributedText.Content {
    var configuration = configuration
    configuration.color = color
    return .symbol(AttributedText.Symbol(name, configuration: configuration))
  }

  private func contents(_ source: String) throws -> [AttributedText.Content] {
    try Markup.text(source).spans.map(\.content)
  }

  /// Returns text with a letter for each attribute: b bold, i italic, r red.
  private func described(_ source: String) throws -> String {
    try Markup.text(source).spans.map { span in
      var marks = ""
      if span.attributes.weight == .bolder { marks += "b" }
      if span.attributes.isItalic == true { marks += "i" }
      if span.attributes.color == AdaptiveColor("red") { marks += "r" }
      switch span.content {
      case .text(let text): return "\(marks)<\(text)>"
      case .symbol(let symbol): return "\(marks){\(symbol.name)}"
      case .image(let image): return "\(marks)[\(image.file)]"
      }
    }.joined()
  }

  @Test(arguments: [
    ("**bold** x", "b<bold>< x>"), ("a *b* c", "<a >i<b>< c>"), ("***x***", "bi<x>"),
    ("**a *b* c**", "b<a >bi<b>b< c>"), ("*a **b***", "i<a >bi<b>"), ("5 * 3 * 2", "<5 * 3 * 2>"),
    ("2 ** 3", "<2 ** 3>"), ("**never closed", "<**never closed>"), ("a* b", "<a* b>"),
    ("*a", "<*a>"), ("**a*", "<*>i<a>"), ("**{star} x**", "b{star}b< x>"), ("****", "<****>"),
    ("2*3*4", "<2*3*4>"), ("a*b*c", "<a*b*c>"), ("2*(3+4)*5", "<2*(3+4)*5>"),
    ("(2+3)*(4+5)", "<(2+3)*(4+5)>"), ("*note: 2*3*", "i<note: 2*3>"),
    ("un**believ**able", "<un**believ**able>"), ("**Linux**in", "b<Linux><in>"),
    ("**5**px", "b<5><px>"), ("これは**重要**です", "<これは>b<重要><です>"),
    ("**「重要」**です", "b<「重要」><です>"), ("새**로운**것", "<새>b<로운><것>"),
    ("**{star}**Done", "b{star}<Done>"), ("x**{star}**", "<x>b{star}"),
    // Examples of CommonMark 0.31.2, section 6.2.
    ("a * foo bar*", "<a * foo bar*>"), ("a*\"foo\"*", "<a*\"foo\"*>"), ("* a *", "<* a *>"),
    ("*foo bar *", "<*foo bar *>"), ("*(*foo)", "<*(*foo)>"), ("*(*foo*)*", "i<(foo)>"),
    ("*foo*bar", "i<foo><bar>"), ("** foo bar**", "<** foo bar**>"),
    ("a**\"foo\"**", "<a**\"foo\"**>"), ("**(**foo)", "<**(**foo)>"),
    ("*(**foo**)*", "i<(>bi<foo>i<)>"), ("**foo\n**", "<**foo\n**>"),
    (#"\*a\*"#, "<*a*>"), (#"\{star}"#, "<{star}>"), (#"\\"#, #"<\>"#), (#"C:\new"#, #"<C:\new>"#),
    ("a\\", "<a\\>"),
    ("[red]{color=red} x", "r<red>< x>"), ("[a **b**]{color=red}", "r<a >br<b>"),
    ("**[a]{color=red}**", "br<a>"), ("[a]", "<[a]>"), ("[a]{star}", "<[a]>{star}"),
    ("[a]{{b}}", "<[a]{b}>"), ("a]{color=red}x", "error"),
    ("[**a]{color=red}**", "r<**a><**>"), ("[[a]{color=red}", "<[>r<a>"),
    ("[]{color=red}", ""), (#"[x]{font="A B" color=red}"#, "r<x>"), ("{image=a.png}", "[a.png]"),
    (#"{image="my logo.png" height=20 baseline=-2 template=yes alt="The logo"}"#, "[my logo.png]"),
  ])
  func `Stars and brackets give text attributes`(source: String, expected: String) throws {
    let found: String
    do { found = try described(source) } catch { found = "error" }
    #expect(found == expected)
  }

  @Test func `Text may have many attributes`() throws {
    let text = try Markup.text(
      #"[x]{font="DejaVu Serif" size=20 weight=650 italic=yes color=#c00 language=ja features=tnum,-liga,ss01=2 axes=wdth=75,opsz=20 spacing=1.5}"#
    )
    let attributes = try #require(text.spans.first?.attributes)
    #expect(attributes.family == "DejaVu Serif" && attributes.size == 20)
    #expect(attributes.weight == .value(650) && attributes.isItalic == true)
    #expect(attributes.language == "ja" && attributes.letterSpacing == 1.5)
    #expect(
      attributes.features == [FontFeature("tnum"), FontFeature("liga", 0), FontFeature("ss01", 2)])
    #expect(attributes.coordinates["wdth"] == 75 && attributes.coordinates["opsz"] == 20)
  }

  @Test func `An image may have a height, a baseline and a name`() throws {
    let expected = AttributedText.Image(
      file: "my logo.png", height: 20, baselineOffsetFromBottom: -2, isTemplate: true,
      altText: "The logo")
    #expect(
      try contents(#"{image="my logo.png" height=20 baseline=-2 template=yes alt="The logo"}"#) == [
        .image(expected)
      ])
  }

  @Test(
    arguments: [
      ("", []),
      ("plain", [.text("plain")]),
      ("{heart}", [symbol("heart")]),
      ("a {heart} b", [.text("a "), symbol("heart"), .text(" b")]),
      ("{heart}{star}", [symbol("heart"), symbol("star")]),
      ("{{heart}}", [.text("{heart}")]),
      ("{{{heart}}}", [.text("{"), symbol("heart"), .text("}")]),
      ("a } b", [.text("a } b")]),
      ("{ heart }", [symbol("heart")]),
      ("{shopping_cart}", [symbol("shopping_cart")]),
      ("{AddAlarm}{u+f0f3}", [symbol("AddAlarm"), symbol("u+f0f3")]),
      ("{arrow-left scale=large}", [symbol("arrow-left", SymbolConfiguration(scale: .large))]),
      ("{heart\nscale=small}", [symbol("heart", SymbolConfiguration(scale: .small))]),
      ("é{heart}😀", [.text("é"), symbol("heart"), .text("😀")]),
    ] as [(String, [AttributedText.Content])])
  func `Braces enclose symbols and doubled braces are braces`(
    source: String, parts: [AttributedText.Content]
  ) throws {
    #expect(try contents(source) == parts)
  }

  @Test func `A symbol may be configured`() throws {
    let expected = SymbolConfiguration(pointSize: 20, weight: .value(700), scale: .large)
    #expect(
      try contents("{bell scale=large weight=bold size=20 color=#c00}")
        == [Self.symbol("bell", expected, AdaptiveColor("#c00"))])
  }

  @Test func `A symbol may have its own mode and value`() throws {
    var expected = SymbolConfiguration.hierarchical()
    expected.value = 0.5
    #expect(
      try contents("{wifi mode=hierarchical value=0.5 alt='two bars'}") == [
        .symbol(.init("wifi", configuration: expected, altText: "two bars"))
      ])
  }

  @Test func `A symbol may have a palette, a gradient and a way of showing its value`() throws {
    var expected = SymbolConfiguration()
    expected.palette = [.fixed(Color(red: 1, green: 0, blue: 0)), .system(.systemBlue), .tint]
    expected.hasGradient = true
    expected.value = 0.5
    expected.variable = .hide
    #expect(
      try contents(
        "{wifi palette=rgb(255, 0, 0),systemBlue,tint gradient=yes value=0.5 variable=hide}")
        == [.symbol(.init("wifi", configuration: expected))])
  }

  @Test(arguments: [
    ("{heart color=rgb(1 2 3 / 50%) alt=x}", "rgb(1 2 3 / 50%)"),
    ("{heart color=\"hsl(120 100% 50%)\" alt=x}", "hsl(120 100% 50%)"),
    ("{heart color=SYSTEMRED alt=x}", "systemRed"),
    ("{heart alt=x color=secondaryLabel}", "secondaryLabel"),
  ])
  func `A symbol's colour has all colour formats`(source: String, color: String) throws {
    var expected = SymbolConfiguration()
    expected.color = AdaptiveColor(color)
    #expect(expected.color != nil)
    #expect(
      try contents(source) == [.symbol(.init("heart", configuration: expected, altText: "x"))])
  }

  @Test func `A parenthesis in a text does not group words`() throws {
    #expect(
      try contents("{heart alt=:( scale=large}") == [
        .symbol(
          .init("heart", configuration: SymbolConfiguration(scale: .large), altText: ":("))
      ])
  }

  @Test func `An image's colour makes it a template`() throws {
    #expect(
      try contents("{image=a.png color=systemRed}") == [
        .image(.init(file: "a.png", isTemplate: true, color: .system(.systemRed)))
      ])
  }

  @Test(arguments: [
    ("{wifi value=2}", "a value is 0 to 1"), ("{wifi value=nan}", "a value is 0 to 1"),
    (
      "{wifi mode=duotone}",
      "a mode is automatic, monochrome, hierarchical, palette or multicolor"
    ),
    ("{wifi variable=dim}", "the way to show a value is color, hide or draw"),
    ("{wifi gradient=slight}", "yes or no is expected"),
    ("{wifi palette=red,blue,green,black}", "a palette has at most three colours"),
    (
      "{wifi palette=red,bleu}",
      "“bleu” is no colour; a colour is #rrggbb, a name such as red or systemRed, or a function such as rgb(255 0 0 / 50%) or oklch(70% 0.15 30); did you mean blue?"
    ),
  ])
  func `Unknown modes and invalid values are refused`(source: String, reason: String) {
    #expect(throws: SymbolError.self) { try Markup.text(source) }
    do {
      _ = try Markup.text(source)
    } catch {
      #expect(error.description.hasSuffix(reason))
    }
  }

  @Test(
    arguments: [
      ("matched", .matched), ("ultralight", .value(100)), ("black", .value(900)),
      ("650", .value(650)),
      ("100", .value(100)), ("99", nil), ("901", nil), ("heavyish", nil), ("nan", nil), ("", nil),
    ] as [(String, SymbolConfiguration.Weight?)])
  func `A weight is matched, a name or a number`(
    text: String, weight: SymbolConfiguration.Weight?
  ) {
    #expect(SymbolConfiguration.Weight(text) == weight)
  }

  @Test(arguments: [
    ("ab {heart", "the brace at character 4 is not closed; write {{ for a brace itself"),
    ("{", "the brace at character 1 is not closed; write {{ for a brace itself"),
    ("a{}", "the braces at character 2 name no symbol"),
    ("a{ }", "the braces at character 2 name no symbol"),
    ("{scale=large}", "the braces at character 1 name no symbol"),
    ("{heart big}", "{heart … big} at character 1: an option is written key=value"),
    ("{heart scale=}", "{heart … scale=} at character 1: an option is written key=value"),
    ("{heart scale=big}", "{heart … scale=big} at character 1: a scale is small, medium or large"),
    (
      "{heart weight=1000}",
      """
      {heart … weight=1000} at character 1: a weight is matched, 100 to 900, or a name from \
      ultralight to black
      """
    ),
    (
      "é {heart size=0}",
      "{heart … size=0} at character 3: a size is a number of points, more than 0"
    ),
    (
      "{heart size=nan}",
      "{heart … size=nan} at character 1: a size is a number of points, more than 0"
    ),
    (
      "{heart color=reddish}",
      """
      {heart … color=reddish} at character 1: a colour is #rrggbb, a name such as red or systemRed, \
      or a function such as rgb(255 0 0 / 50%) or oklch(70% 0.15 30)
      """
    ),
    ("{gear effect=rotat}", "`gear`: there is no effect “rotat”; did you mean rotate?"),
    (
      "{heart colour=red}",
      "{heart … colour=red} at character 1: the options are scale, weight, size, style, color, mode, palette, gradient, value, variable, effect, to, alt, else, keep, cells and slant"
    ),
  ])
  func `An error has the character position where it begins`(
    source: String, message: String
  ) {
    let error = #expect(throws: SymbolError.self) { try Markup.text(source) }
    #expect(error?.description == message)
  }

  @Test func `In plain text braces have no meaning`() {
    #expect(AttributedText("{heart}").spans.map(\.content) == [.text("{heart}")])
    #expect(AttributedText("").spans.isEmpty)
  }

  @Test func `A long text of many symbols is parsed`() throws {
    let source = String(repeating: "{heart} ", count: 20_000)
    #expect(try Markup.text(source).spans.count == 40_000)
  }
}

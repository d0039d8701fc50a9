import FontGlyphs
@testable import SymbolText
import Testing

struct MarkupTests {
  private static func symbol(
    _ name: String, _ configuration: SymbolConfiguration = SymbolConfiguration(),
    _ color: Color? = nil
  ) -> Markup.Part {
    .symbol(name: name, configuration: configuration, look: Markup.Look(color: color))
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
    ] as [(String, [Markup.Part])])
  func `Symbols stand in braces and doubled braces are braces`(
    source: String, parts: [Markup.Part]
  ) throws {
    #expect(try Markup(source).parts == parts)
  }

  @Test func `A symbol may be configured`() throws {
    let expected = SymbolConfiguration(pointSize: 20, weight: .value(700), scale: .large)
    #expect(
      try Markup("{bell scale=large weight=bold size=20 color=#c00}").parts
        == [Self.symbol("bell", expected, Color(red: 0.8, green: 0, blue: 0))])
  }

  @Test func `A symbol may have a mode and a value of its own`() throws {
    #expect(
      try Markup("{wifi mode=hierarchical value=0.5}").parts == [
        .symbol(
          name: "wifi", configuration: SymbolConfiguration(),
          look: Markup.Look(mode: .hierarchical, value: 0.5))
      ])
  }

  @Test(arguments: [
    ("{wifi value=2}", "a value is 0 to 1"), ("{wifi value=nan}", "a value is 0 to 1"),
    ("{wifi mode=duotone}", "a mode is monochrome, hierarchical, palette or multicolor"),
  ])
  func `Modes and values that there are not are refused`(source: String, reason: String) {
    #expect(throws: SymbolError.self) { try Markup(source) }
    do {
      _ = try Markup(source)
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
      {heart … color=reddish} at character 1: a colour is #rrggbb, #rrggbbaa or a name such as red
      """
    ),
    (
      "{heart colour=red}",
      "{heart … colour=red} at character 1: the options are scale, weight, size, color, mode and value"
    ),
  ])
  func `What is wrong is told with the character where it begins`(
    source: String, message: String
  ) {
    let error = #expect(throws: SymbolError.self) { try Markup(source) }
    #expect(error?.description == message)
  }

  @Test func `In plain text braces mean nothing`() {
    #expect(Markup(plainText: "{heart}").parts == [.text("{heart}")])
    #expect(Markup(plainText: "").parts.isEmpty)
  }

  @Test func `A long text of many symbols is read`() throws {
    let source = String(repeating: "{heart} ", count: 20_000)
    #expect(try Markup(source).parts.count == 40_000)
  }
}

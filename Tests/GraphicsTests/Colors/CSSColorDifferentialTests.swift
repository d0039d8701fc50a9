@testable import SymtextGraphics
import Foundation
import SymtextTestSupport
import Testing

/// CSS colours in symtext and in Chromium.
struct CSSColorDifferentialTests {
  private static let functions = [
    "rgb(255 0 0)", "rgb(1,2,3)", "rgb( 1 , 2 , 3 )", "RGB(10% 20% 30%)", "rgb(10%,20%,30%)",
    "rgba(10%, 20%, 30%, 0.4)", "rgb(1 2 3 / 50%)", "rgb(1 2 3/.5)", "rgba(1 2 3 / none)",
    "rgb(none none none)", "rgb(10% 20 30)", "rgb(10%, 20, 30)", "rgb(300 -20 40)",
    "rgb(1.5 2.25e1 +3)", "rgb(1,2,3,4)", "rgb(1,2,3 / 4)", "rgb(1 2,3)", "rgb(1 2)",
    "rgb(1 2 3 4)",
    "rgb(1,2,3,)", "rgb(none,2,3)", "rgb(1 2 3 /)", "rgb()", "rgb(1deg 2 3)", "rgb (1 2 3)",
    "rgb(1 2 3 / 500%)", "rgb(1 2 3 / -1)", "rgb(1. 2 3)", "rgb(0x1 2 3)", "rgb(1%2%3%)",
    "rgb(.1.2.3)", "hsl(120 100% 50%)", "hsl(120, 100%, 50%)", "hsl(120deg 60 40)",
    "hsl(120, 60, 40)", "hsla(.5turn 60% 40% / 30%)", "hsl(-60 60% 40%)", "hsl(1000 60% 40%)",
    "hsl(3.5rad 60% 40%)", "hsl(200grad 60% 40%)", "hsl(none 60% 40%)", "hsl(20 -10% 40%)",
    "hsl(10% 60% 40%)", "hwb(120 10% 20%)", "hwb(120 60% 70%)", "hwb(120,10%,20%)",
    "hwb(1.2turn 10 20 / .3)", "oklab(60% .1 -.1)", "oklab(.6 20% -20%)", "oklab(none .05 .05)",
    "oklab(.6,.1,.1)", "oklab(110% .1 .1)", "oklab(.5 0 0 / 40%)", "oklch(70% .1 30)",
    "oklch(.7 30% .25turn)", "oklch(.7 .1 none / .5)", "oklch(.7 -.1 30)", "oklch(-1 .1 30)",
    "oklch(1 .1 30)", "oklch(.7 .1 50%)", "oklch(70% .1 -90deg / none)", "oklch(.7 .1 30 / )",
    "oklch(.7 .1)", "oklch(.2 .03 264)", "rgb(1 2 3 / 50% / 2)", "hsl(120 100% 50% none)",
    "rgb(1e3 0 0)", "rgb(1e 0 0)", "red()", "rgb(12px 0 0)", "rgb(\t1\n2 3 )", "#12", "#abcd",
    "#12345g", "#ABCDEF12", "transparent", "grey", "RebeccaPurple", "reds",
  ]

  private static func chromium(_ texts: [String]) throws -> [[Double]?] {
    let input = try JSONEncoder().encode(texts)
    let printed = try Python.run("css_colors.py", [], input: [UInt8](input))
    return try JSONDecoder().decode([[Double]?].self, from: Data(printed.utf8))
  }

  @Test func `Colours equal Chromium's`() throws {
    let texts = Self.functions + NamedColors.names
    #expect(NamedColors.names.count == 148)
    let found = try Self.chromium(texts)
    try #require(found.count == texts.count)
    for (text, expected) in zip(texts, found) {
      let own = Color(text)
      guard let own, let expected else {
        #expect((own == nil) == (expected == nil), "\(text): ours \(String(describing: own))")
        continue
      }
      let parts = [own.red, own.green, own.blue]
      let isInside = expected[..<3].allSatisfy { (-0.001...1.001).contains($0) }
      // For colours outside sRGB, rgb() and hsl() clamp each component.
      if isInside || !text.hasPrefix("ok") {
        for (part, value) in zip(parts, expected) {
          #expect(abs(part - min(max(value, 0), 1)) < 0.002, "\(text): \(parts), \(expected)")
        }
      }
      #expect(abs(own.alpha - min(max(expected[3], 0), 1)) < 0.002, "\(text)")
    }
  }
}

@testable import SymtextGraphics
import Testing

struct ColorTests {
  @Test(arguments: [
    ("#f00", Color(red: 1, green: 0, blue: 0)),
    ("#F008", Color(red: 1, green: 0, blue: 0, alpha: 136.0 / 255)),
    ("#0088ff", Color(red: 0, green: 136.0 / 255, blue: 1)),
    ("#0088FF80", Color(red: 0, green: 136.0 / 255, blue: 1, alpha: 128.0 / 255)),
    ("red", Color(red: 1, green: 0, blue: 0)),
    ("TEAL", Color(red: 0, green: 128.0 / 255, blue: 128.0 / 255)),
    ("rebeccapurple", Color(red: 0.4, green: 0.2, blue: 0.6)),
    ("lightgoldenrodyellow", Color(red: 250.0 / 255, green: 250.0 / 255, blue: 210.0 / 255)),
    ("transparent", Color(red: 0, green: 0, blue: 0, alpha: 0)),
    ("rgb(255 0 0 / 50%)", Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ("hsl(120, 100%, 50%)", Color(red: 0, green: 1, blue: 0)),
  ])
  func `Colours have CSS syntax`(text: String, color: Color) {
    #expect(Color(text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "reddish", "f00", "# f00", "#１２３", "re d",
    "rgb(", "rgb)", "()", ")", "rgb(1 2 3", "rgb(nan 0 0)", "rgb(inf 0 0)", "rgb(1 2 3))",
    "rgb(é 2 3)", "aliceblueeeeeeeeeeeeeeeeeeeeeeee", "systemRed", "label",
  ])
  func `Other text is not a colour`(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func `Numbers beyond all bounds give a colour in sRGB`() throws {
    for text in [
      "rgb(1e999 -1e999 0)", "oklch(.5 1e999 1e999)", "oklab(.5 1e999 -1e999)",
      "hsl(1e999 50% 50%)",
      "oklch(1e999 .1 30 / 1e999)", "hwb(30 1e999 1e999)",
    ] {
      let color = try #require(Color(text), "\(text)")
      for part in [color.red, color.green, color.blue, color.alpha] {
        #expect((0...1).contains(part), "\(text)")
      }
    }
  }

  @Test(arguments: ["oklch(.7 .4 30)", "oklch(.6 .35 150)", "oklab(.5 .3 .3)", "oklch(.9 .3 264)"])
  func `A colour outside sRGB keeps its lightness and hue`(text: String) throws {
    let color = try #require(Color(text)).oklch
    let numbers = text.filter { !"abcdefghijklmnopqrstuvwxyz()".contains($0) }.split(separator: " ")
      .compactMap { Double($0) }
    #expect(abs(color.lightness - numbers[0]) < 0.002)
    #expect(color.chroma > 0.02 && color.chroma < 0.35)
    let hue = text.hasPrefix("oklab") ? 45 : numbers[2]
    #expect(abs(color.hue - hue) < 0.5)
  }

  @Test func `Components beyond 0 to 1 are clamped`() {
    let color = Color(red: -1, green: 2, blue: 0.5, alpha: 3)
    #expect(color == Color(red: 0, green: 1, blue: 0.5, alpha: 1))
  }

  @Test func `Opacity is multiplied`() {
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.5).multiplyingOpacity(by: 0.5).alpha == 0.25)
  }
}

@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import Testing

struct AdaptiveColorTests {
  private let tint = Color(red: 0.1, green: 0.2, blue: 0.3)

  private func shown(_ text: String, _ appearance: Appearance, _ contrast: Contrast) throws -> Color
  {
    try #require(AdaptiveColor(text)).resolved(appearance, contrast, tint: tint)
  }

  @Test(arguments: [
    ("systemRed", ["#FF383C", "#FF4245", "#E9152D", "#FF6165"]),
    ("systemYellow", ["#FFCC00", "#FFD600", "#A16A00", "#FEDF43"]),
    ("systemGray", ["#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"]),
    ("systemGray6", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
    ("label", ["#000", "#FFF", "#000", "#FFF"]),
    ("secondaryLabel", ["#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"]),
    ("tertiaryLabel", ["#3C3C434C", "#EBEBF54C", "#3C3C4360", "#EBEBF560"]),
    ("quaternaryLabel", ["#3C3C432D", "#EBEBF528", "#3C3C4342", "#EBEBF53D"]),
    ("accent", ["#0088FF", "#0091FF", "#1E6EF4", "#5CB8FF"]),
    ("red", ["#FF0000", "#FF0000", "#FF0000", "#FF0000"]),
  ])
  func `System colours follow the appearance and the contrast`(name: String, forms: [String]) throws
  {
    let found = try [
      shown(name, .light, .normal), shown(name, .dark, .normal), shown(name, .light, .increased),
      shown(name, .dark, .increased),
    ]
    #expect(found == forms.compactMap { Color($0) })
  }

  @Test(arguments: ["tint", "tintColor", "TINT"])
  func `The tint is the surrounding colour`(name: String) throws {
    #expect(AdaptiveColor(name) == .tint)
    #expect(try shown(name, .dark, .normal) == tint)
  }

  @Test(arguments: ["currentColor", "currentcolor"])
  func `currentColor stays a reference in a page, and is the label colour elsewhere`(
    name: String
  ) throws {
    #expect(AdaptiveColor(name) == .current)
    for (appearance, label) in [(Appearance.light, Color.black), (.dark, .white)] {
      let color = try shown(name, appearance, .normal)
      #expect(color.isCurrent && color != label)
      #expect((color.red, color.green, color.blue) == (label.red, label.green, label.blue))
    }
  }

  @Test func `A colour derived from currentColor is its transparent form, or another colour`() {
    let current = Color.current(or: .black)
    #expect(
      current.multiplyingOpacity(by: 0.5).isCurrent
        && current.multiplyingOpacity(by: 0.5).alpha == 0.5)
    #expect(current.multiplyingOpacity(by: 0.5).opaque == current)
    var other = current
    other.red = 0.5
    #expect(!other.isCurrent)
    #expect(!current.over(.white).isCurrent)
  }

  @Test func `Every system colour has a parsable name`() {
    for color in SystemColor.allCases {
      #expect(AdaptiveColor(color.rawValue) == .system(color))
      #expect(AdaptiveColor(color.rawValue.lowercased() + "color") == .system(color))
    }
  }

  @Test func `Colours of drawings are system colours with the same name`() {
    for color in LayerColor.allCases where color.rawValue.hasPrefix("system") {
      #expect(color.systemColor?.rawValue == color.rawValue)
      #expect(color.rgb?.light == color.systemColor.map { $0.forms.light >> 8 })
    }
  }

  @Test func `Commas in parentheses do not separate colours`() throws {
    #expect(
      try AdaptiveColor.list("rgb(1, 2, 3), systemRed,hsl(120,100%,50%)") == [
        .fixed(Color(red: 1 / 255, green: 2 / 255, blue: 3 / 255)), .system(.systemRed),
        .fixed(Color(red: 0, green: 1, blue: 0)),
      ])
  }

  @Test(arguments: [("red,", ""), ("", ""), ("red,bleu", "bleu"), ("rgb(1,2", "rgb(1,2")])
  func `An invalid colour in a list is named`(list: String, wrong: String) {
    let error = #expect(throws: InvalidColor.self) { try AdaptiveColor.list(list) }
    #expect(error?.text == wrong)
  }

  @Test func `A similar name is suggested`() {
    #expect(InvalidColor(text: "systmRed").description.hasSuffix("did you mean systemRed?"))
    #expect(
      InvalidColor(text: "secondryLabel").description.hasSuffix("did you mean secondaryLabel?"))
    #expect(!InvalidColor(text: "#12").description.contains("mean"))
  }
}

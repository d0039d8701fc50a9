import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import SymtextTextLayout
import SymtextImageFormats
import Testing

struct SymbolsOnTintTests {
  @Test(arguments: [Appearance.light, .dark])
  func `A selected symbol of the tint's colour is seen`(appearance: Appearance) throws {
    let traits = BarTraits(
      tint: .system(.systemRed),
      painting: SymbolPainting(mode: .multicolor, appearance: appearance))
    let items = [
      BarItem("Like", symbol: "heart.fill", isSelected: true), BarItem("Note", symbol: "note.text"),
    ]
    for layout in [
      try BarSupport.toolbar(items, traits), try BarSupport.segmented(items, traits),
      try BarSupport.sidebar(items.map { .item($0) }, traits),
    ] {
      let heart = try #require(layout.items.first?.glyphFrame)
      let picture = try layout.pixmap()
      let pixel = 4 * (Int(heart.midY) * picture.width + Int(heart.midX))
      // Its green is that of white, not of red.
      #expect(picture.pixels[pixel + 1] > 200)
    }
  }
}

import SymtextGraphics
import SymtextDrawing
@testable import SymtextSymbolImport
import SymtextSymbolText
import SymtextTextLayout

/// A marked-up text as a picture: the SVG is XML of the requested size and can be read again, the PNG has the requested
/// pixel size, and the PDF is complete.
///
/// The first four bytes choose the drawing options.
struct PictureTarget: FuzzTarget {
  let name = "svg-output"
  let dictionary: String? = "markup"
  let mostBytes = 256

  func run(_ input: [UInt8]) throws {
    var source = ByteSource(input)
    let ratio: Double = source.pick([1, 2, 0.5, 3])
    let width: Double? = source.pick([nil, 80])
    let painting = SymbolPainting(
      mode: source.pick(RenderingMode.allCases), hasGradient: source.flag())
    let markup = String(decoding: source.remaining, as: UTF8.self)
    let text = try Markup.text(markup)
    guard !FuzzText.namesFiles(text) else { return }
    let label = try Label(
      text, font: try FuzzFonts.text, library: try FuzzFonts.library, painting: painting,
      fallback: nil)
    var list = label.displayList(width: width, padding: 1)
    list.altText = label.spokenText
    guard list.width <= 1000, list.height <= 1000 else { return }
    try PictureChecks.check(list, ratio: ratio)
  }
}

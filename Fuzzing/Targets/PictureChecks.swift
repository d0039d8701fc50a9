import SymtextSupport
import SymtextDrawing
import SymtextVectorFormats
import SymtextImageFormats
@testable import SymtextSymbolImport
@testable import SymtextSVGReading

/// Invariants of a picture in every format.
enum PictureChecks {
  /// Checks a picture as SVG, PNG and PDF.
  static func check(_ list: DisplayList, ratio: Double = 1) throws {
    for form in [SVGText.paths, .text] { try checkSVG(list, form, ratio) }
    let png: [UInt8]
    do { png = try list.png(pixelRatio: ratio) } catch {
      throw BrokenPromise(description: "an SVG but no PNG: \(error)")
    }
    let image = try PlainImage(png: png, name: "picture.png")
    let (width, height) = (image.bitmap.pixmap.width, image.bitmap.pixmap.height)
    try promise(
      abs(Double(width) - list.width * ratio) <= 1.001
        && abs(Double(height) - list.height * ratio) <= 1.001,
      "\(width) × \(height) pixels of \(list.width) × \(list.height) points at \(ratio)")
    let pdf = try list.pdf()
    try promise(
      pdf.starts(with: "%PDF-".utf8) && pdf.suffix(6).contains(UInt8(ascii: "%")),
      "the PDF is truncated")
  }

  private static func checkSVG(_ list: DisplayList, _ form: SVGText, _ ratio: Double) throws {
    let svg = try list.svg(pixelRatio: ratio, text: form)
    let root: XMLElement
    do { root = try XMLReader.read(svg, file: "picture.svg") } catch {
      throw BrokenPromise(description: "the SVG is not XML: \(error)")
    }
    let width = root.attributes["width"].flatMap { Double($0) } ?? -1
    try promise(
      root.name == "svg" && abs(width - list.width * ratio) < 0.01,
      "the SVG is \(width) wide, not \(list.width * ratio)")
    guard form == .paths else { return }
    var reader = SVGReader(file: "picture.svg", isLenient: true)
    do { _ = try reader.drawing(of: root) } catch {
      // An empty picture has no size to be read by.
      try promise(list.width == 0 || list.height == 0, "the SVG cannot be read again: \(error)")
    }
  }
}

@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextPreviews
import SymtextSymbolText
import Testing

/// The background seen through glass.
struct GlassPaneTests {
  private static let frame = Rect(x: 60, y: 50, width: 80, height: 40)

  /// Returns the glass in front of a picture of 200 × 140 points.
  private func pane(_ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> GlassPane {
    var pixels: [UInt8] = []
    for y in 0..<140 { for x in 0..<200 { pixels += color(x, y) + [255] } }
    let image = try PlainImage(
      Bitmap(Pixmap(width: 200, height: 140, pixels: pixels)), altText: "")
    let canvas = try BackdropCanvas(
      .image(image), width: 200, height: 140, painting: SymbolPainting())
    return try GlassPane(
      canvas, frame: Self.frame, radius: 10, ThemePalette(of: .iOS26, .light))
  }

  @Test func `A backdrop of many shapes has fewer pixels, at least one per point`() throws {
    func width(shapes: Int) throws -> Int? {
      let shape = #"<g opacity=".5"><rect width="24" height="24"/><rect width="9" height="9"/></g>"#
      let file = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\
        \(String(repeating: shape, count: shapes))</svg>
        """
      let image = try PlainImage(bytes: Array(file.utf8), name: "image.svg")
      let canvas = try BackdropCanvas(
        .image(image), width: 200, height: 140, painting: SymbolPainting())
      return canvas.items.flatMap(\.leaves).compactMap { item in
        if case .image(let image, _) = item { image.bitmap.pixmap.width } else { nil }
      }.first
    }
    #expect(try width(shapes: 1) == 600)
    #expect(try width(shapes: 1000) == 200)
  }

  private func seen(_ pane: GlassPane) throws -> Pixmap {
    let items = try pane.items(in: Self.frame, radius: 10).flatMap(\.leaves)
    let images = items.compactMap { item -> Pixmap? in
      guard case .image(let image, _) = item, image.frame.isNear(Self.frame) else { return nil }
      return image.bitmap.pixmap
    }
    return try #require(images.first)
  }

  /// At the rim the glass shows the background 12 points farther out; from 10 points inwards it shows the background
  /// directly behind it.
  ///
  /// The picture grows lighter by one level per point, so that a level identifies a position; blur and higher
  /// saturation do not change it.
  @Test func `Glass bends outwards at its rim`() throws {
    let across = try seen(pane { x, _ in [UInt8](repeating: UInt8(x + 20), count: 3) })
    let down = try seen(pane { _, y in [UInt8](repeating: UInt8(y + 20), count: 3) })
    try #require(across.width == 160 && across.height == 80)
    /// Returns the position of the visible part in the picture.
    func place(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Double {
      Double(pixmap.pixels[4 * (y * pixmap.width + x)]) - 20 + 0.5
    }
    for (pixel, expected) in [
      (0, 60.25 - 11.4), (159, 139.75 + 11.4), (80, 100.25), (24, 72.25), (135, 127.75),
    ] {
      let found = place(across, pixel, 40)
      #expect(abs(found - expected) < 2, "\(pixel): \(found), not \(expected)")
    }
    for (pixel, expected) in [(0, 50.25 - 11.4), (79, 89.75 + 11.4), (40, 70.25)] {
      let found = place(down, 80, pixel)
      #expect(abs(found - expected) < 2, "\(pixel): \(found), not \(expected)")
    }
  }

  @Test func `Glass raises saturation by half and keeps the lightness`() throws {
    let color = try pane { _, _ in [150, 100, 100] }.color
    // The grey with the colour's lightness is 110.6.
    #expect(abs(255 * color.red - 169.7) < 1.5, "\(color)")
    #expect(abs(255 * color.green - 94.7) < 1.5 && abs(255 * color.blue - 94.7) < 1.5, "\(color)")
  }
}

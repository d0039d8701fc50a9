import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

/// Light comes from above: shadows fall downwards.
struct ShadowDirectionTests {
  /// Returns the opacity of the picture some points above and below a box, in the middle of its width.
  private func opacities(
    _ pixmap: Pixmap, around box: Rect, distance: Double, ratio: Double
  ) -> (above: Int, below: Int) {
    func opacity(_ y: Double) -> Int {
      let (x, y) = (Int(box.midX * ratio), Int(y * ratio))
      return Int(pixmap.pixels[4 * (y * pixmap.width + x) + 3])
    }
    return (opacity(box.minY - distance), opacity(box.maxY + distance))
  }

  @Test func `The shadow of a floating bar falls down`() throws {
    let layout = try BarSupport.search(SearchBar(), BarTraits(form: .floating))
    let field = layout.items[0].frame
    let pixmap = try layout.pixmap(pixelRatio: 2)
    for distance in [1.0, 4, 8] {
      let (above, below) = opacities(pixmap, around: field, distance: distance, ratio: 2)
      #expect(below > above, "\(distance): \(above) \(below)")
    }
    // It is offset 4 points down and 14 points wide: above it ends 10 points from the bar, below 18.
    let far = opacities(pixmap, around: field, distance: 11.5, ratio: 2)
    #expect(far.above == 0 && far.below > 0, "\(far)")
  }

  @Test func `The shadow of a raised segment falls down`() throws {
    let layout = try BarSupport.segmented([BarItem("A", isSelected: true), BarItem("B")])
    let cell = layout.items[0].frame
    // Items drawn before the segment itself and after the control below it.
    let boxes = layout.leaves.compactMap(\.filledBox)
    let raised = try #require(boxes.firstIndex { $0.isNear(cell) })
    let layers = boxes[..<raised].filter { abs($0.midX - cell.midX) < 1e-6 }
    #expect(layers.count > 4)
    for layer in layers { #expect(abs(layer.midY - (cell.midY + 1)) < 1e-6) }
  }

  @Test func `The shadow of a glass button falls down`() throws {
    let button = Button(label: "OK", style: .glass)
    let layout = try button.layout(
      font: try TestLibrary.inter(size: button.size.pointSize),
      library: try TestLibrary.bundled.get())
    let frame = Rect(x: 24, y: 24, width: layout.frame.width, height: layout.frame.height)
    let pixmap = try glassPixmap(frame)
    for distance in [1.0, 4, 8] {
      let (above, below) = opacities(pixmap, around: frame, distance: distance, ratio: 2)
      #expect(below > above, "\(distance): \(above) \(below)")
    }
  }

  private func glassPixmap(_ frame: Rect) throws -> Pixmap {
    let (width, height) = (frame.maxX + 24, frame.maxY + 24)
    let canvas = try BackdropCanvas(
      .color(.fixed(.white)), width: width, height: height, painting: SymbolPainting())
    let pane = try GlassPane(
      canvas, frame: frame, radius: frame.height / 2, ThemePalette(of: .iOS26, .light))
    let list = DisplayList(
      width: width, height: height, items: try pane.items(in: frame, radius: frame.height / 2),
      altText: "")
    return try RasterRenderer().pixmap(list, pixelRatio: 2, background: nil)
  }
}

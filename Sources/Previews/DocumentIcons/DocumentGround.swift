internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText

/// The filled page of a document icon.
struct DocumentGround {
  /// The steps that draw it.
  let items: [DisplayItem]
  /// Its colour, or the mean of its colours.
  let color: Color

  /// - Throws: ``SymbolError`` if an image cannot be scaled to the page.
  init(
    _ fill: DocumentFill, on page: DocumentPage, size: DocumentIconSize,
    painting: SymbolPainting, oversampling: Int
  ) throws(SymbolError) {
    func resolved(_ color: AdaptiveColor) -> Color {
      painting.resolved(color, tint: painting.resolved(.accent, tint: .black))
    }
    func filled(_ image: PlainImage) throws(SymbolError) -> ([DisplayItem], Color) {
      let cut = try PageImage(image, on: page, size: size, oversampling: oversampling)
      return (
        [.image(PlacedImage(cut.bitmap, box: cut.box), .original(opacity: 1))], cut.color
      )
    }
    switch fill {
    case .color(let fill):
      color = resolved(fill)
      items = [.fill(page.outline, .color(color))]
    case .gradient(let fill):
      color = resolved(fill)
      var gradient = color.gradient(across: page.frame)
      gradient.start = Point(page.frame.midX, page.frame.minY)
      gradient.end = Point(page.frame.midX, page.frame.maxY)
      items = [.fill(page.outline, .gradient(gradient))]
    case .image(let image):
      (items, color) = try filled(image)
    case .images(let images):
      (items, color) = try filled(images.image(for: size))
    }
  }

  /// The luma, from 0 to 1, computed from sRGB components.
  private var luma: Double {
    let color = color.over(.white)
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }

  /// The default colour of content on it.
  var ink: Color { luma > 0.7 ? Color(rgb: 0x48484A) : .white }

  /// Returns the shadow of the page, which separates a white page from a white background.
  func shadow(of page: DocumentPage, detail: DocumentDetail) -> [DisplayItem] {
    // A separate group, so that its layers are rounded equally on white and on transparent backgrounds.
    [
      .group(
        detail.shadows.flatMap { shadow in
          shadow.items(of: page.silhouette, outside: page.hidden, pixel: page.pixel)
        }, opacity: 1)
    ]
  }

  /// Returns the line along the edge, and the folded corner.
  func fold(of page: DocumentPage, detail: DocumentDetail) -> [DisplayItem] {
    let axis = page.flapAxis
    let paper = Color.black.multiplyingOpacity(by: detail.flapShade).over(back(0.16))
    let shade = LinearGradient(
      from: axis.start, to: axis.end,
      stops: [
        .init(offset: 0, color: back(0.2)), .init(offset: 0.3, color: back(0.08)),
        .init(offset: 0.55, color: paper),
        .init(offset: 1, color: Color.black.multiplyingOpacity(by: 0.14).over(back(0.26))),
      ])
    let opacity = detail.edgeOpacity
    let line =
      luma < 0.25
      ? Color.white.multiplyingOpacity(by: opacity.black)
      : Color.black.multiplyingOpacity(by: luma > 0.88 ? opacity.white : opacity.colored)
    let shadows = detail.flapShadow.layers(pixel: page.pixel).map { layer in
      DisplayItem.fill(
        page.flapShadow(reach: layer.outset), .color(layer.color))
    }
    return [.fill(page.edge, .color(line))] + shadows + [
      .fill(page.flap, detail.showsShades ? .gradient(shade) : .color(paper)),
      .fill(page.crease, .color(Color.black.multiplyingOpacity(by: detail.creaseOpacity))),
    ]
  }

  /// Returns the colour of the page's back: white paper, shaded by the lightness of the page but not by its hue.
  private func back(_ part: Double) -> Color {
    Color(red: luma, green: luma, blue: luma).multiplyingOpacity(by: part).over(.white)
  }
}

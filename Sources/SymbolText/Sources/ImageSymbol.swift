internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextTextLayout

/// An image that stands where a control shows a symbol.
///
/// The outline of its shapes is the glyph of a font, so that it is measured, centred and moved as symbols are. The image
/// itself is painted, and keeps its shapes or pixels.
struct ImageSymbol: Sendable {
  /// The name by which a control asks for it.
  let name: String
  private let image: PlainImage
  private let library: SymbolLibrary
  private let ink: Rect

  /// - Throws: ``SymbolError`` if the image has no ink.
  init(_ image: PlainImage, name: String) throws(SymbolError) {
    self.name = name
    var image = image
    // The images of buttons and bars have the colour of the control, unless they are to keep their own.
    if image.renderingMode == .automatic { image.renderingMode = .template }
    self.image = image
    let outline = image.inkOutline
    guard let ink = outline.bounds, ink.width > 0 || ink.height > 0 else {
      throw SymbolError(
        "\(image.file ?? name) has no visible shapes; choose an image of a black glyph on a clear ground"
      )
    }
    self.ink = ink
    library = try Self.library(outline, ink, image, name: name)
  }

  /// Sets it beside text.
  func symbol(
    beside text: Font, configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    guard let entry = library.font.entries.first else {
      throw SymbolError("the image `\(name)` cannot be set")
    }
    var symbol = try ResolvedSymbol(
      entry, of: library, beside: text, configuration: configuration)
    symbol.say(image.altText)
    symbol.picture = PaintedPicture(image: image, ink: ink)
    return symbol
  }

  /// The length of the longer side of an image with a margin, in drawing units: that of an icon's `viewBox`.
  private static let side = 24.0
  /// The greatest length of the longer side of its ink: that of most symbols.
  private static let inkSide = 20.0

  /// Makes a font whose one symbol has the outline in every weight.
  private static func library(
    _ outline: Path, _ ink: Rect, _ image: PlainImage, name: String
  ) throws(SymbolError) -> SymbolLibrary {
    let factor = min(
      side / max(image.width, image.height), inkSide / max(ink.width, ink.height))
    let path = outline.transformed(
      by: Affine.translation(12, 12) * .scale(factor, factor)
        * .translation(-image.width / 2, -image.height / 2))
    let weights = Dictionary(uniqueKeysWithValues: SymbolWeight.allCases.map { ($0, path) })
    let masters = MasterOutlines(
      Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) }))
    let symbol = Symbol(
      name: name, layers: [SymbolLayer(shapes: [.init(masters)], level: .primary)],
      metadata: SymbolMetadata(altText: image.altText, category: ""))
    var compiler = FontCompiler(familyName: "Image")
    compiler.hasNames = false
    compiler.threads = 1
    do {
      let file = try compiler.font(SymbolSet(symbols: [symbol])).file
      return try SymbolLibrary(
        face: Face(data: FontData(file.encoded()), name: image.file ?? name), isMade: true)
    } catch {
      throw SymbolError("\(image.file ?? name) cannot stand for a symbol: \(error)")
    }
  }
}

extension PlainImage {
  /// The outline of all visible shapes within its box, in points, y down, from its top left; the box if the image has
  /// pixels, or too many shapes.
  fileprivate var inkOutline: Path {
    let box = Path.roundedRect(
      Rect(x: 0, y: 0, width: width, height: height), radiusX: 0, radiusY: 0)
    guard case .vectors(let vectors) = content, vectors.frame.width > 0, vectors.frame.height > 0
    else { return box }
    let frame = vectors.frame
    let map =
      Affine.scale(width / frame.width, height / frame.height)
      * .translation(-frame.minX, -frame.minY)
    var paths: [Path] = []
    func collect(_ steps: [VectorImage.Step]) {
      for step in steps {
        switch step {
        case .fill(let path, let paint, _):
          if !paint.isClear { paths.append(path.transformed(by: map)) }
        case .group(let steps, let opacity): if opacity > 0 { collect(steps) }
        }
      }
    }
    collect(vectors.steps)
    let tolerance = max(width, height) / 4096
    let budget = WorkBudget()
    var outline: Path? = Path()
    for path in paths {
      outline = outline?.combined(.union, with: path, tolerance: tolerance, budget: budget)
    }
    outline = outline?.combined(.intersection, with: box, tolerance: tolerance, budget: budget)
    guard let outline, outline.elements.count <= Symbol.mostSegments else { return box }
    return outline
  }
}

internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSVGReading

/// Makes images of SVG files.
struct SVGImageReader {
  private let name: String
  /// The parts of the file that are not drawn.
  private(set) var omissions: [ImportError] = []

  init(name: String) { self.name = name }

  /// - Throws: ``ImageError``.
  mutating func image(_ bytes: [UInt8]) throws(ImageError) -> PlainImage {
    let drawing = try drawing(bytes)
    let (frame, size) = try SVGViewport(drawing, name: name).placed()
    var builder = ShapeBuilder(name: name, frame: frame)
    let steps = try builder.steps(drawing.shapes)
    let vectors = VectorImage(frame: frame, steps: steps, omissions: sentence)
    let title = drawing.root.children.first { $0.name == "title" }?.text ?? ""
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return try PlainImage(
      vectors, width: size.x, height: size.y,
      altText: words.isEmpty ? ImageFileName(name).words : words)
  }

  /// - Throws: ``ImageError``.
  private mutating func drawing(_ bytes: [UInt8]) throws(ImageError) -> SVGDrawing {
    var reader = SVGReader(file: name, isLenient: true)
    reader.isForImage = true
    do throws(ImportError) {
      let drawing = try reader.drawing(from: bytes)
      omissions = drawing.warnings
      return drawing
    } catch {
      throw ImageError(kind: .damaged, error.description)
    }
  }

  /// One sentence about the parts that are not drawn; `nil` when all are.
  private var sentence: String? {
    guard let first = omissions.first else { return nil }
    let more = omissions.count - 1
    return "parts of \(name) are not drawn: "
      + (first.line.map { "line \($0): " } ?? "") + first.message
      + (more == 0 ? "" : more == 1 ? "; and 1 more" : "; and \(more) more")
  }
}

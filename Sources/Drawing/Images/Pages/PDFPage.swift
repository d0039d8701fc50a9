internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport

/// A PDF page, drawn by the program pdftocairo: as shapes if it consists of shapes, otherwise as pixels.
struct PDFPage {
  private let bytes: [UInt8]
  private let number: Int
  private let name: String

  /// The pixels along the longer side of a page that is drawn as pixels.
  static let pixels = 2048
  /// The bytes of the pixels without compression, and some for the format.
  private static let mostPNGBytes = 4 * pixels * (pixels + 1) + (1 << 20)

  init(_ bytes: [UInt8], number: Int, name: String) {
    (self.bytes, self.number, self.name) = (bytes, number, name)
  }

  /// - Throws: ``ImageError``.
  func image() throws(ImageError) -> PlainImage {
    var limits = PDFProgram.limits
    let svg = try output(["-svg"], limits, mostBytes: PDFProgram.mostSVGBytes)
    let size = try size(svg.bytes)
    var reader = SVGImageReader(name: name)
    // A page becomes pixels when parts of it cannot be shapes, such as pictures and masks, or too many shapes.
    if !svg.isCut, let image = try? reader.image(svg.bytes), reader.omissions.isEmpty,
      case .vectors(let vectors) = image.content
    {
      return try PlainImage(
        vectors, width: size.x, height: size.y, altText: ImageFileName(name).words)
    }
    limits.milliseconds = max(limits.milliseconds - svg.milliseconds, 1)
    let png = try output(
      ["-png", "-transp", "-singlefile", "-scale-to", "\(Self.pixels)"], limits,
      mostBytes: Self.mostPNGBytes)
    let image = try PlainImage(png: png.bytes, name: name)
    return try image.withSize(width: size.x, height: size.y)
  }

  /// Returns pdftocairo's output for the page.
  private func output(
    _ options: [String], _ limits: LimitedProcess.Limits, mostBytes: Int
  ) throws(ImageError) -> LimitedProcess.Output {
    do throws(PDFProgram.Failure) {
      return try PDFProgram(bytes, number: number, name: name)
        .output(options, limits, mostBytes: mostBytes)
    } catch {
      switch error.kind {
      case .notInstalled: throw ImageError(kind: .notInstalled, error.message)
      case .damaged: throw ImageError(kind: .damaged, error.message)
      case .tooLarge: throw ImageError(kind: .tooLarge, error.message)
      case .noPage: throw ImageError(kind: .noPage, error.message)
      }
    }
  }

  /// Returns the page's size, in points, from the SVG of pdftocairo.
  private func size(_ svg: [UInt8]) throws(ImageError) -> Vector {
    let head = String(decoding: svg.prefix(1024), as: UTF8.self)
    if let start = head.firstRange(of: "viewBox=\"")?.upperBound {
      let numbers = head[start...].prefix { $0 != "\"" }.split(separator: " ").map { Double($0) }
      if numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0
      {
        return Vector(width, height)
      }
    }
    throw ImageError(kind: .damaged, "\(name) has a page without a size; export it anew")
  }
}

internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextSupport

/// A PDF page, drawn by the program pdftocairo: as shapes if it consists of shapes, otherwise as pixels.
struct PDFPage {
  private let bytes: [UInt8]
  private let number: Int
  private let name: String

  /// The pixels along the longer side of a page that is drawn as pixels.
  static let pixels = 2048

  init(_ bytes: [UInt8], number: Int, name: String) {
    (self.bytes, self.number, self.name) = (bytes, number, name)
  }

  /// - Throws: ``ImageError``.
  func image() throws(ImageError) -> PlainImage {
    let svg = try output(["-svg"])
    let size = try size(svg)
    var reader = SVGImageReader(name: name)
    // A page becomes pixels when parts of it cannot be shapes, such as pictures and masks, or too many shapes.
    if let image = try? reader.image(svg), reader.omissions.isEmpty,
      case .vectors(let vectors) = image.content
    {
      return try PlainImage(
        vectors, width: size.x, height: size.y, altText: ImageFileName(name).words)
    }
    let png = try output(["-png", "-transp", "-singlefile", "-scale-to", "\(Self.pixels)"])
    let image = try PlainImage(png: png, name: name)
    return try image.withSize(width: size.x, height: size.y)
  }

  /// Returns pdftocairo's output for the page.
  private func output(_ options: [String]) throws(ImageError) -> [UInt8] {
    let words = ["pdftocairo", "-q", "-f", "\(number)", "-l", "\(number)"] + options + ["-", "-"]
    do throws(ChildProcess.Failure) {
      var process = try ChildProcess(words, writesToStandardOutput: true)
      let isTaken = process.write(bytes)
      let output = try process.finish()
      guard isTaken, !output.isEmpty else { throw .failed(lastLine: "") }
      return output
    } catch {
      throw self.error(error)
    }
  }

  private func error(_ failure: ChildProcess.Failure) -> ImageError {
    switch failure {
    case .missing:
      ImageError(
        kind: .notInstalled,
        "\(name) is a PDF, and the program pdftocairo, which draws its pages, is not on the PATH: install the package poppler-utils (Debian) or poppler"
      )
    case .system(let reason):
      ImageError(kind: .damaged, "cannot run pdftocairo for \(name): \(reason)")
    case .failed(let line):
      if line.contains("Wrong page range") {
        ImageError(kind: .noPage, "\(name) has no page \(number)")
      } else {
        ImageError(
          kind: .damaged,
          "\(name) is a PDF that pdftocairo cannot draw\(line.isEmpty ? "" : " (\(line))"); export it anew"
        )
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

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
  /// The limits of pdftocairo for a page, which it draws at most twice.
  static let limits = LimitedProcess.Limits(
    milliseconds: 2000, memory: 512 << 20, output: 256 << 20)
  /// The bytes of a page as SVG, beyond which it is drawn as pixels: the most that are read of an SVG file.
  private static let mostSVGBytes = 16 << 20
  /// The bytes of the pixels without compression, and some for the format.
  private static let mostPNGBytes = 4 * pixels * (pixels + 1) + (1 << 20)

  init(_ bytes: [UInt8], number: Int, name: String) {
    (self.bytes, self.number, self.name) = (bytes, number, name)
  }

  /// - Throws: ``ImageError``.
  func image() throws(ImageError) -> PlainImage {
    var limits = Self.limits
    let svg = try output(["-svg"], limits, mostBytes: Self.mostSVGBytes)
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
    let words = ["pdftocairo", "-q", "-f", "\(number)", "-l", "\(number)"] + options + ["-", "-"]
    do throws(LimitedProcess.Failure) {
      let output = try LimitedProcess.run(
        words, input: bytes, limits: limits, mostBytes: mostBytes)
      guard !output.bytes.isEmpty else { throw .failed(lastLine: "") }
      return output
    } catch {
      throw self.error(error)
    }
  }

  private func error(_ failure: LimitedProcess.Failure) -> ImageError {
    switch failure {
    case .missing:
      ImageError(
        kind: .notInstalled,
        "\(name) is a PDF, and the program pdftocairo, which draws its pages, is not on the PATH: install the package poppler-utils (Debian) or poppler"
      )
    case .system(let reason):
      ImageError(kind: .damaged, "cannot run pdftocairo for \(name): \(reason)")
    case .time:
      tooLarge("takes more than \(Self.limits.milliseconds / 1000) seconds to draw")
    case .memory:
      tooLarge("takes more than \(Self.limits.memory >> 20) MiB of memory to draw")
    case .output:
      tooLarge("has more than \(Self.limits.output >> 20) MiB as SVG")
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

  private func tooLarge(_ reason: String) -> ImageError {
    ImageError(
      kind: .tooLarge, "page \(number) of \(name) \(reason); simplify it, or convert it to PNG")
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

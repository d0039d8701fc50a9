import SymtextAuthoring
@testable import SymtextService
import SymtextCommandLine
import SymtextProgram
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextImageFormats
@testable import SymtextSymbols
import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextSymbolImport
@testable import SymtextSupport
@testable import SymtextSymbolText
import SymtextTestSupport

extension LimitTable {
  private static func said(ofJSON text: String) -> String? {
    do throws(JSONReader.Failure) {
      _ = try JSONReader.value(Array(text.utf8))
      return nil
    } catch {
      return error.message
    }
  }

  /// What is said of a file of so many bytes, by whoever reads it.
  private static func said(
    ofFile count: Int, _ name: String = "file",
    of byte: UInt8 = UInt8(ascii: "\n"), read: (String) throws -> Void
  ) throws -> String? {
    let directory = try TemporaryDirectory()
    let file = directory.file(name)
    // Large ones are mostly a hole, which takes no room.
    let lines = [UInt8](repeating: byte, count: min(count, 1 << 24 + 1))
    try PackageFiles.write(lines, to: file)
    if count > lines.count { try PackageFiles.lengthen(file, to: count) }
    do {
      try read(file)
      return nil
    } catch {
      return "\(error)".replacing(file, with: name)
    }
  }

  /// What is said of a line of so many bytes, or of an `id`.
  private static func said(ofRequest text: String) -> String? {
    let bytes = Array(text.utf8)
    do throws(CommandError) {
      _ = try RequestObject(.init(number: 1, bytes: bytes, count: bytes.count), example: "")
      return nil
    } catch {
      return error.description
    }
  }

  static let files: [Limit] = [
    Limit("bytes of a line of `batch`, or of a request", bytes: RequestObject.mostBytes) { count in
      said(ofRequest: #"{"a":"\#(String(repeating: "a", count: count - 8))"}"#)
    },
    Limit("bytes of an `id`", RequestObject.mostIDBytes) { count in
      said(ofRequest: #"{"id":"\#(String(repeating: "a", count: count))"}"#)
    },
    Limit("shards of a batch", BatchShard.most) { count in
      do throws(CommandError) {
        _ = try BatchShard("1/\(count)")
        return nil
      } catch {
        return error.description
      }
    },
    Limit("values in a file of JSON, or on a line", JSONReader.mostValues) { count in
      said(ofJSON: "[\(String(repeating: "0,", count: count - 2))0]")
    },
    Limit("values inside one another", JSONReader.mostDepth) { count in
      said(ofJSON: String(repeating: "[", count: count) + String(repeating: "]", count: count))
    },
    Limit("bytes of a file `codepoints`", bytes: CodePoints.mostBytes) { count in
      try said(ofFile: count, "codepoints") { _ = try SymbolFontBuilder.codePoints(file: $0) }
    },
    Limit("bytes of a list of names", bytes: SymbolNames.mostListBytes) { count in
      try said(ofFile: count, "names", of: UInt8(ascii: "#")) { _ = try SymbolNames.list($0) }
    },
    Limit("bytes of a file of exceptions for `font lint`", bytes: DrawingExceptions.mostBytes) {
      count in
      try said(ofFile: count, "lint", of: UInt8(ascii: "#")) { _ = try DrawingExceptions(file: $0) }
    },
    Limit("bytes of a text that symbols are looked for in", bytes: SymbolNames.mostTextBytes) {
      count in
      try said(ofFile: count, "page.html") { _ = try SymbolNames.text(file: $0) }
    },
  ]

  private static func said(ofWidth width: Int, height: Int) -> String? {
    do throws(RenderingError) {
      try Pixmap.check(width: width, height: height)
      return nil
    } catch {
      return error.description
    }
  }

  /// The beginning of a PNG file that says its size.
  private static func said(ofImage width: Int, height: Int) throws -> String? {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let head: [UInt8] =
      [0x49, 0x48, 0x44, 0x52] + number(width) + number(height) + [8, 6, 0, 0, 0]
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + head
      + number(Int(CRC32.checksum(head)))
    do throws(ImageError) {
      _ = try PNGDecoder.pixmap(file, name: "image.png")
      return nil
    } catch {
      // Within the limit it goes on to the pixels that are missing here.
      return error.kind == .tooLarge ? error.description : nil
    }
  }

  /// What is said of an SVG image with some shapes, on a canvas as large as is needed.
  private static func said(ofImage shapes: String, width: Int = 9) -> String? {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="9">\(shapes)</svg>
      """
    do throws(ImageError) {
      _ = try PlainImage(bytes: Array(file.utf8), name: "image.svg")
      return nil
    } catch {
      return error.description
    }
  }

  /// A path of so many points.
  private static func path(_ points: Int) -> String {
    let zigzag = (1..<points).map { $0 % 2 == 0 ? "1 1" : "8 \($0 % 7)" }
    return #"<path d="M1 1L\#(zigzag.joined(separator: " "))"/>"#
  }

  static let pictures: [Limit] = [
    Limit("pixels of a picture", Pixmap.mostPixels) { count in
      said(
        ofWidth: count == Pixmap.mostPixels ? 1 << 14 : count,
        height: count == Pixmap.mostPixels ? 1 << 14 : 1)
    },
    Limit("pixels of an image that is read", PNGDecoder.mostPixels) { count in
      try said(
        ofImage: count == PNGDecoder.mostPixels ? 1 << 13 : count,
        height: count == PNGDecoder.mostPixels ? 1 << 13 : 1)
    },
    Limit("bytes of an image that is read", bytes: ImageFile.mostBytes) { count in
      try said(ofFile: count, "image.png") { path in
        do throws(ImageError) {
          _ = try ImageFile.read(path)
        } catch {
          throw error
        }
      }
    },
    Limit("points of one shape of an SVG image", ShapeBuilder.mostPoints) { count in
      said(ofImage: path(count))
    },
    Limit("elements of all paths of an SVG image, lines as outlines", ShapeBuilder.mostElements) {
      count in
      let (full, rest) = count.quotientAndRemainder(dividingBy: ShapeBuilder.mostPoints)
      return said(
        ofImage: String(repeating: path(ShapeBuilder.mostPoints), count: full) + path(rest))
    },
    Limit("dashes of one line of an SVG image", ShapeBuilder.mostDashes) { count in
      said(
        ofImage: """
          <path d="M0 5H\(2 * count - 1)" stroke="red" stroke-dasharray="1"/>
          """, width: 2 * count)
    },
  ]

  /// What work is counted in, made from the budgets themselves.
  static var work: String {
    func millions(_ steps: Int) -> String { "\(steps / 1_000_000) million" }
    return """
      ## Work

      What crosses everywhere could be joined for ever. Work is counted in steps: a step is an edge that a sweep
      passes or that is compared with another; a point that is made counts \(WorkBudget.point), or 20 where shapes are
      joined. Among more than 500 edges at one height each counts four, among more than 2,000 twelve. A million steps take some
      three to ten milliseconds. When a budget is spent:

      | work on one symbol | steps | beyond it |
      |---|---|---|
      | filled shapes of an icon are joined, clips cut | \(millions(ImportBudget.shapeSteps)) | it is refused: “the outline of <path> crosses itself too often to be filled; simplify it” |
      | filled areas are measured and get their weights | \(millions(ImportBudget.weightSteps)) | told: “the filled areas are too intricate to be measured; some look like Regular at all weights” |
      | strokes become outlines | \(millions(OutliningBudget.drawingSteps)) | it is refused: “a is too intricate to be outlined; simplify its paths” |
      | the white between strokes is measured | \(millions(OutliningBudget.measuringSteps)) | heavy strokes are held back as if all lines were close |
      | outlines that overlap are joined | \(millions(OutliningBudget.joiningSteps)) | overlaps are left, flagged and counted, which looks the same |
      | what clears is cut out at Regular, when it cannot be at every weight | \(millions(OutliningBudget.regularSteps)) | told: “too intricate to be cut out, so that programs that paint no layers show them in one colour as if nothing cleared: a” |
      | one boolean operation of the library | \(millions(WorkBudget.oneOperation)) | `nil`, and the budget is spent |

      Of one library at most \(MadeVariants.usualMost) variants that it does not store are made; for others the
      symbol itself stands, and is said to.

      """
  }
}

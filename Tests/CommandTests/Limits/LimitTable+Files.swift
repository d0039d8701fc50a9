import SymtextAuthoring
@testable import SymtextService
import SymtextCommandLine
@testable import SymtextProgram
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextImageFormats
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextPreviews
@testable import SymtextOpenType
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
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

  /// Returns the error of a reader for a file of this many bytes.
  private static func said(
    ofFile count: Int, _ name: String = "file",
    of byte: UInt8 = UInt8(ascii: "\n"), read: (String) throws -> Void
  ) throws -> String? {
    let directory = try TemporaryDirectory()
    let file = directory.file(name)
    // Large files are mostly a hole, which takes no space on the disk.
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

  /// Returns the error for a theme.
  private static func said(ofTheme text: String) -> String? {
    do throws(ThemeError) {
      _ = try Theme.reading(tokens: Array(text.utf8))
      return nil
    } catch {
      return error.message
    }
  }

  /// Returns the error for a line of a batch or a request.
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
    Limit("nested values", JSONReader.mostDepth) { count in
      said(ofJSON: String(repeating: "[", count: count) + String(repeating: "]", count: count))
    },
    Limit("folders below one of drawings, counting links", InputFile.mostFolders) { count in
      let directory = try TemporaryDirectory()
      for number in 1..<count { try OutputFile.createDirectory(directory.file("\(number)")) }
      var leftOut: [String] = []
      _ = try InputFile.files(under: directory.path, suffix: ".svg", leftOut: &leftOut)
      return leftOut.first?.replacing(directory.path, with: "drawings")
    },
    Limit("bytes of a file `codepoints`", bytes: CodePoints.mostBytes) { count in
      try said(ofFile: count, "codepoints") { _ = try SymbolFontBuilder.codePoints(file: $0) }
    },
    Limit("bytes of a file `symbols.json`", bytes: MetadataFile.mostBytes) { count in
      let directory = try TemporaryDirectory()
      let file = directory.file("symbols.json")
      let space = [UInt8](repeating: UInt8(ascii: " "), count: count - 2)
      try PackageFiles.write([UInt8(ascii: "{")] + space + [UInt8(ascii: "}")], to: file)
      do throws(SourceError) {
        _ = try MetadataFile(file: file)
        return nil
      } catch {
        return error.description.replacing(file, with: "symbols.json")
      }
    },
    Limit("bytes of a journal of `annotate`", bytes: AnnotationJournal.mostBytes) { count in
      let name = ".symbols.json.undo"
      return try said(ofFile: count, name) {
        _ = try AnnotationJournal(of: $0.replacing(name, with: "symbols.json"))
      }
    },
    Limit("bytes of a list of names", bytes: SymbolNames.mostListBytes) { count in
      try said(ofFile: count, "names", of: UInt8(ascii: "#")) { _ = try SymbolNames.list($0) }
    },
    Limit("bytes of a file of exceptions for `font lint`", bytes: DrawingExceptions.mostBytes) {
      count in
      try said(ofFile: count, "lint", of: UInt8(ascii: "#")) { _ = try DrawingExceptions(file: $0) }
    },
    Limit("bytes of a text for `--from-text`", bytes: SymbolNames.mostTextBytes) {
      count in
      try said(ofFile: count, "page.html") { _ = try SymbolNames.text(file: $0) }
    },
    Limit("bytes of a theme", bytes: Theme.mostBytes) { count in
      said(ofTheme: "{}" + String(repeating: " ", count: count - 2))
    },
    Limit("nested groups of a theme", DesignTree.mostDepth) { count in
      said(
        ofTheme: String(repeating: #"{"a":"#, count: count) + "{}"
          + String(repeating: "}", count: count))
    },
    Limit("groups and tokens of a theme", DesignTree.mostTokens - 1) { count in
      let tokens = (0..<count).map { #""a\#($0)":{"$value":1}"# }
      return said(ofTheme: "{\(tokens.joined(separator: ","))}")
    },
    Limit("aliases in a row in a theme", DesignValues.mostAliases) { count in
      let tokens = (0..<count).map { #""a\#($0)":{"$value":"{n.a\#($0 + 1)}"}"# }
      return said(
        ofTheme:
          #"{"n":{\#(tokens.joined(separator: ",")),"a\#(count)":{"$value":1}},"button":{"grid":{"$value":"{n.a1}"}}}"#
      )
    },
    Limit("shadows of a control", DesignValues.mostShadows) { count in
      let shadows = (0..<count).map { _ in ##"{"color":"#000"}"## }
      return said(
        ofTheme: #"{"glass":{"shadow":{"$value":[\#(shadows.joined(separator: ","))]}}}"#)
    },
    Limit("bytes of a file for `advise`", bytes: AdvisedFile.mostBytes) { count in
      try said(ofFile: count, "labels.txt") { _ = try AdvisedFile($0) }
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

  /// Returns the error for a PNG file that begins with a size.
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
      // Within the limit the decoder goes on to the pixels, which are missing here.
      return error.kind == .tooLarge ? error.description : nil
    }
  }

  /// Returns the error for an SVG image with some shapes.
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

  /// Returns a path of this many points.
  private static func path(_ points: Int) -> String {
    let zigzag = (1..<points).map { $0 % 2 == 0 ? "1 1" : "8 \($0 % 7)" }
    return #"<path d="M1 1L\#(zigzag.joined(separator: " "))"/>"#
  }

  /// Returns the error for a picture whose shapes have this many segments; `nil` if it is drawn.
  private static func said(
    ofSegments count: Int, _ check: ([DisplayItem]) throws(RenderingError) -> Void
  ) -> String? {
    func shape(_ count: Int) -> DisplayItem {
      .fill(
        Path([.move(.zero)] + (1..<max(count, 1)).map { .line(Point(Double($0), 1)) }),
        .color(.black))
    }
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 1 << 16)
    let items =
      [DisplayItem](repeating: shape(1 << 16), count: whole) + (rest > 0 ? [shape(rest)] : [])
    do throws(RenderingError) {
      try check(items)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns the error for a picture of this many pixels as sixels.
  private static func said(ofSixels count: Int) -> String? {
    do throws(RenderingError) {
      try SixelEncoder.check(width: Double(count), height: 1)
      return nil
    } catch {
      return error.description
    }
  }

  static let pictures: [Limit] = [
    Limit("pixels of a picture", Pixmap.mostPixels) { count in
      said(
        ofWidth: count == Pixmap.mostPixels ? 1 << 14 : count,
        height: count == Pixmap.mostPixels ? 1 << 14 : 1)
    },
    Limit("pixels of a picture that a terminal shows as sixels", SixelEncoder.mostPixels) {
      said(ofSixels: $0)
    },
    Limit(
      "path segments of all shapes of a picture in SVG or PDF, an image of shapes as often as it is shown",
      PathAmount.mostInShapes
    ) { count in said(ofSegments: count, PathAmount.checkShapes) },
    Limit("path segments of all shapes and letters of a film as Lottie", PathAmount.mostInFilms) {
      count in said(ofSegments: count, PathAmount.checkFilm)
    },
    Limit("path segments of all shapes of a picture in pixels", PathAmount.mostInPixels) { count in
      said(ofSegments: count, PathAmount.checkPixels)
    },
    Limit("pixels of an image file", PNGDecoder.mostPixels) { count in
      try said(
        ofImage: count == PNGDecoder.mostPixels ? 1 << 13 : count,
        height: count == PNGDecoder.mostPixels ? 1 << 13 : 1)
    },
    Limit(
      "pixels of an image that are kept; the others are averaged while the file is read",
      PixelImage.mostKeptPixels
    ) { count in
      PixelImage.reduction(width: count, height: 1) == 1
        ? nil : "it has half as many pixels along each side"
    },
    Limit("pixels of a WebP that is compressed without loss", WebPDecoder.mostLosslessPixels) {
      count in
      do throws(ImageError) {
        try WebPDecoder.check(lossless: count, 1, name: "image.webp")
        return nil
      } catch {
        return error.description
      }
    },
    Limit(
      "coefficients of a JPEG in several scans, as progressive ones are: 1.5 for a pixel with halved colours, else 3",
      JPEGFile.mostCoefficients
    ) { count in
      do throws(ImageError) {
        try JPEGFile.check(coefficients: count, name: "image.jpg")
        return nil
      } catch {
        return error.description
      }
    },
    Limit("bytes of an image file", bytes: ImageFile.mostBytes) { count in
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
    Limit("elements of all paths of an SVG image, strokes as outlines", ShapeBuilder.mostElements) {
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

  /// The section on budgets of work, made from the constants.
  static var work: String {
    func millions(_ steps: Int) -> String { "\(steps / 1_000_000) million" }
    return """
      ## Work

      Shapes that cross everywhere could take forever to join, so symtext counts steps of work. A step is an edge that a
      sweep passes, or a comparison of two edges. A new point counts \(WorkBudget.point), or 20 when shapes are joined.
      Among more than 500 edges at one height each counts four, among more than 2,000 twelve. A million steps take about
      three to ten milliseconds. When a budget is spent:

      | work on one symbol or image | steps | beyond it |
      |---|---|---|
      | joining filled shapes of an icon, cutting clips | \(millions(ImportBudget.shapeSteps)) | error: “the outline of <path> crosses itself too often to be filled; simplify it” |
      | measuring filled areas and giving them weights | \(millions(ImportBudget.weightSteps)) | warning: “the filled areas are too intricate to be measured; some look like Regular at all weights” |
      | outlining strokes | \(millions(OutliningBudget.drawingSteps)) | error: “a is too intricate to be outlined; simplify its paths” |
      | measuring the white between strokes | \(millions(OutliningBudget.measuringSteps)) | heavy strokes are limited as if all lines were close |
      | joining overlapping outlines | \(millions(OutliningBudget.joiningSteps)) | overlaps are kept, flagged and counted; they look the same |
      | cutting out clearing layers at Regular, if it fails at every weight | \(millions(OutliningBudget.regularSteps)) | note: “too intricate to cut out; programs without colour layers show them in one colour, without clearing: a” |
      | points of the shapes that are joined or cut at once | \(Limit.text(ClipEdges.mostPoints)) points | as if the budget were spent |
      | clipping the paints of a glyph (`COLR`) | \(millions(PaintLimit.work.most)) | warning: “the glyph `A` of Inter is drawn without its paints (COLR): \(PaintLimit.work.description)” |
      | drawing an image of shapes as a backdrop | \(Limit.text(Int(BackdropCanvas.mostShapePixels))) pixels, counted for each shape | it is less sharp, down to a pixel per point |
      | drawing a page of a PDF by pdftocairo | \(Double(PDFProgram.limits.milliseconds) / 1000) s of CPU time, \(PDFProgram.limits.memory >> 20) MiB | error: “page 1 of a.pdf takes more than \(Double(PDFProgram.limits.milliseconds) / 1000) seconds to draw; simplify it, or convert it to PNG” |
      | one boolean operation of the library | \(millions(WorkBudget.oneOperation)) | `nil`, and the budget is spent |

      symtext keeps at most \(MadeVariants.usualMost) variants of one library that it does not store. Beyond this, it
      forgets the variant that was requested least recently, and makes it again on request.

      ~/.cache/symtext (or $XDG_CACHE_HOME/symtext) keeps the outlines of at most \(GlyphCache.mostFiles) fonts, up to \(GlyphCache.mostBytes >> 20) MiB each,
      and at most \(MadeVariants.mostFiles) variants, up to \(MadeVariants.mostBytes >> 20) MiB each. If there are more, all files of the kind are removed.

      """
  }
}

@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import Foundation
import SymtextTestSupport

/// A PDF document as read by other programs.
struct PDFDocument {
  /// The document's bytes.
  let bytes: [UInt8]
  private let directory: TemporaryDirectory
  private let file: String

  init(
    _ list: DisplayList, background: Color? = nil, language: String? = nil
  ) throws {
    bytes = try list.pdf(background: background, language: language)
    directory = try TemporaryDirectory()
    file = directory.file("picture.pdf")
    try PackageFiles.write(bytes, to: file)
  }

  /// The errors found by qpdf; empty for a valid file.
  var complaints: String {
    get throws {
      let result = try Subprocess.run("/usr/bin/qpdf", ["--check", file])
      return result.status == 0 ? result.errorText : result.outputText + result.errorText
    }
  }

  /// The text extracted by poppler, without its direction marks.
  var text: String {
    get throws {
      let result = try Subprocess.run("/usr/bin/pdftotext", [file, "-"])
      guard result.status == 0, result.errorText.isEmpty else {
        throw Subprocess.Failure(description: result.errorText)
      }
      let marks = 0x202A...0x202E
      return String(
        String.UnicodeScalarView(
          result.outputText.unicodeScalars.filter { !marks.contains(Int($0.value)) })
      ).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Returns the page rendered by poppler, on white.
  func picture(pixelRatio: Double) throws -> Pixmap {
    let result = try Subprocess.run(
      "/usr/bin/pdftoppm",
      ["-r", "\(72 * pixelRatio)", "-png", "-singlefile", file, directory.file("page")])
    guard result.status == 0, result.errorText.isEmpty else {
      throw Subprocess.Failure(description: result.errorText)
    }
    return try PNGDecoder.pixmap(
      try PackageFiles.bytes(directory.file("page.png")), name: "page.png")
  }

  /// The facts read with pypdf and fontTools.
  var facts: Facts {
    get throws {
      try JSONDecoder().decode(
        Facts.self, from: Data(try Python.run("pdf_facts.py", [file]).utf8))
    }
  }

  /// See Tests/Scripts/pdf_facts.py.
  struct Facts: Decodable {
    struct Glyph: Decodable {
      var bounds: [Double]?
      var width: Double
      var says: Double
      var text: String
    }
    struct Link: Decodable {
      var address: String
      var text: String
      /// Left, bottom, right and top, y up.
      var box: [Double]
      /// The tag of its structure element.
      var tag: String
      /// Whether that element refers to it.
      var isItsOwn: Bool
    }
    struct Font: Decodable {
      var name: String
      /// The kind of outlines.
      var kind: String
      var glyphs: [Glyph]
    }

    struct Description: Decodable {
      var title: String
      var languages: [String]
      var format: String
      /// The tool, and the program that made the file.
      var tools: [String]
      var dates: [String]
      /// Whether it can be read without parsing the document.
      var isPlain: Bool
    }

    var links: [Link]
    var described: Description
    var title: String
    var language: String
    var marked: Bool
    var showsTitle: Bool
    var size: [Double]
    var tree: Element
    var parents: [String]
    var fonts: [Font]
    var content: String
    var resources: [String: [String]]
  }

  /// A structure element, or the number of marked content.
  enum Element: Decodable, CustomStringConvertible {
    case part(Int)
    case tag(String, [Element])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .part(number)
        return
      }
      let tags = try container.decode([String: [Element]].self)
      guard let (tag, kids) = tags.first else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no tag")
      }
      self = .tag(tag, kids)
    }

    /// For example `P(0 Figure Heart(1))`.
    var description: String {
      switch self {
      case .part(let number): "\(number)"
      case .tag(let tag, let kids):
        "\(tag)(\(kids.map(\.description).joined(separator: " ")))"
      }
    }
  }
}

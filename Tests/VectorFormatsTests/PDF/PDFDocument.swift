@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import Foundation
import SymtextTestSupport

/// A PDF document and what other programs read in it.
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

  /// What qpdf finds wrong; empty for a sound file.
  var complaints: String {
    get throws {
      let result = try Subprocess.run("/usr/bin/qpdf", ["--check", file])
      return result.status == 0 ? result.errorText : result.outputText + result.errorText
    }
  }

  /// The text as poppler finds it, without the marks of direction that it adds.
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

  /// The page as poppler draws it, on white.
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

  /// What pypdf and fontTools read.
  var facts: Facts {
    get throws {
      try JSONDecoder().decode(
        Facts.self, from: Data(try Python.run("pdf_facts.py", [file]).utf8))
    }
  }

  /// Tests/Scripts/pdf_facts.py says what they are.
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
      /// That of its element in the tree.
      var tag: String
      /// Whether that element refers to it.
      var isItsOwn: Bool
    }
    struct Font: Decodable {
      var name: String
      /// Which kind of outlines it has.
      var kind: String
      var glyphs: [Glyph]
    }

    struct Description: Decodable {
      var title: String
      var languages: [String]
      var format: String
      /// The tool, and what made the file of what it drew.
      var tools: [String]
      var dates: [String]
      /// Whether it is found without reading the document.
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

  /// An element of the structure, or the number of a marked part.
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

    /// Such as `P(0 Figure Heart(1))`.
    var description: String {
      switch self {
      case .part(let number): "\(number)"
      case .tag(let tag, let kids):
        "\(tag)(\(kids.map(\.description).joined(separator: " ")))"
      }
    }
  }
}

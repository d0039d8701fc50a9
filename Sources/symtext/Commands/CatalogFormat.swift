internal import SymtextService
internal import SymtextCommandLine

/// The file formats of sheets of symbols.
enum CatalogFormat: String, FileFormat {
  case png
  case svg
  case pdf
  case html
  case md

  static let standard = CatalogFormat.png

  var isScalable: Bool { self != .png }
  var takesCompression: Bool { self == .png }

  var isText: Bool {
    switch self {
    case .png, .pdf: false
    case .svg, .html, .md: true
    }
  }

  /// The format of its picture or, in a text format, of each symbol's picture.
  var picture: PictureFormat {
    switch self {
    case .png: .png
    case .pdf: .pdf
    case .svg, .html, .md: .svg
    }
  }
}

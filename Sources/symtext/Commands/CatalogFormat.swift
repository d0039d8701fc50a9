internal import SymtextService
internal import SymtextCommandLine

/// The kinds of files that sheets of symbols are written as.
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

  /// What a picture of it is; of what is none that of its symbols.
  var picture: PictureFormat {
    switch self {
    case .png: .png
    case .pdf: .pdf
    case .svg, .html, .md: .svg
    }
  }
}

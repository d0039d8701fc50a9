/// The file formats of still pictures.
package enum PictureFormat: String, FileFormat {
  case png
  case svg
  case pdf

  package static let standard = PictureFormat.png

  package var isScalable: Bool {
    switch self {
    case .png: false
    case .svg, .pdf: true
    }
  }

  package var takesCompression: Bool { self == .png }

  package var isText: Bool {
    switch self {
    case .png, .pdf: false
    case .svg: true
    }
  }
}

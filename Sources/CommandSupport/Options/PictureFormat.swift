/// The kinds of files that pictures are written as.
package enum PictureFormat: String, CaseIterable {
  case png
  case svg
  case pdf

  /// Whether it holds shapes instead of pixels, so that it is sharp at any size.
  var isScalable: Bool {
    switch self {
    case .png: false
    case .svg, .pdf: true
    }
  }

  /// Whether a terminal can show it.
  var isText: Bool {
    switch self {
    case .png, .pdf: false
    case .svg: true
    }
  }

  /// The kind that a file's name says by its extension.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    // What moves is often called so.
    if name.hasSuffix(".apng") {
      self = .png
      return
    }
    guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }

  /// Their extensions in words: `.png, .svg or .pdf`.
  static var extensions: String {
    let words = allCases.map { ".\($0.rawValue)" }
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

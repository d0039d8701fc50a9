internal import CSymtextThemes

/// The embedded files of themes.
enum BuiltInFiles {
  /// Returns the design tokens of a theme; `nil` if there is none of the name.
  static func tokens(_ name: String) -> [UInt8]? {
    let file = unsafe symtext_theme(name)
    guard let start = unsafe file.start else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: file.count))
  }

  /// The names of the files, in order.
  static let names: [String] = {
    var names: [String] = []
    while let name = unsafe symtext_theme_name(names.count) {
      unsafe names.append(String(cString: name))
    }
    return names
  }()
}

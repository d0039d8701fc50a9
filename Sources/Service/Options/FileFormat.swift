package import SymtextCommandLine

/// File formats with distinct extensions.
package protocol FileFormat: RawRepresentable, CaseIterable where RawValue == String {
  /// The default format of standard output.
  static var standard: Self { get }
  /// Whether it has shapes instead of pixels and is sharp at any size.
  var isScalable: Bool { get }
  /// Whether `--compression` applies to it.
  var takesCompression: Bool { get }
  /// Whether a terminal can show it.
  var isText: Bool { get }
  /// Returns the format of a file name's extension.
  init?(fileName: String)
}

extension FileFormat {
  /// Returns the format of a file name's extension.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    // Animated PNG files often have this extension.
    if name.hasSuffix(".apng") {
      self.init(rawValue: "png")
      return
    }
    guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }

  /// Their extensions in words: `.png, .svg or .pdf`.
  package static var extensions: String { list(allCases.map { ".\($0.rawValue)" }) }

  /// Their names in words: `png, svg or pdf`.
  package static var names: String { list(allCases.map(\.rawValue)) }

  /// The extensions of formats with `--compression`.
  var compressed: String {
    Self.list(Self.allCases.filter(\.takesCompression).map { ".\($0.rawValue)" })
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the format of `--format`, or else of the name after `--output`.
  /// - Throws: ``CommandError`` (usage) if neither has one, or if they differ.
  package static func chosen(_ arguments: Arguments) throws(CommandError) -> Self {
    let output = arguments.text("output")
    let named = output == "-" ? nil : Self(fileName: output)
    guard arguments.has("format") else {
      // A picture for the terminal needs no file.
      if output == "-" || !arguments.has("output") && arguments.has("show") { return standard }
      guard let named else {
        throw .badValue(
          "output", output,
          "a file name with \(extensions) is expected, or \(option: "format")"
        )
      }
      return named
    }
    let format = try arguments.choice("format", Self.self)
    guard named == nil || named?.rawValue == format.rawValue else {
      throw .badValue("format", format.rawValue, "the file name \(output) has another extension")
    }
    return format
  }
}

package import SymtextCommandLine

/// Kinds of files that are told apart by the extensions of their names.
package protocol FileFormat: RawRepresentable, CaseIterable where RawValue == String {
  /// What standard output gets where nothing is said.
  static var standard: Self { get }
  /// Whether it holds shapes instead of pixels, so that it is sharp at any size.
  var isScalable: Bool { get }
  /// Whether `--compression` says how hard to compress it.
  var takesCompression: Bool { get }
  /// Whether a terminal can show it.
  var isText: Bool { get }
  /// The kind that a file's name says by its extension.
  init?(fileName: String)
}

extension FileFormat {
  /// The kind that a file's name says by its extension.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    // What moves is often called so.
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

  /// The extensions of those that `--compression` is for.
  var compressed: String {
    Self.list(Self.allCases.filter(\.takesCompression).map { ".\($0.rawValue)" })
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What `--format` asks for, else what the name after `--output` says.
  /// - Throws: ``CommandError`` (usage) when neither says it, or when they differ.
  package static func chosen(_ arguments: Arguments) throws(CommandError) -> Self {
    let output = arguments.text("output")
    let named = output == "-" ? nil : Self(fileName: output)
    guard arguments.has("format") else {
      // What a terminal shows needs no file.
      if output == "-" || !arguments.has("output") && arguments.has("show") { return standard }
      guard let named else {
        throw .badValue(
          "output", output,
          "the picture's file name ends in \(extensions), or \(option: "format") says what it is"
        )
      }
      return named
    }
    let format = try arguments.choice("format", Self.self)
    guard named == nil || named?.rawValue == format.rawValue else {
      throw .badValue("format", format.rawValue, "the file's name \(output) says something else")
    }
    return format
  }
}

internal import SymtextSupport

extension Theme {
  /// Reads a theme from design tokens, in JSON by the Design Tokens Community Group, format 2025.10.
  ///
  /// A file may be a token file, a resolver with sets and modifiers for modes, or a file of Material Theme Builder. It is
  /// read leniently: colours as `#6750a4`, lengths as numbers, modes in `$extensions.mode`. Tokens that it lacks come
  /// from another theme. Documentation/Themes.md lists all tokens.
  /// - Parameters:
  ///   - tokens: The bytes of the file.
  ///   - base: The theme for tokens that it lacks; `nil` for the one that the file names, or else ``iOS26``.
  ///   - load: Reads a file that a resolver names, by its path beside the resolver.
  /// - Returns: The theme, and remarks about tokens without effect, such as misspelt ones.
  /// - Throws: ``ThemeError`` for values of a wrong type or out of range, aliases in a circle, and files that are too
  ///   large.
  public static func reading(
    tokens: [UInt8], over base: Theme? = nil,
    load: @escaping (_ path: String) throws(ThemeError) -> [UInt8] = Theme.noFiles
  ) throws(ThemeError) -> (theme: Theme, remarks: [String]) {
    var reader = try ThemeReader(tokens, load: load)
    let theme = try reader.theme(over: base) { (name) throws(ThemeError) in
      guard let theme = builtIn(name) else {
        let near = NameSuggestions.nearest(to: name, among: builtInNames).first
        throw ThemeError(
          "$extensions.symtext.base",
          "there is no theme “\(name)”" + (near.map { "; \($0) is near" } ?? ""))
      }
      return theme
    }
    return (theme, reader.warnings)
  }

  /// The most bytes of a file of design tokens.
  public static let mostBytes = DesignDocument.mostBytes

  /// Opens no files: a resolver that names some is an error.
  public static func noFiles(_ path: String) throws(ThemeError) -> [UInt8] {
    throw ThemeError("", "no other files are opened here")
  }

  /// The theme as design tokens, with all values in all modes; reading them gives the same looks.
  public var tokens: [UInt8] { JSONDocument.file(tokens: ThemeWriter(self).document) }
}

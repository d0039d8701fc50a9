internal import SymtextImageFormats
internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextSupport

/// An error for a symbol, or for the text that names it.
public struct SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// An invalid or missing input.
    case invalid
    /// An unknown name, with the nearest names, if any are near.
    case unknownName(String, suggestions: [String])
    /// A design variant that could be generated but is in no library, and its base.
    case unknownVariant(name: String, base: String)
    /// A symbol that is later than the requested version of its library.
    case laterVersion(name: String, since: String)
    /// A variant of a display-only symbol.
    case displayOnly(variant: String)
    /// A library without all required scales.
    case lacksScale
    /// A symbol whose outline has different points at other weights.
    case changesStructure
    /// A missing file that the text names.
    case missing
    /// A file that the text names but ``FileAccess`` does not allow.
    case notAllowed(file: String)
    /// A placeholder in the text without an argument.
    case missingArgument(name: String)
    /// A font that the text names, or a system library, that is not installed.
    case notInstalled
  }

  /// The kind of error.
  public var kind: Kind
  /// The symbol of another library that has the name of a variant which cannot be made, with its prefix.
  package var elsewhere: String?
  /// The sentence without suggested names.
  package let reason: String

  package init(_ reason: String, kind: Kind = .invalid) {
    self.kind = kind
    self.reason = reason
  }

  /// One sentence that names the symbol and the way out.
  public var description: String {
    if case .laterVersion = kind { return "\(reason); \(Self.versionAdvice)" }
    guard case .unknownName(_, let suggestions) = kind, !suggestions.isEmpty else { return reason }
    return "\(reason); did you mean \(suggestions.map { "`\($0)`" }.joined(separator: " or "))?"
  }

  /// The way out for a symbol of a later version.
  package static let versionAdvice = "use another symbol or a later version"

  /// Whether the libraries lack the name, have it only in a later version than the requested one, or refuse it as a
  /// variant of a display-only symbol.
  package var isMissingName: Bool {
    switch kind {
    case .unknownName, .unknownVariant, .laterVersion, .displayOnly: true
    default: false
    }
  }

  /// Returns the symbol whose variant does not exist or is refused; `nil` for another error.
  func base(in source: any SymbolSource) throws(SymbolError) -> String? {
    switch kind {
    case .unknownVariant(_, let base): base
    case .displayOnly(let variant): try source.base(ofVariant: variant)
    default: nil
    }
  }

  /// Wraps an error of an image.
  init(_ error: ImageError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .notInstalled: .notInstalled
      case .notAnImage, .damaged, .tooLarge, .noSize, .noPage: .invalid
      }
    self.init(error.description, kind: kind)
  }

  /// Wraps an error of a font.
  init(_ error: FontLoadingError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .notInstalled: .notInstalled
      case .notAFont: .invalid
      }
    self.init(error.description, kind: kind)
  }

  /// Returns the error for an unknown name, with the nearest names.
  /// - Parameter library: the name of the only library searched; `nil` for any.
  static func noSymbol(
    named name: String, in library: String? = nil, among names: [String]
  ) -> SymbolError {
    SymbolError(
      "no symbol named `\(name)`\(library.map { " in \($0)" } ?? "")",
      kind: .unknownName(name, suggestions: NameSuggestions.nearest(to: name, among: names)))
  }

  /// Returns the error for a variant that would customise a display-only symbol.
  static func displayOnly(_ name: String, _ restriction: String) -> SymbolError {
    SymbolError("`\(name)` is not made: \(restriction)", kind: .displayOnly(variant: name))
  }

  /// Returns the error for a design variant that could be made but does not exist.
  static func noVariant(named name: String, of base: String) -> SymbolError {
    SymbolError(
      "there is no `\(name)`, only `\(base)`", kind: .unknownVariant(name: name, base: base))
  }
}

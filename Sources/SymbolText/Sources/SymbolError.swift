internal import SymtextImageFormats
internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextSupport

/// A symbol or the text that names it cannot be set.
public struct SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Hashable, Sendable {
    /// What was asked for is not there, or makes no sense.
    case invalid
    /// No symbol has the name; the nearest names, if any are near.
    case unknownName(String, suggestions: [String])
    /// A design variant that could be generated is in no library; what it is a variant of.
    case unknownVariant(name: String, base: String)
    /// A library has not all the scales that are needed.
    case lacksScale
    /// The outline of a symbol has other points at other weights.
    case changesStructure
    /// A file that the text names is not there.
    case missing
    /// A file that the text names may not be opened, by its ``FileAccess``.
    case notAllowed(file: String)
    /// A placeholder of the text has no argument.
    case missingArgument(name: String)
    /// A font that the text names, or a library of the system, is not installed.
    case notInstalled
  }

  /// What stands in the way.
  public var kind: Kind
  /// The sentence without the names that may have been meant.
  package let reason: String

  package init(_ reason: String, kind: Kind = .invalid) {
    self.kind = kind
    self.reason = reason
  }

  /// One sentence that names the symbol and the way out.
  public var description: String {
    guard case .unknownName(_, let suggestions) = kind, !suggestions.isEmpty else { return reason }
    return "\(reason); did you mean \(suggestions.map { "`\($0)`" }.joined(separator: " or "))?"
  }

  /// Whether it is that no symbol has a name.
  package var isMissingName: Bool {
    switch kind {
    case .unknownName, .unknownVariant: true
    default: false
    }
  }

  /// An image cannot be read.
  init(_ error: ImageError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .notInstalled: .notInstalled
      case .notAnImage, .damaged, .tooLarge, .noSize, .noPage: .invalid
      }
    self.init(error.description, kind: kind)
  }

  /// A font cannot be opened.
  init(_ error: FontLoadingError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .notInstalled: .notInstalled
      case .notAFont: .invalid
      }
    self.init(error.description, kind: kind)
  }

  /// A name that no symbol has; the nearest ones are suggested.
  /// - Parameter library: what the library is called that has to have it; `nil` is any.
  static func noSymbol(
    named name: String, in library: String? = nil, among names: [String]
  ) -> SymbolError {
    SymbolError(
      "no symbol named `\(name)`\(library.map { " in \($0)" } ?? "")",
      kind: .unknownName(name, suggestions: NameSuggestions.nearest(to: name, among: names)))
  }

  /// A design variant that can be made and is not there.
  static func noVariant(named name: String, of base: String) -> SymbolError {
    SymbolError(
      "there is no `\(name)`, only `\(base)`", kind: .unknownVariant(name: name, base: base))
  }
}

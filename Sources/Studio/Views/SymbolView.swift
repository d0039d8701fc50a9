internal import SymtextCatalog
internal import SymtextSupport

/// A symbol as the page shows it.
struct SymbolView: Sendable {
  /// The members of an answer.
  var members: [JSONValue.Member]
  var findings: [StudioFinding]
  /// Whether the symbol could be compiled.
  var isMade: Bool
  /// Its data in the gallery; `nil` if it could not be compiled.
  var gallery: GalleryEntry?

  var json: JSONValue {
    .object(members + [("findings", .array(findings.map(\.json)))])
  }
}

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
  /// The findings of the check of its font.
  var check: FontFindings?

  /// The values of its annotations.
  var values: AnnotationValues {
    AnnotationValues(
      members.first { $0.0 == "values" }?.1.members ?? [],
      shapes: members.first { $0.0 == "shapes" }?.1.values ?? [])
  }

  var json: JSONValue {
    .object(members + [("findings", .array(findings.map(\.json)))])
  }
}

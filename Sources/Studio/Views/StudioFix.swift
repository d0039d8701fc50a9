internal import SymtextSupport

/// Changes that settle a finding.
struct StudioFix: Sendable {
  /// The words of its button.
  var label: String
  var changes: [AnnotationChange]

  var json: JSONValue {
    .object([
      ("label", .string(label)),
      (
        "changes",
        .array(
          changes.map { change in
            .object([
              ("name", .string(change.name)), ("key", .string(change.key)),
              ("value", change.value ?? .null),
            ])
          })
      ),
    ])
  }
}

internal import SymtextSupport

/// A value that differs between the JSON files beside two pictures.
struct MeasureDifference: Sendable {
  /// The keys and indices that lead to the value, as in `symbols[0].baseline`.
  let path: String
  /// The values, as JSON; `nothing` if one file lacks the value.
  let first: String
  let second: String

  var json: JSONValue {
    .object([
      ("path", .string(path)), ("first", .string(first)), ("second", .string(second)),
    ])
  }
}

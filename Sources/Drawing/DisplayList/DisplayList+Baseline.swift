internal import SymtextSupport

extension DisplayList {
  /// Returns the baselines as JSON, in points, y down from the top; `nil` without a baseline.
  ///
  /// PNG files hold it in a text chunk, PDF files in the document information, both under `symtext.baseline`.
  /// - Parameter pixelRatio: pixels per point; `nil` for vector formats.
  package func baselineNote(pixelRatio: Double? = nil) -> String? {
    guard let firstBaseline else { return nil }
    var members: [(String, JSONValue)] = [
      ("baseline", .number(firstBaseline)),
      ("lastBaseline", .number(lastBaseline ?? firstBaseline)),
      ("width", .number(width)), ("height", .number(height)),
    ]
    if let pixelRatio { members.append(("pixelRatio", .number(pixelRatio))) }
    return String(decoding: JSONDocument(.baseline, members).value.bytes, as: UTF8.self)
  }
}

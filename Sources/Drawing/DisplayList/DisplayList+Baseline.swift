internal import SymtextSupport

extension DisplayList {
  /// Where its baselines are, as files carry it: JSON in points, y down from the top; `nil` without a baseline.
  ///
  /// A PNG has it as a text chunk, a PDF in its information, both under `symtext.baseline`.
  /// - Parameter pixelRatio: pixels per point; `nil` of what has no pixels.
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

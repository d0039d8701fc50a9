internal import SymtextSupport
internal import SymtextSymbolText

extension SymbolError {
  /// What a bar holds does not fit into its width, in points.
  static func tooNarrow(_ width: Double, needs least: Double, _ what: String) -> SymbolError {
    SymbolError(
      "\(width.text(decimals: 2)) points are too few for \(what): \(least.rounded(.up).text(decimals: 2)) are needed; make it wider, or leave something out"
    )
  }

  /// What a bar holds, for each of which a finger needs 44 points, does not fit into its width.
  static func tooNarrow(
    _ width: Double, needs least: Double, count: Int, of thing: String, and other: String = ""
  ) -> SymbolError {
    let things = count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
    return tooNarrow(width, needs: least, things + other)
  }
}

internal import SymtextSupport
internal import SymtextSymbolText

extension SymbolError {
  /// Makes an error for content that does not fit the width, in points.
  static func tooNarrow(_ width: Double, needs least: Double, _ content: String) -> SymbolError {
    SymbolError(
      "\(width.text(decimals: 2)) points are too few for \(content): \(least.rounded(.up).text(decimals: 2)) are needed; make it wider, or leave something out"
    )
  }

  /// Makes an error for items that do not fit the width; each needs the minimal touch target.
  static func tooNarrow(
    _ width: Double, needs least: Double, count: Int, of thing: String, and other: String = ""
  ) -> SymbolError {
    let things = count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
    return tooNarrow(width, needs: least, things + other)
  }
}

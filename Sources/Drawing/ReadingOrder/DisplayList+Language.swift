internal import SymtextFonts
internal import SymtextTextLayout

extension DisplayList {
  /// The language of the picture's text, BCP 47: the common language of its runs.
  ///
  /// Without one it follows from a script that only one living language uses; `nil` when unknown or mixed.
  package var textLanguage: String? {
    var runs: [GlyphRun] = []
    items.forEachLeaf { item in
      if case .glyphs(let run, _) = item, !run.range.isEmpty { runs.append(run) }
    }
    var said: Set<String?> = []
    var counts: [TextScript: Int] = [:]
    for run in runs {
      var hasLetters = false
      let text = run.text.utf8
      let range = run.range.clamped(to: 0..<text.count)
      let part = text.dropFirst(range.lowerBound).prefix(range.count)
      for scalar in String(decoding: part, as: UTF8.self).unicodeScalars {
        let script = TextScript(scalar)
        guard script != .common && script != .inherited else { continue }
        counts[script, default: 0] += 1
        hasLetters = true
      }
      if hasLetters { said.insert(run.language) }
    }
    if said.count > 1 { return nil }
    if let language = said.first ?? nil { return language }
    return Self.livingLanguages.first { language in
      counts.keys.allSatisfy { language.scripts.contains($0) || $0 == language.also }
        && counts.filter { language.scripts.contains($0.key) }.values.reduce(0, +)
          >= Self.fewestLetters
    }?.tag
  }

  /// A single letter may be a drawing: ツ is a face.
  private static let fewestLetters = 2

  /// Scripts used by one living language, and another script that its texts contain.
  ///
  /// Greek is missing because its letters also denote numbers and angles.
  private static let livingLanguages: [(tag: String, scripts: [TextScript], also: TextScript?)] = [
    ("ja", ["Hira", "Kana"], "Hani"), ("ko", ["Hang"], "Hani"), ("th", ["Thai"], nil),
    ("ka", ["Geor"], nil), ("hy", ["Armn"], nil), ("km", ["Khmr"], nil), ("lo", ["Laoo"], nil),
  ]
}

internal import SymtextFonts
internal import SymtextTextLayout

extension DisplayList {
  /// The language of its text, BCP 47: what all parts of it are said to be in; where nothing is said, that of a script
  /// in which one living language is written; `nil` where neither is known.
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

  /// One letter may be a drawing: ツ is a face.
  private static let fewestLetters = 2

  /// Scripts in which texts of today are in one language, and what else such texts are written in.
  ///
  /// Greek is none: letters of it stand for numbers and angles.
  private static let livingLanguages: [(tag: String, scripts: [TextScript], also: TextScript?)] = [
    ("ja", ["Hira", "Kana"], "Hani"), ("ko", ["Hang"], "Hani"), ("th", ["Thai"], nil),
    ("ka", ["Geor"], nil), ("hy", ["Armn"], nil), ("km", ["Khmr"], nil), ("lo", ["Laoo"], nil),
  ]
}

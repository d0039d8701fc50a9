/// How well an installed family matches a text font; refines fontconfig's order.
///
/// fontconfig does not sort by kind of letters, and its configuration names families for few scripts. Among families
/// with Hebrew it may prefer a pan-Unicode one to a Hebrew design, and sans serif ones beside serif text. Families of
/// equal rank keep fontconfig's order.
struct FallbackRank: Comparable {
  private let number: Int

  /// - Parameter families: The names of one font.
  init(of families: [String], for request: FallbackRequest) {
    let names = families.map { $0.lowercased() }
    // East Asian fonts draw common punctuation as wide as ideographs.
    let isOwnWidth = request.isEastAsian || !names.contains { $0.contains(" cjk") }
    let isRelative = isOwnWidth && families.contains(where: request.relatives.contain)
    let kind = Self.kind(of: names)
    let script = request.script.flatMap { Self.scriptNames[$0] }
    let isForScript = script.map { script in names.contains { $0.contains(script) } } ?? false
    number =
      (isRelative ? 0 : 8) + (Self.conflict(kind, request.kind) ? 4 : 0) + (isForScript ? 0 : 2)
      + (kind == request.kind ? 0 : 1)
  }

  static func < (a: FallbackRank, b: FallbackRank) -> Bool { a.number < b.number }

  /// Whether letters of one kind look foreign beside the other; few scripts have monospaced letters.
  private static func conflict(_ kind: FontKind?, _ wanted: FontKind) -> Bool {
    switch (kind, wanted) {
    case (.serif, .sansSerif), (.serif, .monospace), (.sansSerif, .serif), (.monospace, .serif),
      (.monospace, .sansSerif):
      true
    default: false
    }
  }

  /// Returns the kind that the words of a name imply; `nil` when they imply none.
  private static func kind(of names: [String]) -> FontKind? {
    for name in names {
      let words = name.split(separator: " ")
      if words.contains("mono") { return .monospace }
      if words.contains(where: sansSerifWords.contains) { return .sansSerif }
      if words.contains(where: serifWords.contains) || name.hasSuffix("serif") { return .serif }
    }
    return nil
  }

  // Includes the equivalent terms for Arabic and East Asian scripts.
  private static let sansSerifWords: Set<Substring> = ["sans", "gothic", "hei"]
  private static let serifWords: Set<Substring> = [
    "serif", "naskh", "nastaliq", "mincho", "ming", "song",
  ]

  /// Words in the names of families that are designed for a script.
  private static let scriptNames: [TextScript: String] = [
    "Arab": "arabic", "Armn": "armenian", "Beng": "bengali", "Cans": "canadian",
    "Cher": "cherokee", "Deva": "devanagari", "Ethi": "ethiopic", "Geor": "georgian",
    "Gujr": "gujarati", "Guru": "gurmukhi", "Hebr": "hebrew", "Khmr": "khmer", "Knda": "kannada",
    "Laoo": "lao", "Mlym": "malayalam", "Mong": "mongolian", "Mymr": "myanmar", "Orya": "oriya",
    "Sinh": "sinhala", "Syrc": "syriac", "Taml": "tamil", "Telu": "telugu", "Thaa": "thaana",
    "Thai": "thai", "Tibt": "tibetan",
  ]
}

/// How well an installed family goes with a text font, for those that fontconfig would take all.
///
/// fontconfig knows no kinds of letters, and its configuration names families for few scripts: of two families
/// with Hebrew it takes a pan-Unicode one before the one that was drawn for Hebrew, and sans serif ones beside
/// text with serifs. Families of one rank stay in fontconfig's order.
struct FallbackRank: Comparable {
  private let number: Int

  /// - Parameter families: the names of one font.
  init(of families: [String], for request: FallbackRequest) {
    let names = families.map { $0.lowercased() }
    // East Asian fonts have all that belongs to no script as wide as ideographs.
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

  /// Whether letters of a kind look foreign beside those of another; few scripts have letters of one width.
  private static func conflict(_ kind: FontKind?, _ wanted: FontKind) -> Bool {
    switch (kind, wanted) {
    case (.serif, .sansSerif), (.serif, .monospace), (.sansSerif, .serif), (.monospace, .serif),
      (.monospace, .sansSerif):
      true
    default: false
    }
  }

  /// What the words of a name say; `nil` where they say nothing.
  private static func kind(of names: [String]) -> FontKind? {
    for name in names {
      let words = name.split(separator: " ")
      if words.contains("mono") { return .monospace }
      if words.contains(where: sansSerifWords.contains) { return .sansSerif }
      if words.contains(where: serifWords.contains) || name.hasSuffix("serif") { return .serif }
    }
    return nil
  }

  // With what stands for them in Arabic and East Asian scripts.
  private static let sansSerifWords: Set<Substring> = ["sans", "gothic", "hei"]
  private static let serifWords: Set<Substring> = [
    "serif", "naskh", "nastaliq", "mincho", "ming", "song",
  ]

  /// What families that were drawn for a script have in their names.
  private static let scriptNames: [TextScript: String] = [
    "Arab": "arabic", "Armn": "armenian", "Beng": "bengali", "Cans": "canadian",
    "Cher": "cherokee", "Deva": "devanagari", "Ethi": "ethiopic", "Geor": "georgian",
    "Gujr": "gujarati", "Guru": "gurmukhi", "Hebr": "hebrew", "Khmr": "khmer", "Knda": "kannada",
    "Laoo": "lao", "Mlym": "malayalam", "Mong": "mongolian", "Mymr": "myanmar", "Orya": "oriya",
    "Sinh": "sinhala", "Syrc": "syriac", "Taml": "tamil", "Telu": "telugu", "Thaa": "thaana",
    "Thai": "thai", "Tibt": "tibetan",
  ]
}

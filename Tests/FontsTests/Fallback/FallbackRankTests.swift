import Testing
@testable import SymtextFonts

struct FallbackRankTests {
  @Test(arguments: [
    ("Noto Serif", "Noto Serif Thai", true), ("Noto Serif", "Noto Serif", true),
    ("Noto Serif Thai", "Noto Serif", true), ("Noto Sans", "Noto Serif Thai", false),
    ("Noto Sans", "Noto Sansation", false), ("Inter", "Inter", true),
    ("Inter", "Inter Tight", true),
    ("DejaVu Sans Mono", "DejaVu Sans", true), ("", "Noto Sans", false),
  ])
  func `Families with a common prefix belong together`(
    family: String, other: String, areRelatives: Bool
  ) {
    #expect(FontRelatives(of: family).contain(other) == areRelatives)
  }

  /// Families with the letters, in fontconfig's order, and the expected choice.
  @Test(arguments: [
    ("Noto Serif", "Thai", ["Noto Sans Thai", "FreeSerif", "Noto Serif Thai"], "Noto Serif Thai"),
    (
      "Inter", "Hebr", ["DejaVu Sans", "Noto Serif Hebrew", "Noto Sans Hebrew"], "Noto Sans Hebrew"
    ),
    ("DejaVu Serif", "Arab", ["Noto Kufi Arabic", "Noto Naskh Arabic"], "Noto Naskh Arabic"),
    ("DejaVu Serif", "Hebr", ["DejaVu Sans", "Noto Sans Hebrew", "FreeSerif"], "FreeSerif"),
    ("Noto Sans", "Zyyy", ["Noto Sans CJK JP", "DejaVu Sans", "Noto Sans Math"], "Noto Sans Math"),
    ("Noto Sans", "Hani", ["WenQuanYi Zen Hei", "Noto Sans CJK JP"], "Noto Sans CJK JP"),
    ("Inter", "Deva", ["Some Font", "Other Font"], "Some Font"),
  ])
  func `The family that matches the text's family best is chosen`(
    family: String, script: String, installed: [String], expected: String
  ) throws {
    let kind: FontKind = family.contains("Serif") ? .serif : .sansSerif
    let request = FallbackRequest(
      family: family, kind: kind, script: TextScript(rawValue: Self.number(script)))
    let ranks = installed.enumerated().map { (FallbackRank(of: [$1], for: request), $0) }
    let best = try #require(ranks.min { ($0.0, $0.1) < ($1.0, $1.1) })
    #expect(installed[best.1] == expected)
  }

  private static func number(_ tag: String) -> UInt32 {
    tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

import SymtextTestSupport
import SymtextTextLayout

extension LayoutRow {
  /// Letter spacing of three points: beside symbols too, but not at the end of a line.
  static let letterSpacing = [
    LayoutRow("abc", letterSpacing: 3, lines: "8: a@0 b@4 c@9 =12"),
    LayoutRow(
      "abc", width: 40, .aligned(.center), letterSpacing: 3, lines: "8: a@14 b@18 c@23 =12"),
    LayoutRow("abc", width: 40, .aligned(.end), letterSpacing: 3, lines: "8: a@28 b@32 c@37 =12"),
    LayoutRow("ABC", letterSpacing: 3, lines: "8: C@0 B@6 A@11 =12"),
    LayoutRow("ABC", width: 40, letterSpacing: 3, lines: "8: C@28 B@34 A@39 =12"),
    LayoutRow("ABC", width: 40, .aligned(.end), letterSpacing: 3, lines: "8: C@0 B@6 A@11 =12"),
    LayoutRow("bcd", letterSpacing: -1, lines: "8: b@0 c@1 d@3 =7"),
    // 1 + 3 + 2 + 3 + 12, and nothing after the symbol that closes the line.
    LayoutRow("ab*", letterSpacing: 3, lines: "8: a@0 b@4 *@9 =21"),
    LayoutRow(
      "ab*", width: 41, .aligned(.center), letterSpacing: 3, lines: "8: a@10 b@14 *@19 =21"),
    LayoutRow("ab*", width: 40, .aligned(.end), letterSpacing: 3, lines: "8: a@19 b@23 *@28 =21"),
    LayoutRow("*ab", letterSpacing: 3, lines: "8: *@0 a@15 b@19 =21"),
    LayoutRow("**", width: 40, .aligned(.end), letterSpacing: 3, lines: "8: *@13 *@28 =27"),
    LayoutRow("AB*", letterSpacing: 3, lines: "8: *@0 B@15 A@20 =21"),
    LayoutRow("AB*", width: 40, letterSpacing: 3, lines: "8: *@19 B@34 A@39 =21"),
    LayoutRow(
      "AB*", width: 41, .aligned(.center), letterSpacing: 3, lines: "8: *@10 B@25 A@30 =21"),
    LayoutRow("AB*", width: 40, .aligned(.end), letterSpacing: 3, lines: "8: *@0 B@15 A@20 =21"),
    // The line that a symbol closes fits exactly.
    LayoutRow(
      "ab* cd", width: 21, letterSpacing: 3, lines: "8: a@0 b@4 *@9 =21", "18: c@0 d@6 =10"),
    LayoutRow(
      "ab* cd", width: 21, .aligned(.end), letterSpacing: 3, lines: "8: a@0 b@4 *@9 =21",
      "18: c@11 d@17 =10"),
    LayoutRow(
      "AB* CD", width: 21, letterSpacing: 3, lines: "8: *@0 B@15 A@20 =21", "18: D@11 C@18 =10"),
    // 30 − (1 + 3 + 2 + 3 + 4 + 3 + 3 + 3 + 4) for the space, which is 4 + 3 wide.
    LayoutRow(
      "ab cd ef", width: 30, .aligned(.justify), letterSpacing: 3,
      lines: "8: a@0 b@4 c@20 d@26 =30",
      "18: e@0 f@8 =14"),
    LayoutRow(
      "AB CD EF", width: 30, .aligned(.justify), letterSpacing: 3,
      lines: "8: D@0 C@7 B@24 A@29 =30",
      "18: F@16 E@25 =14"),
    // The last letter keeps its space before an ellipsis: 1 + 3 + 2 + 3, then 7.
    LayoutRow(
      "abcdef", width: 20, .truncated(.tail), letterSpacing: 3, lines: "8: a@0 b@4 …@9 =16"),
    // Invisible characters get no letter spacing: U+00AD, U+200B, U+2060, U+200E.
    LayoutRow("ab\u{AD}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow(
      "ab\u{AD}cd", width: 12, letterSpacing: 3, lines: "8: a@0 b@4 ‐@9 =12", "18: c@0 d@6 =10"),
    LayoutRow("ab\u{200B}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow("ab\u{2060}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow("ab\u{200E}", letterSpacing: 3, lines: "8: a@0 b@4 =6"),
    // Nor do they create a second expandable gap: 38 − 30 for two gaps.
    LayoutRow(
      "一\u{2060}一一一", width: 38, .aligned(.justify), lines: "8: 一@0 一@14 一@28 =38", "18: 一@0 =10"),
    LayoutRow(
      "\u{202E}一一一一", width: 34, .aligned(.justify), lines: "8: 一@0 一@12 一@24 =34", "18: 一@0 =10"),
    // Spaced text ends with its last letter.
    LayoutRow(
      "a\tcd", .tabs(TabStop(20, .end)), letterSpacing: 3, lines: "8: a@0 c@10 d@16 =20"),
    LayoutRow(
      "a\tcd", .tabs(TabStop(20, .center)), letterSpacing: 3, lines: "8: a@0 c@15 d@21 =25"),
    LayoutRow("A\tCD", .tabs(TabStop(20, .end)), letterSpacing: 3, lines: "8: D@0 C@7 A@19 =20"),
    // 20 − 7 leave space for 3 + 3 + 2 + 3 + 1.
    LayoutRow(
      "fedcba", width: 20, .truncated(.head), letterSpacing: 3,
      lines: "8: …c@0 b@13 a@18 =19"),
  ]

  /// Soft hyphens: invisible within a line, a hyphen of three points at its end.
  static let softHyphens = [
    LayoutRow("cd\u{AD}d", width: 20, lines: "8: cdd@0 =11"),
    // 3 + 4 + 3 fit in 10; in 9 the word is cut before its last letter, because a hyphen would not fit.
    LayoutRow("cd\u{AD}d", width: 10, lines: "8: cd‐@0 =10", "18: d@0 =4"),
    LayoutRow("cd\u{AD}d", width: 9, lines: "8: c@0 =3", "18: dd@0 =8"),
    // The last position whose hyphen fits: `aba` and a hyphen take 7, `ab` and a hyphen 6.
    LayoutRow(
      "ab\u{AD}a\u{AD}j", width: 6.4, lines: "8: ab‐@0 =6", "18: a‐@0 =4", "28: j@0 =10"),
    LayoutRow("cd\u{AD}j", width: 14, .aligned(.center), lines: "8: cd‐@2 =10", "18: j@2 =10"),
    LayoutRow("cd\u{AD}j", width: 14, .aligned(.end), lines: "8: cd‐@4 =10", "18: j@4 =10"),
    // 14 − (1 + 4 + 2 + 3) for the space.
    LayoutRow(
      "a b\u{AD}j", width: 14, .aligned(.justify), lines: "8: a@0 b‐@9 =14", "18: j@0 =10"),
    // If the font lacks U+2010, U+002D of five points replaces it.
    LayoutRow("cd\u{AD}j", width: 12, font: .plain, lines: "8: cd-@0 =12", "18: j@0 =10"),
    LayoutRow(
      "cd\u{AD}j", width: 11, font: .plain, lines: "8: c@0 =3", "18: d-@0 =9", "28: j@0 =10"),
    // A symbol may be before or after one.
    LayoutRow("a\u{AD}*", width: 12, lines: "8: a‐@0 =4", "18: *@0 =12"),
    LayoutRow("a\u{AD}*", width: 13, lines: "8: a*@0 =13"),
    // A hyphen belongs to its word, not to the paragraph.
    LayoutRow(
      "cd\u{AD}j", width: 14, direction: .rightToLeft, lines: "8: cd‐@4 =10", "18: j@4 =10"),
    LayoutRow("A b\u{AD}j", width: 14, lines: "8: b‐@4 A@13 =10", "18: j@4 =10"),
    LayoutRow(
      "A b\u{AD}j", width: 14, .aligned(.justify), lines: "8: b‐@0 A@13 =14", "18: j@4 =10"),
  ]
}

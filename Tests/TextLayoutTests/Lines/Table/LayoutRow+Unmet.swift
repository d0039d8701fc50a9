import TextLayout

extension LayoutRow {
  /// Rows that are right and do not hold yet.
  ///
  /// Of the first three kinds Chromium was asked.
  static let unmet = [
    // A hyphen belongs to its word, not to the paragraph.
    LayoutRow(
      "cd\u{AD}j", width: 14, direction: .rightToLeft, lines: "8: cd‐@4 =10", "18: j@4 =10"),
    LayoutRow("A b\u{AD}j", width: 14, lines: "8: b‐@4 A@13 =10", "18: j@4 =10"),
    LayoutRow(
      "A b\u{AD}j", width: 14, .aligned(.justify), lines: "8: b‐@0 A@13 =14", "18: j@4 =10"),
    // What is not seen is no letter to be set apart from others: U+00AD, U+200B, U+2060, U+200E.
    LayoutRow("ab\u{AD}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow(
      "ab\u{AD}cd", width: 12, letterSpacing: 3, lines: "8: a@0 b@4 ‐@9 =12", "18: c@0 d@6 =10"),
    LayoutRow("ab\u{200B}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow("ab\u{2060}cd", letterSpacing: 3, lines: "8: a@0 b@4 c@9 d@15 =19"),
    LayoutRow("ab\u{200E}", letterSpacing: 3, lines: "8: a@0 b@4 =6"),
    // Nor is there a place before it that grows, and one behind: 38 − 30 for two places.
    LayoutRow(
      "一\u{2060}一一一", width: 38, .aligned(.justify), lines: "8: 一@0 一@14 一@28 =38", "18: 一@0 =10"),
    LayoutRow(
      "\u{202E}一一一一", width: 34, .aligned(.justify), lines: "8: 一@0 一@12 一@24 =34", "18: 一@0 =10"),
    // The end of letters that are set apart is that of the last one.
    LayoutRow(
      "a\tcd", .tabs(TabStop(20, .end)), letterSpacing: 3, lines: "8: a@0 c@10 d@16 =20"),
    LayoutRow(
      "a\tcd", .tabs(TabStop(20, .center)), letterSpacing: 3, lines: "8: a@0 c@15 d@21 =25"),
    LayoutRow("A\tCD", .tabs(TabStop(20, .end)), letterSpacing: 3, lines: "8: D@0 C@7 A@19 =20"),
    // 20 − 7 are room for 3 + 3 + 2 + 3 + 1, of which now only the last two letters are kept.
    LayoutRow(
      "fedcba", width: 20, .truncated(.head), letterSpacing: 3,
      lines: "8: …@0 c@7 b@13 a@18 =19"),
  ]
}

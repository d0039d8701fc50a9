import SymtextTestSupport
import SymtextTextLayout

extension LayoutRow {
  /// Truncated text with an ellipsis of seven points.
  ///
  /// `abcdefgfedcba` is 49 points wide; 20 leave 13 for letters: 1 + 2 + 3 + 4, and half of 13, 6.5, for 1 + 2 + 3.
  static let truncation = [
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.tail), lines: "8: abcd…@0 =17"),
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.head), lines: "8: …dcba@0 =17"),
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.middle), lines: "8: abc…cba@0 =19"),
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.tail, .center), lines: "8: abcd…@1.5 =17"),
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.tail, .end), lines: "8: abcd…@3 =17"),
    LayoutRow("abcdefgfedcba", width: 20, .truncated(.head, .end), lines: "8: …dcba@3 =17"),
    LayoutRow("abcdefgfedcba", width: 5, .truncated(.tail), lines: "8: …@0 =7"),
    LayoutRow("ABCDEFGFEDCBA", width: 20, .truncated(.tail), lines: "8: …DCBA@3 =17"),
    LayoutRow("ABCDEFGFEDCBA", width: 20, .truncated(.head), lines: "8: ABCD…@3 =17"),
    LayoutRow("ABCDEFGFEDCBA", width: 20, .truncated(.middle, .end), lines: "8: ABC…CBA@0 =19"),
    LayoutRow("ABCDEFGFEDCBA", width: 20, .truncated(.tail, .end), lines: "8: …DCBA@0 =17"),
    // If the font has no ellipsis, three full stops of two points.
    LayoutRow(
      "abcdefgfedcba", width: 20, .truncated(.tail), font: .plain, lines: "8: abcd...@0 =16"),
    LayoutRow(
      "ABCDEFGFEDCBA", width: 20, .truncated(.tail), font: .plain, lines: "8: ...DCBA@4 =16"),
    // A space before it is omitted, too.
    LayoutRow("ab cdef", width: 15, .truncated(.tail), lines: "8: ab…@0 =10"),
    LayoutRow("ab*cdef", width: 22, .truncated(.tail), lines: "8: ab*…@0 =22"),
    LayoutRow("ab*cdef", width: 21, .truncated(.tail), lines: "8: ab…@0 =10"),
    LayoutRow("ab\ncd", width: 40, .truncated(.tail), lines: "8: ab…@0 =10"),
    LayoutRow("ab\ncd", .truncated(.head), lines: "8: …cd@0 =14"),
    // It is at the end of the paragraph: 1 + 2 + 4 + 2 + 3, or as many from the right.
    LayoutRow("ab BCDEF", width: 20, .truncated(.tail), lines: "8: ab@0 CB…@7 =19"),
    LayoutRow("AB bcdef", width: 20, .truncated(.tail), lines: "8: …bc@1 BA@17 =19"),
    // The last of two lines has 15 − 7 points: 5 of `ef gh`, or 8.
    LayoutRow(
      "ab cd ef gh", width: 15, ParagraphStyle(maxLines: 2), lines: "8: ab@0 cd@7 =14",
      "18: e…@0 =12"),
    LayoutRow(
      "ab cd ef gh", width: 15, ParagraphStyle(maxLines: 2, truncation: .head),
      lines: "8: ab@0 cd@7 =14", "18: …h@0 =15"),
    LayoutRow(
      "ab cd ef gh", width: 15, ParagraphStyle(alignment: .justify, maxLines: 2),
      lines: "8: ab@0 cd@8 =15", "18: e…@0 =12"),
  ]

  /// Line breaks and line spacing.
  static let lines = [
    LayoutRow("jjj", width: 25, lines: "8: jj@0 =20", "18: j@0 =10"),
    LayoutRow("ab*cd", width: 15, lines: "8: ab*@0 =15", "18: cd@0 =7"),
    LayoutRow("ab*cd", width: 14, lines: "8: ab@0 =3", "18: *@0 =12", "28: cd@0 =7"),
    LayoutRow("ab* cd", width: 20, .aligned(.end), lines: "8: ab*@5 =15", "18: cd@13 =7"),
    LayoutRow("AB* CD", width: 20, lines: "8: *BA@5 =15", "18: DC@13 =7"),
    LayoutRow("AB* CD", width: 20, .aligned(.end), lines: "8: *BA@0 =15", "18: DC@0 =7"),
    // A line of letters is 8 + 2 points high; 20 leave 5 above, 15 leave 2.5.
    LayoutRow(
      "ab\ncd", ParagraphStyle(lineHeight: .points(20)), lines: "13: ab@0 =3", "33: cd@0 =7"),
    LayoutRow(
      "ab\ncd", ParagraphStyle(lineHeight: .multiple(1.5)), lines: "10.5: ab@0 =3", "25.5: cd@0 =7"),
    // 8 is rounded up to 9; 9 + 2 + 8 to 18.
    LayoutRow("ab\ncd", ParagraphStyle(baselineStep: 3), lines: "9: ab@0 =3", "18: cd@0 =7"),
    // A tall symbol makes room for itself: 20 above its baseline, 5 + 8 below.
    LayoutRow("a^\nb", lines: "20: a^@0 =13", "33: b@0 =2"),
    LayoutRow("a\n^", lines: "8: a@0 =1", "30: ^@0 =12"),
    LayoutRow("a*\nb", lines: "8: a*@0 =13", "18: b@0 =2"),
    LayoutRow(
      "a^\nb", ParagraphStyle(lineHeight: .multiple(2)), lines: "20: a^@0 =13", "40: b@0 =2"),
    LayoutRow("a^\nb", ParagraphStyle(lineHeight: .points(10)), lines: "8: a^@0 =13", "18: b@0 =2"),
  ]

  /// Both directions in a line.
  static let bothDirections = [
    LayoutRow("ab CD ef", lines: "8: ab@0 DC@7 ef@18 =29"),
    LayoutRow("ab CD ef", direction: .rightToLeft, lines: "8: ef@0 DC@15 ab@26 =29"),
    LayoutRow("AB cd EF", lines: "8: FE@0 cd@15 BA@26 =29"),
    LayoutRow("AB cd EF", width: 39, .aligned(.end), lines: "8: FE@0 cd@15 BA@26 =29"),
    LayoutRow("AB cd EF", direction: .leftToRight, lines: "8: BA@0 cd@7 FE@18 =29"),
    LayoutRow("A*B", lines: "8: B*A@0 =15"),
    // Between the two directions a symbol follows the paragraph's, within one of them it follows that.
    LayoutRow("ab *CD", lines: "8: ab@0 *DC@7 =26"),
    LayoutRow("ab C*D", lines: "8: ab@0 D*C@7 =26"),
    LayoutRow("AB* cd", lines: "8: cd@0 *BA@11 =26"),
    LayoutRow("AB c*d", lines: "8: c*d@0 BA@23 =26"),
  ]
}

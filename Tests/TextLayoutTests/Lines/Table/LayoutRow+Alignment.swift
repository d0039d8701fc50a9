import SymtextTextLayout

extension LayoutRow {
  /// Alignment of lines, in both directions.
  ///
  /// `ab cd` is 1 + 2 + 4 + 3 + 4 = 14 points wide; in a column of 40 there are 26 left.
  static let alignment = [
    LayoutRow("ab cd", lines: "8: ab@0 cd@7 =14"),
    LayoutRow("ab cd", width: 40, lines: "8: ab@0 cd@7 =14"),
    LayoutRow("ab cd", width: 40, .aligned(.center), lines: "8: ab@13 cd@20 =14"),
    LayoutRow("ab cd", width: 40, .aligned(.end), lines: "8: ab@26 cd@33 =14"),
    // From the right A takes 1, B 2, the space 4, C 3, D 4.
    LayoutRow("AB CD", lines: "8: DC@0 BA@11 =14"),
    LayoutRow("AB CD", width: 40, lines: "8: DC@26 BA@37 =14"),
    LayoutRow("AB CD", width: 40, .aligned(.center), lines: "8: DC@13 BA@24 =14"),
    LayoutRow("AB CD", width: 40, .aligned(.end), lines: "8: DC@0 BA@11 =14"),
    // Without a width the column has that of the widest line: 1 + 2 + 3, and a line of 4.
    LayoutRow("abc\nd", .aligned(.start), lines: "8: abc@0 =6", "18: d@0 =4"),
    LayoutRow("abc\nd", .aligned(.center), lines: "8: abc@0 =6", "18: d@1 =4"),
    LayoutRow("abc\nd", .aligned(.end), lines: "8: abc@0 =6", "18: d@2 =4"),
    LayoutRow("ABC\nD", .aligned(.start), lines: "8: CBA@0 =6", "18: D@2 =4"),
    LayoutRow("ABC\nD", .aligned(.end), lines: "8: CBA@0 =6", "18: D@0 =4"),
    // 14 + 4 + 5 + 6 exceed 20; 6 and 9 points are left over.
    LayoutRow("ab cd ef", width: 20, lines: "8: ab@0 cd@7 =14", "18: ef@0 =11"),
    LayoutRow(
      "ab cd ef", width: 20, .aligned(.center), lines: "8: ab@3 cd@10 =14", "18: ef@4.5 =11"),
    LayoutRow("ab cd ef", width: 20, .aligned(.end), lines: "8: ab@6 cd@13 =14", "18: ef@9 =11"),
    LayoutRow("AB CD EF", width: 20, lines: "8: DC@6 BA@17 =14", "18: FE@9 =11"),
    LayoutRow(
      "AB CD EF", width: 20, .aligned(.center), lines: "8: DC@3 BA@14 =14", "18: FE@4.5 =11"),
    LayoutRow("AB CD EF", width: 20, .aligned(.end), lines: "8: DC@0 BA@11 =14", "18: FE@0 =11"),
    // The spaces before a break hang beyond the line on either side.
    LayoutRow("ab  cd", width: 8, .aligned(.end), lines: "8: ab@5 =3", "18: cd@1 =7"),
    LayoutRow("AB  CD", width: 8, lines: "8: BA@5 =3", "18: DC@1 =7"),
    LayoutRow("AB  CD", width: 8, .aligned(.end), lines: "8: BA@0 =3", "18: DC@0 =7"),
  ]

  /// Lines with the width of their column: their spaces grow equally, except in the last line of a paragraph.
  static let justification = [
    LayoutRow("ab cd", width: 40, .aligned(.justify), lines: "8: ab@0 cd@7 =14"),
    LayoutRow("AB CD", width: 40, .aligned(.justify), lines: "8: DC@26 BA@37 =14"),
    // 6 extra points for one space.
    LayoutRow(
      "ab cd ef", width: 20, .aligned(.justify), lines: "8: ab@0 cd@13 =20", "18: ef@0 =11"),
    LayoutRow(
      "AB CD EF", width: 20, .aligned(.justify), lines: "8: DC@0 BA@17 =20", "18: FE@9 =11"),
    LayoutRow(
      "ab cd\nef", width: 20, .aligned(.justify), lines: "8: ab@0 cd@7 =14", "18: ef@0 =11"),
    // 20 − (1 + 4 + 2 + 4 + 3) for two spaces: each is 4 + 3 wide.
    LayoutRow("a b c d", width: 20, .aligned(.justify), lines: "8: a@0 b@8 c@17 =20", "18: d@0 =4"),
    LayoutRow(
      "A B C D", width: 20, .aligned(.justify), lines: "8: C@0 B@10 A@19 =20", "18: D@16 =4"),
    // Two directions in a line: the space is between them, in either direction.
    LayoutRow(
      "AB cd EF", width: 20, .aligned(.justify), lines: "8: cd@0 BA@17 =20", "18: FE@9 =11"),
    LayoutRow(
      "ab CD ef", width: 20, .aligned(.justify), lines: "8: ab@0 DC@13 =20", "18: ef@0 =11"),
    LayoutRow(
      "ab CD ef", width: 20, .aligned(.justify), direction: .rightToLeft,
      lines: "8: DC@0 ab@17 =20",
      "18: ef@9 =11"),
    LayoutRow(
      "AB cd ef", width: 20, .aligned(.justify), direction: .leftToRight,
      lines: "8: BA@0 cd@13 =20",
      "18: ef@0 =11"),
    // Symbols beside words are words: 1 + 4 + 2 + 12 = 19, and 6 for the space.
    LayoutRow("a b* cd", width: 25, .aligned(.justify), lines: "8: a@0 b*@11 =25", "18: cd@0 =7"),
    LayoutRow("a *b cd", width: 25, .aligned(.justify), lines: "8: a@0 *b@11 =25", "18: cd@0 =7"),
    LayoutRow("A B* CD", width: 25, .aligned(.justify), lines: "8: *B@0 A@24 =25", "18: DC@18 =7"),
    LayoutRow("A *B CD", width: 25, .aligned(.justify), lines: "8: B*@0 A@24 =25", "18: DC@18 =7"),
    // Ideographs of 10 points are spaced: 4 points for two gaps.
    LayoutRow(
      "一一一一一", width: 34, .aligned(.justify), lines: "8: 一@0 一@12 一@24 =34", "18: 一一@0 =20"),
    // 40 − (1 + 12 + 10 + 10) is 7: half after the symbol, on its left, half between ideographs, which run from left to
    // right.
    LayoutRow(
      "A*一一一", width: 40, .aligned(.justify), lines: "8: 一@0 一@13.5 *A@27 =40", "18: 一@30 =10"),
  ]
}

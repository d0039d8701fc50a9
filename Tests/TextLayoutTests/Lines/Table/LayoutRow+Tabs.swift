import SymtextTextLayout

extension LayoutRow {
  /// Tabs, measured from the start of the line's direction.
  static let tabs = [
    LayoutRow("a\tb", .tabs(TabStop(20)), lines: "8: a@0 b@20 =22"),
    // The middle of 3 + 4 points at 20, or their end.
    LayoutRow("a\tcd", .tabs(TabStop(20, .center)), lines: "8: a@0 cd@16.5 =23.5"),
    LayoutRow("a\tcd", .tabs(TabStop(20, .end)), lines: "8: a@0 cd@13 =20"),
    LayoutRow(
      "a\tb\tc\td", .tabs(TabStop(10), TabStop(20, .center), TabStop(30, .end)),
      lines: "8: a@0 b@10 c@18.5 d@26 =30"),
    LayoutRow(
      "a\tb\nc\td", .tabs(TabStop(20, .center)), lines: "8: a@0 b@19 =21", "18: c@0 d@18 =22"),
    // Without enough space text follows the text before the tab.
    LayoutRow("j\tj", .tabs(TabStop(12, .center)), lines: "8: jj@0 =20"),
    LayoutRow("j\tj", .tabs(TabStop(15, .end)), lines: "8: jj@0 =20"),
    // Eight spaces of four points, or an interval; a tab at a stop leads to the next.
    LayoutRow("a\tb", lines: "8: a@0 b@32 =34"),
    LayoutRow("a\tj\tb", ParagraphStyle(tabInterval: 10), lines: "8: a@0 j@10 b@30 =32"),
    LayoutRow(
      "a\tb\tc", ParagraphStyle(tabStops: [TabStop(20)], tabInterval: 16),
      lines: "8: a@0 b@20 c@32 =35"),
    // From the right in a column of 40: B ends 20 before its right side, and the middle of CD is there.
    LayoutRow("A\tB", width: 40, .tabs(TabStop(20)), lines: "8: B@18 A@39 =22"),
    LayoutRow("A\tCD", width: 40, .tabs(TabStop(20, .center)), lines: "8: DC@16.5 A@39 =23.5"),
    LayoutRow("A\tCD", width: 40, .tabs(TabStop(20, .end)), lines: "8: DC@20 A@39 =20"),
    LayoutRow("A\tCD", .tabs(TabStop(20, .center)), lines: "8: DC@0 A@22.5 =23.5"),
    // The line moves as a whole.
    LayoutRow("a\tb", width: 40, .tabs(TabStop(20), alignment: .end), lines: "8: a@18 b@38 =22"),
    LayoutRow(
      "a\tcd", width: 40, .tabs(TabStop(20, .center), alignment: .center),
      lines: "8: a@8.25 cd@24.75 =23.5"),
    LayoutRow("A\tB", width: 40, .tabs(TabStop(20), alignment: .end), lines: "8: B@0 A@21 =22"),
    // Spaces after the last tab grow: 30 − 10 − (2 + 4 + 3 + 4 + 4) for two of them.
    LayoutRow(
      "a\tb c d f", width: 30, .tabs(TabStop(10), alignment: .justify),
      lines: "8: a@0 b@10 c@17.5 d@26 =30", "18: f@0 =6"),
    // Symbols are text.
    LayoutRow("a\t*", .tabs(TabStop(20, .center)), lines: "8: a@0 *@14 =26"),
    LayoutRow("a\t*", .tabs(TabStop(30, .end)), lines: "8: a@0 *@18 =30"),
    LayoutRow("A\tB*", .tabs(TabStop(30, .end)), lines: "8: *B@0 A@29 =30"),
    // Text after a tab is truncated: 10 + 2 + 3 + 7 fit in 25.
    LayoutRow(
      "a\tbcdef", width: 25, ParagraphStyle(tabStops: [TabStop(10)], maxLines: 1),
      lines: "8: a@0 bc…@10 =22"),
  ]
}

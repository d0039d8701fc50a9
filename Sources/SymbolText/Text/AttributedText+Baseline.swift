extension AttributedText {
  /// The position of text and symbols relative to the line's baseline.
  public enum Baseline: Hashable, Sendable {
    /// Points above the baseline; negative values are below it.
    case points(Double)
    /// Ems of the text's size above the baseline; negative values are below it.
    case ems(Double)
    /// Small and raised: the font's superior letters (`sups`) if it has all of them, otherwise its letters at the size
    /// and offset of the OS/2 table.
    case superscript
    /// Small and lowered: the font's inferior letters (`subs`) if it has all of them, otherwise its letters at the size
    /// and offset of the OS/2 table.
    case `subscript`
  }
}

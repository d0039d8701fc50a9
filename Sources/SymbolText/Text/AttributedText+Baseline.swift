extension AttributedText {
  /// Where text and symbols stand, seen from the line's baseline.
  public enum Baseline: Hashable, Sendable {
    /// So many points above it; below it when negative.
    case points(Double)
    /// So many ems above it, of the size of the text; below it when negative.
    case ems(Double)
    /// Small and raised: the font's own superior letters (`sups`) where it has all of them, otherwise its letters as
    /// small and as high as it says in OS/2.
    case superscript
    /// Small and lowered: the font's own inferior letters (`subs`) where it has all of them, otherwise its letters
    /// as small and as low as it says in OS/2.
    case `subscript`
  }
}

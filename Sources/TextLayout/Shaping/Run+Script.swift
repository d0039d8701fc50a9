internal import SymtextFonts
internal import SymtextOpenType

extension Run {
  /// Whether its letters have the heights of Latin ones: those of Latin, Greek and Cyrillic, and characters without a
  /// script among them.
  package var hasLatinHeights: Bool {
    let script = item.script
    return script == .latin || script == .common || script == .inherited || script == "Grek"
      || script == "Cyrl"
  }
}

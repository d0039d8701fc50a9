package import SymtextCommandLine
package import SymtextGraphics

extension Arguments {
  /// The value of an option as a colour that may follow the appearance.
  /// - Throws: ``CommandError`` (usage) that says what is expected.
  package func adaptiveColor(_ name: String) throws(CommandError) -> AdaptiveColor? {
    guard let text = self[name] else { return nil }
    guard let color = AdaptiveColor(text) else {
      throw .badValue(name, text, "\(InvalidColor(text: text))")
    }
    return color
  }

  /// The value of an option as a colour of the appearance and the contrast that are asked for.
  ///
  /// Nothing is around it: its tint is the accent.
  /// - Throws: ``CommandError`` (usage) that says what is expected.
  package func color(_ name: String) throws(CommandError) -> Color? {
    guard let color = try adaptiveColor(name) else { return nil }
    let appearance = has("appearance") ? try choice("appearance", Appearance.self) : .light
    let contrast = has("contrast") ? try choice("contrast", Contrast.self) : .normal
    let accent = AdaptiveColor.accent.resolved(appearance, contrast, tint: .black)
    return color.resolved(appearance, contrast, tint: accent)
  }
}

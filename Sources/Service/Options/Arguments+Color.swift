package import SymtextCommandLine
package import SymtextGraphics

extension Arguments {
  /// Returns the value of an option as a colour that may depend on the appearance.
  /// - Throws: ``CommandError`` (usage) with the expected value.
  package func adaptiveColor(_ name: String) throws(CommandError) -> AdaptiveColor? {
    guard let text = self[name] else { return nil }
    guard let color = AdaptiveColor(text) else {
      throw .badValue(name, text, "\(InvalidColor(text: text))")
    }
    return color
  }

  /// Returns the value of an option as a colour in the given appearance and contrast.
  ///
  /// Its tint is the accent, as there is no text around it.
  /// - Throws: ``CommandError`` (usage) with the expected value.
  package func color(_ name: String) throws(CommandError) -> Color? {
    guard let color = try adaptiveColor(name) else { return nil }
    let appearance = has("appearance") ? try choice("appearance", Appearance.self) : .light
    let contrast = has("contrast") ? try choice("contrast", Contrast.self) : .normal
    let accent = AdaptiveColor.accent.resolved(appearance, contrast, tint: .black)
    return color.resolved(appearance, contrast, tint: accent)
  }
}

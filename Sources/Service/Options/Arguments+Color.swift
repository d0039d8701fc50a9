package import SymtextCommandLine
package import SymtextGraphics
internal import SymtextSymbolText

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

  /// The value of an option as colours joined by commas.
  /// - Throws: ``CommandError`` (usage) that says what is expected.
  func palette(_ name: String) throws(CommandError) -> [AdaptiveColor] {
    guard let text = self[name] else { return [] }
    let colors: [AdaptiveColor]
    do throws(InvalidColor) {
      colors = try AdaptiveColor.list(text)
    } catch {
      throw .badValue(name, text, "“\(error.text)” is no colour; \(error)")
    }
    guard colors.count <= SymbolPainting.mostPaletteColors else {
      throw .badValue(name, text, "a palette has at most three colours")
    }
    return colors
  }
}

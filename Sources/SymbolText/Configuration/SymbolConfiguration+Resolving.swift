internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextTextLayout

extension SymbolConfiguration {
  /// Returns the font that determines a symbol's size, and its weight.
  /// - Parameter text: the font around the symbol.
  func resolved(beside text: Font) -> (text: Font, weight: Weight) {
    let settings = typeSettings ?? TypeSettings()
    /// A weight for the reader's setting of Bold Text.
    func shown(_ weight: Double) -> Double {
      settings.hasBoldText ? BoldText.weight(for: weight) : weight
    }
    let own: Weight? =
      if case .value(let value)? = self.weight { .value(shown(value)) } else { self.weight }
    let weight = own ?? .matched
    switch size {
    case nil: return (text, weight)
    case .points(let points): return (text.withSize(points), weight)
    case .font(let reference): return (reference.font, weight)
    case .style(let style, let isEmphasized):
      guard
        let numbers = style.resolved(in: settings) ?? TextStyle.body.resolved(in: settings)
      else { return (text, weight) }
      let styleWeight = shown(numbers.weight(isEmphasized: isEmphasized).axisValue)
      let styled = text.withSize(numbers.pointSize, weight: styleWeight)
      // The stroke of a font without a weight axis cannot be measured at the style's weight.
      let isMeasurable = styled.weight == styleWeight
      return (styled, own ?? (isMeasurable ? .matched : .value(styleWeight)))
    }
  }
}

extension Font {
  /// Returns the font at another size and, if it has a `wght` axis, another weight.
  fileprivate func withSize(_ size: Double, weight: Double) -> Font {
    var coordinates = ownCoordinates
    if face.axis("wght") != nil { coordinates["wght"] = weight }
    return Font(
      face: face, size: size, coordinates: coordinates, opticalSizing: opticalSizing)
  }
}

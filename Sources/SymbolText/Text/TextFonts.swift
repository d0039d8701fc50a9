package import SymtextSupport
internal import SymtextOpenType
package import SymtextFonts
internal import SymtextTextLayout

/// The fonts of a text, by the families, sizes, weights and slants of its pieces.
package struct TextFonts {
  /// The default font.
  let base: Font
  /// Whether all are heavier, for readers who turn on Bold Text (``BoldText``).
  private let hasBoldText: Bool
  /// The files that the text may name.
  private let fileAccess: FileAccess
  private var known: [AttributedText.Attributes: Font] = [:]

  /// - Parameter base: the default font as it is without Bold Text.
  package init(_ base: Font, hasBoldText: Bool = false, fileAccess: FileAccess = .everything) {
    self.base = base
    self.hasBoldText = hasBoldText
    self.fileAccess = fileAccess
  }

  /// Returns the font of a piece of text.
  /// - Throws: ``SymbolError`` when the requested family is missing.
  package mutating func font(_ attributes: AttributedText.Attributes) throws(SymbolError) -> Font {
    let asked = AttributedText.Attributes(
      family: attributes.family, size: attributes.size, weight: attributes.weight,
      isItalic: attributes.isItalic, coordinates: attributes.coordinates)
    if asked == AttributedText.Attributes(), !hasBoldText { return base }
    if let font = known[asked] { return font }
    let font = try found(asked)
    known[asked] = font
    return font
  }

  private func found(_ asked: AttributedText.Attributes) throws(SymbolError) -> Font {
    let plain = asked.weight?.value(beside: base.weight) ?? ownWeight
    let weight = hasBoldText ? BoldText.weight(for: plain) : plain
    let isItalic = asked.isItalic ?? base.isItalic
    let size = asked.size ?? base.size
    var coordinates = asked.family == nil ? base.ownCoordinates : DesignCoordinates()
    for (tag, value) in asked.coordinates.values { coordinates[tag] = value }
    if asked.weight != nil || asked.family != nil || hasBoldText { coordinates["wght"] = weight }
    if let family = asked.family {
      let face = try fileAccess.face(named: family, weight: weight, isItalic: isItalic)
      return Font(
        face: face, size: size, coordinates: coordinates,
        synthesis: FontSynthesis(of: face, weight: weight, isItalic: isItalic),
        opticalSizing: base.opticalSizing)
    }
    return base.varied(
      size: size, weight: weight, isItalic: isItalic, coordinates: coordinates)
  }

  /// The weight of the default font; a heavy file that was named without a weight has its own.
  private var ownWeight: Double {
    guard hasBoldText, base.face.axis("wght") == nil else { return base.weight }
    return max(base.weight, Double(base.face.weightClass))
  }
}

extension Font {
  /// Returns a font of the same family with another weight and slant: on its own axes, or else from another file of the
  /// family, or else this font.
  fileprivate func varied(
    size: Double, weight: Double, isItalic: Bool, coordinates: DesignCoordinates
  ) -> Font {
    let needsWeight = weight != self.weight && face.axis("wght") == nil
    var coordinates = coordinates
    var needsSlant = isItalic != self.isItalic
    if needsSlant, let axis = face.axis("ital") {
      coordinates["ital"] = isItalic ? axis.maximum : axis.minimum
      needsSlant = false
    } else if needsSlant, let axis = face.axis("slnt") {
      // Negative slant angles lean to the right.
      coordinates["slnt"] = isItalic ? axis.minimum : axis.defaultValue
      needsSlant = false
    }
    var face = face
    if needsWeight || needsSlant,
      let other = try? FontFinder.face(family: face.family, weight: weight, isItalic: isItalic)
    {
      face = other
      coordinates["wght"] = weight
    }
    return Font(
      face: face, size: size, coordinates: coordinates,
      synthesis: FontSynthesis(of: face, weight: weight, isItalic: isItalic),
      opticalSizing: opticalSizing)
  }
}

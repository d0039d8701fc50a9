internal import SymtextOpenType

/// Synthetic bold and oblique, for a design without a heavier weight or an italic.
package struct FontSynthesis: Hashable, Sendable {
  /// The addition to stroke thickness and to glyph width, in ems.
  package var bold: Double
  /// The slope to the right: horizontal shift per height.
  package var oblique: Double
  /// The height above the baseline that the slope leaves in place, in ems.
  package var pivot: Double

  /// The unchanged design.
  package static let none = FontSynthesis()

  /// Makes a synthesis.
  /// - Parameters:
  ///   - bold: In ems; clamped to 0 to ⅛.
  ///   - oblique: As a slope; clamped to −1 to 1.
  ///   - pivot: In ems; 0 without a slope.
  package init(bold: Double = 0, oblique: Double = 0, pivot: Double = 0) {
    self.bold = bold > 0 ? min(bold, Self.mostBold) : 0
    self.oblique = oblique.isFinite ? min(max(oblique, -1), 1) : 0
    self.pivot = self.oblique != 0 && pivot.isFinite ? pivot : 0
  }

  /// Makes the changes that give a face a weight and slant.
  ///
  /// There are none along an axis that the face has, for a small difference of weight, and for colour fonts.
  package init(of face: Face, weight: Double, isItalic: Bool) {
    guard Self.applies(to: face) else {
      self = .none
      return
    }
    let lacking = face.axis(.wght) == nil ? weight - Double(face.weightClass) : 0
    let leans =
      Font(face: face, size: 1, opticalSizing: .none).isItalic || face.axis("slnt") != nil
      || face.axis("ital") != nil
    self.init(
      bold: lacking >= Self.leastWeight ? lacking / Self.weightPerEm : 0,
      oblique: isItalic && !leans ? Self.usualOblique : 0)
  }

  /// Whether a face's glyphs are outlines without colours, which alone can change.
  package static func applies(to face: Face) -> Bool { !colorTables.contains(where: face.hasTable) }

  /// The added weight, on the scale of the weight axis.
  var addedWeight: Double { bold * Self.weightPerEm }

  private static let colorTables: [Tag] = ["CBDT", "COLR", "SVG ", "sbix"]
  /// Smaller differences of weight are ignored.
  private static let leastWeight = 150.0
  /// From Regular to Bold, 300 units of weight, strokes gain a 24th of the em.
  private static let weightPerEm = 7200.0
  private static let mostBold = 0.125
  /// A little over 11°.
  private static let usualOblique = 0.2
}

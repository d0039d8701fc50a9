internal import SymtextOpenType

/// What is done to a design that has no heavier weight or no italic of its own.
package struct FontSynthesis: Hashable, Sendable {
  /// What is added to the thickness of strokes and to the width of glyphs, in ems.
  package var bold: Double
  /// How far it leans to the right: by how much of the height.
  package var oblique: Double

  /// The design as it is.
  package static let none = FontSynthesis()

  /// Makes a synthesis.
  /// - Parameters:
  ///   - bold: in ems; brought to 0 to ⅛.
  ///   - oblique: as a slope; brought to −1 to 1.
  package init(bold: Double = 0, oblique: Double = 0) {
    self.bold = bold > 0 ? min(bold, Self.mostBold) : 0
    self.oblique = oblique.isFinite ? min(max(oblique, -1), 1) : 0
  }

  /// What a face lacks to be of a weight and slant.
  ///
  /// Nothing along an axis that the face has, nothing for a weight that is nearly there, and nothing for
  /// colour glyphs.
  package init(of face: Face, weight: Double, isItalic: Bool) {
    guard !Self.colorTables.contains(where: face.hasTable) else {
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

  /// How many steps of weight the strokes have been made heavier.
  var addedWeight: Double { bold * Self.weightPerEm }

  private static let colorTables: [Tag] = ["CBDT", "COLR", "SVG ", "sbix"]
  /// A smaller difference of weight is left as it is.
  private static let leastWeight = 150.0
  /// From Regular to Bold, 300 steps, a 24th of the em is added.
  private static let weightPerEm = 7200.0
  private static let mostBold = 0.125
  /// A little over 11°.
  private static let usualOblique = 0.2
}

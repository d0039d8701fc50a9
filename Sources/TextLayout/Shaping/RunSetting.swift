/// How runs are set; shared, so that a run is copied with few references.
final class RunSetting: Sendable {
  let attributes: TextAttributes
  /// The font of the glyphs.
  let font: Font
  /// Points per font unit.
  let scale: Double
  /// What is added to advances, in font units.
  private let bold: Double

  init(_ attributes: TextAttributes, font: Font) {
    self.attributes = attributes
    self.font = font
    scale = font.scale
    bold = font.instance.native.bold
  }

  /// An advance that HarfBuzz gives, in points.
  func advance(ofUnits units: Int32) -> Double {
    HarfBuzzFont.emboldened(advance: Double(units), by: bold) * scale
  }
}

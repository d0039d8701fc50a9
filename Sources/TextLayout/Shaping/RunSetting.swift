/// How runs are set; shared, so that a run is copied with two references.
final class RunSetting: Sendable {
  let attributes: TextAttributes
  /// The font of the glyphs.
  let font: Font

  init(_ attributes: TextAttributes, font: Font) {
    self.attributes = attributes
    self.font = font
  }
}

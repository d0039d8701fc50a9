internal import SymtextFonts

/// The setting of runs; shared, so that copying a run counts few references.
final class RunSetting: Sendable {
  let attributes: TextAttributes
  /// The font of the glyphs.
  let font: Font
  let scale: RunScale

  init(_ attributes: TextAttributes, font: Font) {
    self.attributes = attributes
    self.font = font
    scale = RunScale(
      unit: font.scale, bold: font.instance.native.bold, letterSpacing: attributes.letterSpacing)
  }
}

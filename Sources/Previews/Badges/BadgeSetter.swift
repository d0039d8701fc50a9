internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextTextLayout

/// Sets the parts of a badge.
struct BadgeSetter {
  let badge: LabelBadge
  let measures: LabelBadge.Measures
  let font: Font
  let library: any SymbolSource
  let fallback: FontFallback?

  /// The luma of a ground above which its text is dark, and that text.
  private static let (mostLuma, dark) = (0.69, Color(rgb: 0x333333))

  /// Returns a part with its text and its symbol.
  func part(
    _ text: String, _ name: String?, on ground: Color, isValue: Bool
  ) throws(SymbolError) -> BadgePart {
    let luma = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue
    let color = luma > Self.mostLuma ? Self.dark : .white
    var own = badge.attributes
    own.letterSpacing = own.letterSpacing ?? (measures.tracking > 0 ? measures.tracking : nil)
    let isBold = measures.isCapital && isValue
    if isBold { own.weight = .value(700) }
    var fonts = TextFonts(font)
    let font = isBold ? try fonts.font(own) : font
    let shown = measures.isCapital ? text.uppercased() : text
    func label(_ color: Color) throws(SymbolError) -> Label? {
      guard !shown.isEmpty else { return nil }
      return try Label(
        AttributedText(shown), font: font, library: library, color: .fixed(color),
        attributes: own, wraps: false, fallback: fallback)
    }
    let shadow = luma > Self.mostLuma ? Color(rgb: 0xCCCCCC) : Color(rgb: 0x010101)
    var symbol: ResolvedSymbol?
    if let name {
      var configuration = badge.configuration
      configuration.language = configuration.language ?? own.language
      symbol = try ResolvedSymbol(name, in: library, beside: font, configuration: configuration)
      if !text.isEmpty { symbol?.say("") }
    }
    return BadgePart(
      label: try label(color),
      shadow: measures.isLit ? try label(shadow.multiplyingOpacity(by: 0.3)) : nil,
      symbol: symbol, color: color, ground: ground, capHeight: font.metrics.capHeight,
      measures: measures)
  }
}

internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The placed text at the bottom of a document icon.
///
/// Coordinates are in points, y down, from the top left of the canvas.
struct DocumentText {
  /// The box from the capitals to the baseline, as wide as the text.
  let frame: Rect
  /// Whether it is truncated.
  let isTruncated: Bool
  let missingCharacters: [Unicode.Scalar]
  let faces: [Face]
  let items: [DisplayItem]
  /// The text for screen readers.
  let spokenText: String

  /// The minimal fraction to which the cap height of a wide text is reduced.
  ///
  /// A text that is still too wide is truncated.
  private static let leastPart = 0.6
  /// The minimal cap height, in pixels.
  private static let leastPixels = 4.0

  /// - Returns: `nil` if there is no text, or no text at this size.
  /// - Throws: ``SymbolError`` if there is no such font.
  init?(
    _ icon: DocumentIcon, on page: DocumentPage, size: DocumentIconSize, detail: DocumentDetail,
    font: Font, library: any SymbolSource, tint: Color, fallback: FontFallback?
  ) throws(SymbolError) {
    guard let part = detail.capHeight, !icon.text.isEmpty else { return nil }
    var attributes = icon.attributes
    attributes.size = nil
    attributes.weight = attributes.weight ?? .value(600)
    let room = page.frame.width * 0.8
    /// Sets the text with a cap height in whole pixels, so that capitals are sharp at both ends.
    func set(_ capPixels: Double) throws(SymbolError) -> (label: Label, lines: [Line]) {
      var fonts = TextFonts(font, hasBoldText: icon.hasBoldText)
      let unit = try fonts.font(attributes)
      let capHeight = max(unit.metrics.capHeight / unit.size, 0.1)
      let pointSize = capPixels / size.pixelRatio / capHeight
      let label = try Label(
        AttributedText(icon.shownText), font: font.withSize(pointSize), library: library,
        color: .fixed(tint), attributes: attributes, hasBoldText: icon.hasBoldText, wraps: true,
        fallback: fallback)
      return (label, label.lines())
    }
    func width(_ lines: [Line]) -> Double { lines.map(\.width).max() ?? 0 }
    var capPixels = max((part * size.pixels).rounded(), Self.leastPixels)
    var (label, lines) = try set(capPixels)
    if width(lines) > room {
      let least = max((capPixels * Self.leastPart).rounded(), Self.leastPixels)
      capPixels = max((capPixels * room / width(lines)).rounded(.down), least)
      (label, lines) = try set(capPixels)
    }
    if width(lines) > room || lines.count > 1 {
      lines = label.lines(width: room, style: ParagraphStyle(maxLines: 1))
    }
    let capHeight = capPixels / size.pixelRatio
    let pixel = 1 / size.pixelRatio
    let bottom = ((page.frame.maxY - size.points * 5 / 64) / pixel).rounded() * pixel
    let left = page.frame.midX - width(lines) / 2
    frame = Rect(
      minX: left, minY: bottom - capHeight, maxX: left + width(lines), maxY: bottom)
    isTruncated = lines.contains(where: \.isTruncated)
    missingCharacters = label.missingCharacters
    faces = label.faces
    spokenText = label.spokenText
    let items = label.items(
      lines,
      at: Point(left - (lines.map(\.x).min() ?? 0), bottom - (lines.first?.baseline ?? 0)))
    self.items =
      detail.isFitted
      ? [.described(spokenText, items.outlined { $0.outlineOnRows(scale: size.pixelRatio) })]
      : items
  }
}

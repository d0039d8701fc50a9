public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// The icon of a document type: a page with a folded corner, an image and a text.
///
/// The drawing depends on the size. Small icons have less detail and heavier strokes.
public struct DocumentIcon: Sendable {
  /// The fill of the page.
  package var fill: DocumentFill
  /// The image in the centre; `nil` for none.
  package var image: DocumentImage?
  /// The text at the bottom, such as the file extension; may be empty.
  package var text: String
  /// Whether the text is in capitals.
  package var isCapitalized: Bool
  /// The colour of symbol and text; `nil` for white on dark pages and dark grey on light ones.
  package var color: AdaptiveColor?
  /// The painting of the symbol's layers, and the appearance of colours.
  package var painting: SymbolPainting
  /// The configuration of the symbol: its weight at large sizes, scale and language.
  ///
  /// The page determines its size.
  package var configuration: SymbolConfiguration
  /// The attributes of the text: weight, language and features.
  ///
  /// The default weight is semibold.
  package var attributes: AttributedText.Attributes
  /// Whether symbol and text are heavier, for readers who turn on Bold Text (``BoldText``).
  package var hasBoldText: Bool
  /// The number of pixels that an image fill keeps per side for each pixel of the canvas.
  ///
  /// Use more than one for pictures that may be enlarged.
  package var imageOversampling = 1

  /// Makes an icon.
  public init(
    fill: DocumentFill = .color(.white), image: DocumentImage? = nil, text: String = "",
    isCapitalized: Bool = true, color: AdaptiveColor? = nil,
    painting: SymbolPainting = SymbolPainting(),
    configuration: SymbolConfiguration = SymbolConfiguration(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(), hasBoldText: Bool = false
  ) {
    self.fill = fill
    self.image = image
    self.text = text
    self.isCapitalized = isCapitalized
    self.color = color
    self.painting = painting
    self.configuration = configuration
    self.attributes = attributes
    self.hasBoldText = hasBoldText
  }

  /// Returns the picture of a size.
  /// - Parameters:
  ///   - font: The font of the text, at any size.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol or font, or the size is too large.
  public func displayList(
    _ size: DocumentIconSize, font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    try layout(size, font: font, library: library, fallback: fallback).displayList()
  }

  /// The text as displayed.
  var shownText: String {
    guard isCapitalized else { return text }
    let language = attributes.language.map { $0.prefix { $0 != "-" } }
    // Turkish and Azerbaijani have a capital i with a dot.
    guard language == "tr" || language == "az" else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }
}

package import SymtextSupport
public import SymtextOpenType
public import SymtextFontGlyphs
public import SymtextSymbols
public import SymtextGraphics
public import SymtextFonts
package import SymtextTextLayout

/// A symbol set at the size and weight of a text.
///
/// Boxes are in points, y down, from the symbol's origin: its left margin on the text's baseline.
public struct ResolvedSymbol: Sendable {
  /// The name; for a library symbol requested by an alias, the symbol's own name.
  public let name: String
  /// The requested variant that does not exist and that the symbol replaces; `nil` otherwise.
  public internal(set) var variantAskedFor: String?
  /// The requested name, if a box replaces a missing symbol; `nil` otherwise.
  public internal(set) var missingName: String?
  /// Why the name is missing, if a box replaces it; why the variant is refused, if its base replaces it.
  package internal(set) var missingReason: String?
  /// The code point in the library, if there is one.
  let ownCodePoint: UInt32?
  /// The alternative text.
  public package(set) var altText: String
  /// The BCP 47 language of the alternative text if it differs from that of the surrounding text: `en` where no word in
  /// the text's language is known; `nil` otherwise.
  public package(set) var altTextLanguage: String?
  /// The scale: small, medium or large.
  public let scale: SymbolScale
  /// The cap height of the accompanying text, in points; its middle is the symbol's optical middle.
  public let capHeight: Double
  /// The font of the accompanying text, at the size that determines the symbol's.
  public let textFont: Font
  /// The symbol font at the symbol's size and weight.
  public let font: Font
  /// The glyph at the scale.
  public let glyph: GlyphID
  /// The separately paintable layers, back to front; empty for an icon.
  public let layers: [SymbolFont.Layer]
  /// The source of the symbol.
  let origin: SymbolOrigin
  /// The font of the surrounding text.
  let surroundingFont: Font
  /// The configuration.
  public internal(set) var configuration: SymbolConfiguration
  /// The font and index that hold its lines; `nil` for an icon.
  package let record: (font: SymbolFont, index: Int)?
  /// Whether the layers show it better than the glyph, even in one colour.
  package let isLayered: Bool
  /// The preferred mode; monochrome if it has none.
  package let preferredMode: RenderingMode
  /// Whether it has a right-to-left form.
  package let hasRightToLeftForm: Bool
  /// Whether this is the right-to-left form.
  package let isRightToLeftForm: Bool
  /// The BCP 47 language of this form; `nil` for the common form.
  package let languageForm: String?
  /// The value of `wght`, or the weight class of a font without that axis.
  public let axisValue: Double
  /// The matching of the weight; `nil` if the weight was given, or if the font has only one.
  package let matching: WeightMatching?
  /// The stroke thickness, in points; `nil` if unknown.
  public let strokeWidth: Double?
  /// The stroke thickness at small scale, in points, which is matched to the text.
  package let smallStrokeWidth: Double?
  /// The distance of the glyph's own baseline above the text's, in points.
  ///
  /// 0 for a library symbol, unless it is made smaller to fit into cells.
  package internal(set) var baselineShift: Double
  /// The advance: ink and side bearings.
  public let advance: Double
  /// The ink bounds.
  public internal(set) var bounds: Rect
  /// The image that is painted in the place of its glyph, if it stands for an image.
  var picture: PaintedPicture?
  /// The width of the cells in the text that it takes, in points; `nil` outside cells.
  var takenRoom: Double?
  /// The symbol that replaces it, if any, beside the same text: at most one.
  private var successors: [ResolvedSymbol] = []
  /// The symbol that replaces it during an animation; `nil` if there is none.
  package var successor: ResolvedSymbol? { successors.first }

  /// Sets a symbol beside text.
  ///
  /// A design variant that the source can neither find nor make is an error, unless the source replaces it by the symbol
  /// itself (``MissingSymbols/base``); ``variantAskedFor`` then holds the variant.
  /// - Parameters:
  ///   - source: a library, an icon font, or several of both.
  ///   - text: the surrounding font.
  /// - Throws: ``SymbolError`` with the nearest names if there is no such symbol.
  public init(
    _ name: String, in source: any SymbolSource, beside text: Font,
    configuration: SymbolConfiguration = SymbolConfiguration()
  ) throws(SymbolError) {
    if let next = configuration.successor {
      var own = configuration
      own.successor = nil
      self = try ResolvedSymbol(name, in: source, beside: text, configuration: own)
      own.effect = nil
      var successor = try ResolvedSymbol(
        next.name, in: source, beside: text, configuration: own.applying(next.configuration))
      if let altText = next.altText { successor.say(altText) }
      successors = [successor]
      return
    }
    do throws(SymbolError) {
      self = try Self.found(name, in: source, beside: text, configuration: configuration)
    } catch {
      guard source.missing == .box, error.isMissingName else { throw error }
      self = try PlaceholderSymbol.box(named: name, beside: text, configuration: configuration)
      missingReason = error.reason
    }
  }

  private static func found(
    _ name: String, in source: any SymbolSource, beside text: Font,
    configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    let base: String
    var refusal: String?
    do throws(SymbolError) {
      if let found = try source.symbol(named: name, beside: text, configuration: configuration) {
        return found
      }
      guard let found = try source.base(ofVariant: name) else {
        throw .noSymbol(named: name, among: try source.names)
      }
      throw .noVariant(named: name, of: found)
    } catch {
      guard source.missing == .base, let found = try error.base(in: source) else { throw error }
      base = LibraryNames.prefix(of: name).map { "\($0):\(found)" } ?? found
      if case .displayOnly = error.kind { refusal = error.reason }
    }
    guard
      var symbol = try source.symbol(named: base, beside: text, configuration: configuration)
    else { throw .noVariant(named: name, of: base) }
    symbol.variantAskedFor = name
    symbol.missingReason = refusal
    return symbol
  }

  /// Returns the symbol with another configuration, without a new lookup of its name.
  ///
  /// Properties that the new configuration does not specify come from the surrounding text, not from the old one;
  /// ``applying(_:)`` keeps the old ones.
  /// - Throws: ``SymbolError`` when its font has no glyph for it.
  public func withConfiguration(
    _ configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol =
      switch origin {
      case .library(let library, let entry):
        try ResolvedSymbol(
          entry, of: library, beside: surroundingFont, configuration: configuration)
      case .made(let library, let name):
        try ResolvedSymbol(name, in: library, beside: surroundingFont, configuration: configuration)
      case .icon(let face, let glyph):
        ResolvedSymbol(
          name, glyph: glyph, of: face, beside: surroundingFont, configuration: configuration)
      }
    symbol.variantAskedFor = variantAskedFor
    symbol.missingName = missingName
    symbol.missingReason = missingReason
    (symbol.altText, symbol.altTextLanguage) = (altText, altTextLanguage)
    symbol.picture = picture
    symbol.successors = successors
    return symbol
  }

  /// Returns the symbol with the specified properties of a configuration on top of its own.
  /// - Throws: ``SymbolError`` when its font has no glyph for it.
  public func applying(
    _ configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    try withConfiguration(self.configuration.applying(configuration))
  }

  /// Returns the symbol with another value; `nil` shows the painting's value.
  package func showing(_ value: Double?) -> ResolvedSymbol {
    var symbol = self
    symbol.configuration.layers.value = value
    return symbol
  }

  /// The code point; `nil` for an icon without one, and for a variant made on request.
  ///
  /// For an icon, the whole font is searched.
  public var codePoint: UInt32? {
    switch origin {
    case .library, .made: ownCodePoint
    case .icon(let face, let glyph): face.character(of: glyph)
    }
  }

  /// The lines that form the glyph; `nil` if it was not drawn with lines.
  package var drawing: SymbolDrawing? {
    guard let record else { return nil }
    return record.font.drawing(
      of: record.index, scale: scale, weight: font.normalizedCoordinates.first ?? 0)
  }

  /// The map from the drawing grid to font units, y up; `nil` if its library has neither lines nor an anchor of it.
  package var placement: Affine? {
    guard let record else { return nil }
    return record.font.placement(
      of: record.index, scale: scale, weight: font.normalizedCoordinates.first ?? 0)
  }

  /// The alignment rectangle: from margin to margin, as high as the ink.
  public var alignmentRect: Rect {
    Rect(minX: 0, minY: bounds.minY, maxX: advance, maxY: bounds.maxY)
  }

  /// Replaces the alternative text by one in the language of the surrounding text.
  package mutating func say(_ text: String) { (altText, altTextLanguage) = (text, nil) }

  /// The language of ``spokenName`` if it differs from that of the surrounding text; `nil` if its words are of two
  /// languages.
  package var spokenLanguage: String? {
    guard let next = spokenSuccessor else { return altTextLanguage }
    return altText.isEmpty || altTextLanguage == next.altTextLanguage ? next.altTextLanguage : nil
  }

  /// The alternative text: in an animation with a successor that of both, with an arrow in reading direction, because
  /// screen readers read it once.
  package var spokenName: String {
    guard let next = spokenSuccessor else { return altText }
    guard !altText.isEmpty, !next.altText.isEmpty else { return altText + next.altText }
    return "\(altText) \(configuration.isRightToLeft == true ? "←" : "→") \(next.altText)"
  }

  /// The successor in an animation, if its alternative text differs.
  private var spokenSuccessor: ResolvedSymbol? {
    guard configuration.room != nil, let successor, !successor.altText.hasBytes(of: altText) else {
      return nil
    }
    return successor
  }

  /// The width in a line; by default, that of the wider one of the symbol and its successor.
  var room: Double {
    if let takenRoom { return takenRoom }
    guard let successor else { return isInLine ? advance : 0 }
    return switch configuration.room ?? .wider {
    case .wider: max(advance, successor.advance)
    case .before: advance
    case .after: successor.advance
    }
  }

  /// Whether the symbol has room in a layout before or after its effects: it has none before it appears, and none after
  /// it has disappeared.
  private var isInLine: Bool {
    let effects = configuration.effect?.effects ?? []
    switch configuration.room {
    case .before: return effects.first { $0.shows != nil }?.shows != true
    case .after: return effects.last { $0.shows != nil }?.shows != false
    case .wider, nil: return true
    }
  }

  /// Whether it or its successor has a right-to-left form.
  var changesFromRightToLeft: Bool {
    hasRightToLeftForm || successor?.hasRightToLeftForm ?? false
  }

  /// The same symbol in right-to-left text, where it and its successor move forward to the left.
  var readFromRightToLeft: ResolvedSymbol {
    var symbol = self
    symbol.configuration.isRightToLeft = true
    symbol.successors = successors.map(\.readFromRightToLeft)
    return symbol
  }

  /// Sets the successor.
  mutating func setSuccessor(_ successor: ResolvedSymbol) { successors = [successor] }

  /// The distance from the start of the room to the left margin: both symbols are centred in the room.
  var inset: Double { (room - advance) / 2 }

  /// The distance of the baseline above the bottom of the symbol's image; negative if below.
  public var baselineOffsetFromBottom: Double { bounds.maxY }
}

extension Sequence<ResolvedSymbol> {
  /// The languages of alternative texts that differ from that of the surrounding text, by the alternative text.
  package var descriptionLanguages: ExactDictionary<String> {
    var languages: ExactDictionary<String> = [:]
    for symbol in self {
      for one in [symbol, symbol.successor] {
        if let one, let language = one.altTextLanguage { languages[one.altText] = language }
      }
    }
    return languages
  }
}

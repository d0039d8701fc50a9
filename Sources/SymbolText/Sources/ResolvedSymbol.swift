public import SymtextOpenType
public import SymtextFontGlyphs
public import SymtextSymbols
public import SymtextGraphics
public import SymtextFonts
package import SymtextTextLayout

/// A symbol at the size and weight at which it stands in a text.
///
/// Boxes are in points, y down, from the symbol's origin: its left margin on the text's baseline.
public struct ResolvedSymbol: Sendable {
  /// The name; of a symbol in a library, also when an alias was asked for.
  public let name: String
  /// The variant that was asked for and is not there, when the symbol stands for it; `nil` otherwise.
  public internal(set) var variantAskedFor: String?
  /// The name that was asked for, when a box stands for a symbol that is not there; `nil` otherwise.
  public internal(set) var missingName: String?
  /// The character of the name, where a library says it.
  let ownCodePoint: UInt32?
  /// What it is called for those who cannot see it.
  public package(set) var altText: String
  /// Small, medium or large.
  public let scale: SymbolScale
  /// The cap height of the text that it goes with, in points; its middle is the symbol's optical middle.
  public let capHeight: Double
  /// The font of the text that it goes with, at the size that counts.
  public let textFont: Font
  /// The symbol font at its size and weight.
  public let font: Font
  /// The glyph at that scale.
  public let glyph: GlyphID
  /// The layers, back to front, that can be painted apart; none of an icon.
  public let layers: [SymbolFont.Layer]
  /// Where it comes from.
  let origin: SymbolOrigin
  /// The font of the text around it.
  let surroundingFont: Font
  /// What was specified of it.
  public internal(set) var configuration: SymbolConfiguration
  /// Where its lines are known from; `nil` of an icon.
  package let record: (font: SymbolFont, index: Int)?
  /// Whether its layers show it better than its glyph, also in one colour.
  let isLayered: Bool
  /// The mode that shows it best; monochrome where it prefers none.
  package let preferredMode: RenderingMode
  /// Whether another form stands for it in text from right to left.
  package let hasRightToLeftForm: Bool
  /// Whether this is that form.
  package let isRightToLeftForm: Bool
  /// The language, BCP 47, whose form this is; `nil` for the common one.
  package let languageForm: String?
  /// The value of `wght`, or the weight class of a font without that axis.
  public let axisValue: Double
  /// How the weight was found; `nil` when it was given, or when the font has but one.
  package let matching: WeightMatching?
  /// How thick the strokes are, in points; `nil` where that is not known.
  public let strokeWidth: Double?
  /// How thick the strokes are at small scale, in points: what is matched to the text.
  package let smallStrokeWidth: Double?
  /// How far the glyph's own baseline lies above the text's, in points.
  ///
  /// 0 in a library, whose symbols are drawn beside capitals, unless it is set smaller to fit into cells.
  package internal(set) var baselineShift: Double
  /// How far the pen moves: the ink and the margins beside it.
  public let advance: Double
  /// The box around the ink.
  public internal(set) var bounds: Rect
  /// The room of the cells of text that it takes, in points; `nil` takes its own.
  var takenRoom: Double?
  /// The symbol that it becomes, if it does, beside the same text: one or none.
  private var successors: [ResolvedSymbol] = []
  /// The symbol that it becomes; `nil` where it stays what it is.
  package var successor: ResolvedSymbol? { successors.first }

  /// Sets a symbol beside text.
  ///
  /// In place of a design variant that the source lacks, such as `heart.badge.clock`, the symbol itself is
  /// set; ``variantAskedFor`` says so.
  /// - Parameters:
  ///   - source: a library, an icon font, or several of both.
  ///   - text: the font around it.
  /// - Throws: ``SymbolError`` when there is no such symbol, with the nearest names.
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
      if let altText = next.altText { successor.altText = altText }
      successors = [successor]
      return
    }
    do throws(SymbolError) {
      self = try Self.found(name, in: source, beside: text, configuration: configuration)
    } catch {
      guard source.missing == .box, error.isMissingName else { throw error }
      self = try PlaceholderSymbol.box(named: name, beside: text, configuration: configuration)
    }
  }

  private static func found(
    _ name: String, in source: any SymbolSource, beside text: Font,
    configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    if let found = try source.symbol(named: name, beside: text, configuration: configuration) {
      return found
    }
    let names = try source.names
    let known = Set(names)
    guard let variant = VariantName(name, isKnown: { known.contains($0) }),
      var base = try source.symbol(named: variant.base, beside: text, configuration: configuration)
    else { throw .noSymbol(named: name, among: names) }
    base.variantAskedFor = name
    return base
  }

  /// The same symbol with another configuration; nothing is looked up by its name again.
  ///
  /// What the new configuration does not specify is taken from the text around the symbol, not from the old
  /// one; ``applying(_:)`` keeps what the old one says.
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
    symbol.altText = altText
    symbol.successors = successors
    return symbol
  }

  /// The same symbol with what a configuration specifies laid over its own.
  /// - Throws: ``SymbolError`` when its font has no glyph for it.
  public func applying(
    _ configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    try withConfiguration(self.configuration.applying(configuration))
  }

  /// The same symbol at another value; `nil` shows what its painting says.
  package func showing(_ value: Double?) -> ResolvedSymbol {
    var symbol = self
    symbol.configuration.layers.value = value
    return symbol
  }

  /// The character of the name; `nil` for an icon that has none, and for a variant that was made for the
  /// text.
  ///
  /// That of an icon is searched for in the whole font.
  public var codePoint: UInt32? {
    switch origin {
    case .library, .made: ownCodePoint
    case .icon(let face, let glyph): face.character(of: glyph)
    }
  }

  /// How lines make the glyph; `nil` where it was not drawn with lines.
  package var drawing: SymbolDrawing? {
    guard let record else { return nil }
    return record.font.drawing(
      of: record.index, scale: scale, weight: font.normalizedCoordinates.first ?? 0)
  }

  /// What layout aligns by: from margin to margin, as high as the ink.
  public var alignmentRect: Rect {
    Rect(minX: 0, minY: bounds.minY, maxX: advance, maxY: bounds.maxY)
  }

  /// What it is called where it moves: as what it becomes, since a name is said once.
  package var spokenName: String {
    configuration.room == nil ? altText : successor?.altText ?? altText
  }

  /// How much room it takes in a line: unless it is said otherwise as much as the wider one of it and what it
  /// becomes.
  var room: Double {
    if let takenRoom { return takenRoom }
    guard let successor else { return advance }
    return switch configuration.room ?? .wider {
    case .wider: max(advance, successor.advance)
    case .before: advance
    case .after: successor.advance
    }
  }

  /// Says what it becomes.
  mutating func setSuccessor(_ successor: ResolvedSymbol) { successors = [successor] }

  /// How far its left margin lies from where that room begins: both symbols have their middles there.
  var inset: Double { (room - advance) / 2 }

  /// How far the baseline lies above the bottom of the symbol's image; negative when below.
  public var baselineOffsetFromBottom: Double { bounds.maxY }
}

public import FontGlyphs
public import Geometry
public import TextLayout

/// A symbol at the size and weight at which it stands in a text.
///
/// Boxes are in points, y down, from the symbol's origin: its left margin on the baseline.
public struct SetSymbol: Sendable {
  /// The name, also when an alias was asked for.
  public let name: String
  /// The private-use character of the name.
  public let codePoint: UInt32
  /// What it is called for those who cannot see it.
  public let altText: String
  /// Small, medium or large.
  public let scale: SymbolScale
  /// The symbol font at its size and weight.
  public let font: Font
  /// The glyph at that scale.
  public let glyph: UInt32
  /// The layers, back to front, that can be painted apart.
  public let layers: [SymbolFont.Layer]
  /// The value of `wght`.
  public let axisValue: Double
  /// How the weight was found; `nil` when it was given.
  public let matching: WeightMatching?
  /// How thick the strokes are.
  public let strokeWidth: Double
  /// How far the pen moves: the ink and the margins beside it.
  public let advance: Double
  /// The box around the ink.
  public let bounds: Rect

  /// Sets a symbol beside text.
  /// - Parameters:
  ///   - text: the font around it.
  /// - Throws: ``SymbolError`` when there is no such symbol.
  public init(
    _ name: String, in library: SymbolLibrary, beside text: Font,
    configuration: SymbolConfiguration = SymbolConfiguration()
  ) throws(SymbolError) {
    let entry = try library.entry(named: name)
    let text = configuration.pointSize.map { text.withSize($0) } ?? text
    let scale = configuration.scale ?? .medium
    let capHeight = text.metrics.capHeight
    let axisValue: Double
    switch configuration.weight ?? .matched {
    case .matched:
      let found = WeightMatching(text: text, curve: library.strokes)
      matching = found
      axisValue = found.axisValue
    case .value(let value):
      matching = nil
      axisValue = min(max(value, 100), 900)
    }
    let font = Font(
      face: library.face,
      size: CapHeightScaling.pointSize(of: library.face, textCapHeight: capHeight),
      coordinates: DesignCoordinates(weight: axisValue))
    guard let glyph = font.glyph(for: entry.codePoint, features: scale.features) else {
      throw SymbolError("the symbol font has no glyph for `\(entry.name)`")
    }
    self.name = entry.name
    codePoint = entry.codePoint
    altText = library.font.altText(of: entry.index)
    self.scale = scale
    self.font = font
    self.glyph = glyph
    layers = library.font.layers(of: entry.index)
    self.axisValue = axisValue
    strokeWidth = WeightLaw.stroke(axisValue: axisValue, scale: scale) * capHeight
    advance = font.advance(of: glyph)
    bounds = font.inkBounds(of: glyph) ?? Rect(.zero)
  }

  /// What layout aligns by: from margin to margin, as high as the ink.
  public var alignmentRect: Rect {
    Rect(minX: 0, minY: bounds.minY, maxX: advance, maxY: bounds.maxY)
  }

  /// How far the baseline lies above the bottom of the symbol's image; negative when below.
  public var baselineOffsetFromBottom: Double { bounds.maxY }
}

extension SymbolScale {
  /// The features that select the scale in a symbol font.
  var features: [FontFeature] {
    switch self {
    case .small: [FontFeature("ss01")]
    case .medium: []
    case .large: [FontFeature("ss02")]
    }
  }
}

internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbolText

/// A part of the old or new symbol of a replacement, with the properties that are compared.
struct ReplacedPart: Sendable {
  /// The kind of part.
  enum Kind: Hashable, Sendable {
    case base, slash, badge, enclosure
  }

  let kind: Kind
  /// Whether the part clears the parts behind it.
  let clears: Bool
  /// The drawing of the part, in points, y down, in the picture.
  let guide: Path
  /// Whether any of it is filled.
  let isFilled: Bool
  /// The paint; `nil` if the part clears.
  let paint: Paint?
  /// Whether the part has lines to draw.
  let hasLines: Bool
  /// The longest line, in units of the drawing grid.
  let longest: Double

  /// Returns all parts of a symbol, back to front.
  static func parts(of timeline: SymbolTimeline) -> [ReplacedPart] {
    guard case .symbol(let symbol, _, _) = timeline.content else { return [] }
    let painted = timeline.paintedParts().parts
    let guides = symbol.guides(of: timeline.parts)
    let place = timeline.glyphOrigin
    let kinds = kinds(of: timeline.model, symbol)
    return timeline.model.parts.indices.map { index in
      let part = timeline.model.parts[index]
      return ReplacedPart(
        kind: kinds[index], clears: painted[index].paint == nil,
        guide: guides[index].path.transformed(by: .translation(place.x, place.y)),
        isFilled: guides[index].isFilled, paint: painted[index].paint,
        hasLines: part.part.lines != nil, longest: part.part.lines?.longest ?? 0)
    }
  }

  /// An untagged part that clears has the kind of the part that it makes room for.
  private static func kinds(of model: MotionModel, _ symbol: ResolvedSymbol) -> [Kind] {
    var kinds = [Kind](repeating: .base, count: model.parts.count)
    for index in model.parts.indices.reversed() {
      let part = model.parts[index]
      let layer =
        symbol.layers.indices.contains(part.part.layer) ? symbol.layers[part.part.layer] : nil
      switch layer?.tag {
      case .slash: kinds[index] = .slash
      case .badge: kinds[index] = .badge
      case .enclosure: kinds[index] = .enclosure
      case nil:
        let next = index + 1
        if part.clears, next < kinds.count, model.parts[next].group == part.group {
          kinds[index] = kinds[next]
        }
      }
    }
    return kinds
  }

  /// The opacity of the paint, 0 to 1.
  var alpha: Double {
    if case .color(let color)? = paint { color.alpha } else { 1 }
  }
}

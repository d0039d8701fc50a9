internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbolText

/// A part of a symbol that is replaced, or of the one that takes its place: what is to be known of it to find it in
/// the other.
struct ReplacedPart: Sendable {
  /// What it is in its symbol.
  enum Kind: Hashable, Sendable {
    case base, slash, badge, enclosure
  }

  let kind: Kind
  /// Whether it takes away from what is behind it, as the symbol is painted.
  let clears: Bool
  /// What it was drawn as, in points, y down, of the picture.
  let guide: Path
  /// Whether any of it is filled.
  let isFilled: Bool
  /// What fills it; `nil` for what clears.
  let paint: Paint?
  /// Whether pens can draw it.
  let hasLines: Bool
  /// The longest of its lines, in units of the drawing grid.
  let longest: Double

  /// All parts of a symbol, back to front.
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

  /// What says nothing but makes room is of the kind of what it makes room for.
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

  /// The opacity of its paint, 0 to 1.
  var alpha: Double {
    if case .color(let color)? = paint { color.alpha } else { 1 }
  }
}

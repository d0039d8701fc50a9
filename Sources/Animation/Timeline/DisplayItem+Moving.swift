internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText

extension [DisplayItem] {
  /// The moving symbols, in order.
  var movingSymbols: [MovingSymbol] {
    flatMap { item -> [MovingSymbol] in
      switch item {
      case .moving(let content as MovingSymbol, let way, _):
        [MovingSymbol(content.symbol, painter: content.painter, origin: content.origin + way)]
      case .group(let items, _), .described(_, let items), .transformed(let items, _):
        items.movingSymbols
      default: []
      }
    }
  }

  /// Returns either the moving symbols or all other items, in the groups that they are in.
  func parted(moving: Bool) -> [DisplayItem] {
    compactMap { item in
      switch item {
      case .moving(is MovingSymbol, _, _): return moving ? item : nil
      case .group(let items, let opacity):
        return Self.nonempty(items.parted(moving: moving)).map { .group($0, opacity: opacity) }
      case .described(let text, let items):
        return Self.nonempty(items.parted(moving: moving)).map { .described(text, $0) }
      case .transformed(let items, let map):
        return Self.nonempty(items.parted(moving: moving)).map { .transformed($0, by: map) }
      default: return moving ? nil : item
      }
    }
  }

  private static func nonempty(_ items: [DisplayItem]) -> [DisplayItem]? {
    items.isEmpty ? nil : items
  }
}

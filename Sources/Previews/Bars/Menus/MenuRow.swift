internal import SymtextGraphics
internal import SymtextSymbolText

/// A row of a menu, before it is placed.
enum MenuRow {
  /// What stands at a row's end.
  enum End {
    case none
    case shortcut(ShortcutText)
    case text(BarText)
    /// The chevron of an item that leads to more of them.
    case chevron(ResolvedSymbol)

    /// How wide it is, but for shortcuts, which have columns.
    var width: Double {
      switch self {
      case .none, .shortcut: 0
      case .text(let text): text.width
      case .chevron(let chevron): chevron.bounds.width
      }
    }
  }

  case item(SymbolRow, End, endColor: Color)
  case separator
  case section(BarText)

  /// The row of what can be chosen.
  var row: SymbolRow? { if case .item(let row, _, _) = self { row } else { nil } }
  /// What stands at its end.
  var end: End { if case .item(_, let end, _) = self { end } else { .none } }
}

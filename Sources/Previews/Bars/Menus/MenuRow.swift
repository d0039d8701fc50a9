internal import SymtextGraphics
internal import SymtextSymbolText

/// A row of a menu before it is placed.
enum MenuRow {
  /// The content at a row's end.
  enum End {
    case none
    case shortcut(ShortcutText)
    case text(BarText)
    /// The chevron of an item with a submenu.
    case chevron(ResolvedSymbol)

    /// The width; 0 for shortcuts, which have columns.
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

  /// The symbol and text of an item; otherwise `nil`.
  var row: SymbolRow? { if case .item(let row, _, _) = self { row } else { nil } }
  /// The content at its end.
  var end: End { if case .item(_, let end, _) = self { end } else { .none } }
}

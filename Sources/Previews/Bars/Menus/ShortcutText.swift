internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextSymbolText

/// A shortcut that is set: the keys that are held, then in a column of its own the one that is pressed.
struct ShortcutText {
  /// A key's symbol, or its letter.
  private enum Piece {
    case symbol(ResolvedSymbol)
    case text(BarText)

    var width: Double {
      switch self {
      case .symbol(let symbol): symbol.alignmentRect.width
      case .text(let text): text.width
      }
    }
  }

  private let modifiers: [Piece]
  private let key: Piece
  private let color: Color
  /// Between keys, in points.
  private let gap: Double
  /// How wide the keys that are held are, with the space behind them.
  let modifiersWidth: Double
  /// How wide the key that is pressed is.
  var keyWidth: Double { key.width }

  /// - Parameter font: of the letters.
  init(
    _ shortcut: KeyShortcut, font: Font, color: Color, _ setter: BarSetter
  ) throws(SymbolError) {
    self.color = color
    func piece(_ key: KeyShortcut.Key) throws(SymbolError) -> Piece {
      if let name = key.symbol, try setter.has(name) {
        // The sign is what is copied and read.
        return .symbol(try setter.key(name, beside: font, spokenText: key.sign))
      }
      return .text(try setter.text(key.sign, font: font, color: color))
    }
    let gap = font.size * 0.06
    let modifiers = try shortcut.modifiers.map(piece)
    self.gap = gap
    self.modifiers = modifiers
    key = try piece(shortcut.key)
    modifiersWidth = modifiers.map(\.width).reduce(0) { $0 + $1 + gap }
  }

  /// Draws it, from left to right also where reading starts at the right.
  /// - Parameters:
  ///   - end: where the column of keys ends, from the leading edge.
  ///   - columns: how wide the columns of held keys and of the one that is pressed are.
  /// - Returns: the box around it.
  func draw(
    end: Double, columns: (modifiers: Double, key: Double), baseline: Double,
    on canvas: inout BarCanvas
  ) -> Rect {
    let isRightToLeft = canvas.setter.isRightToLeft
    let total = columns.modifiers + columns.key
    var box: Rect?
    func add(_ piece: Piece, at offset: Double) {
      // From the left of the two columns to the leading edge.
      let leading = end - total + (isRightToLeft ? total - offset - piece.width : offset)
      let drawn: Rect
      switch piece {
      case .symbol(let symbol):
        drawn = canvas.add(
          symbol, color, middle: leading + piece.width / 2, baseline: baseline)
      case .text(let text):
        drawn = canvas.add(text, leading: leading, baseline: baseline)
      }
      box = box?.union(drawn) ?? drawn
    }
    var x = columns.modifiers - modifiersWidth
    for piece in modifiers {
      add(piece, at: x)
      x += piece.width + gap
    }
    add(key, at: columns.modifiers)
    return box ?? Rect(.zero)
  }
}

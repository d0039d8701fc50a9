internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextSymbolText

/// A laid-out shortcut: the modifiers, then the main key in a column of its own.
struct ShortcutText {
  /// The symbol or the letter of a key.
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
  /// The space between keys, in points.
  private let gap: Double
  /// The width of the modifiers, with the space after them.
  let modifiersWidth: Double
  /// The width of the main key.
  var keyWidth: Double { key.width }

  /// - Parameter font: The font of the letters.
  init(
    _ shortcut: KeyShortcut, font: Font, color: Color, _ setter: BarSetter
  ) throws(SymbolError) {
    self.color = color
    func piece(_ key: KeyShortcut.Key) throws(SymbolError) -> Piece {
      if let name = key.symbol, try setter.has(name) {
        // The sign is the text for copying and screen readers.
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

  /// Draws it, from left to right even in right-to-left layouts.
  /// - Parameters:
  ///   - end: The end of the key column, from the leading edge.
  ///   - columns: The widths of the columns of modifiers and of the main key.
  /// - Returns: The box around it.
  func draw(
    end: Double, columns: (modifiers: Double, key: Double), baseline: Double,
    on canvas: inout BarCanvas
  ) -> Rect {
    let isRightToLeft = canvas.setter.isRightToLeft
    let total = columns.modifiers + columns.key
    var box: Rect?
    func add(_ piece: Piece, at offset: Double) {
      // Convert from the left of the two columns to the leading edge.
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

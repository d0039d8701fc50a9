public import SymtextGraphics
public import SymtextDrawing
package import SymtextFonts
public import SymtextSymbolText

/// A button that is set: where everything is, and what draws it.
///
/// Points, y down, from the top left of the button.
public struct ButtonLayout: Sendable {
  /// The button's own box.
  public let frame: Rect
  /// The radius of its corners.
  public let cornerRadius: Double
  /// From the label's first capitals to its last baseline, as wide as its lines; `nil` without a label.
  public let labelFrame: Rect?
  /// The first baseline of the label; without one that of the symbol.
  public let baseline: Double?
  /// The cap height of the label's font.
  public let capHeight: Double
  /// The lines of the label; empty without one.
  public let lineCount: Int
  /// Whether a part of the label was left out.
  public let isTruncated: Bool
  /// The symbol as it is set; `nil` without one.
  public let symbol: ResolvedSymbol?
  /// The box around the symbol's ink; `nil` without a symbol.
  public let symbolFrame: Rect?
  /// Between the whole points of label and symbol; `nil` unless there are both.
  public let gap: Double?
  /// The box around label and symbol, in whole points.
  public let contentFrame: Rect
  /// The whole points that the label takes, in whose middle it stands; `nil` without one.
  public let labelBox: Rect?
  /// The whole points that the symbol takes, in whose middle it stands; `nil` without one.
  public let symbolBox: Rect?
  /// What must answer to a finger: the button, made larger where it is smaller than 44 × 44, on visionOS 60 × 60.
  public let hitTarget: Rect
  /// The colour of label and symbol.
  public let foreground: Color
  /// The colour behind them; `nil` for none.
  public let background: Color?
  /// The characters of the label that no font has.
  public let missingCharacters: [Unicode.Scalar]
  /// The fonts of the label's glyphs, each once.
  package let faces: [Face]
  /// The font size of the label, in points.
  public let pointSize: Double
  /// Whether reading starts at the right.
  public let isRightToLeft: Bool
  /// What the button is called for those who cannot see it.
  public let altText: String
  /// How far a ring, a shadow or what it stands on reaches beyond its box.
  private(set) var outset: Double
  /// What is behind label and symbol, and around the button.
  private(set) var ground: [DisplayItem]
  /// Label and symbol.
  let content: [DisplayItem]
  /// The mean colour of what it stands on; `nil` where that is not known.
  package private(set) var backdropColor: Color?

  /// The finished picture; where it moves it is pressed first, and its symbol's effect follows.
  /// - Parameter pressed: the same button in its pressed state.
  public func displayList(pressed: ButtonLayout) -> DisplayList {
    var list = displayList()
    list.items = [.moving(PressedLook(pressed.displayList().items), by: .zero, list.items)]
    return list
  }

  /// The finished picture; where it moves it comes from another state, and its symbol's effect follows.
  /// - Parameter before: the same button in that state.
  public func displayList(before: ButtonLayout) -> DisplayList {
    var list = displayList()
    let look = PressedLook(before.displayList().items, isBefore: true)
    list.items = [.moving(look, by: .zero, list.items)]
    return list
  }

  /// The finished picture, with room for a ring where there is one.
  public func displayList() -> DisplayList {
    let shift = Vector(outset, outset)
    return DisplayList(
      width: frame.width + 2 * outset, height: frame.height + 2 * outset,
      items: items(at: .zero + shift), altText: altText,
      firstBaseline: baseline.map { $0 + outset })
  }

  /// The least side of what a finger can hit.
  ///
  /// <https://developer.apple.com/design/human-interface-guidelines/buttons>
  package static let leastTarget = 44.0

  /// Puts what it stands on behind it.
  /// - Parameter origin: its top left there.
  mutating func stand(on canvas: BackdropCanvas, at origin: Point) {
    outset = origin.x
    backdropColor = canvas.meanColor
    ground.insert(contentsOf: canvas.items.map { $0.offsetBy(.zero - origin) }, at: 0)
  }

  /// What draws it, with the top left of the button at a point.
  public func items(at origin: Point) -> [DisplayItem] {
    let items = ground + content
    return origin == .zero ? items : items.map { $0.offsetBy(origin - .zero) }
  }
}

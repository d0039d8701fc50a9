internal import SymtextSupport
public import SymtextGraphics
public import SymtextDrawing
package import SymtextFonts
public import SymtextSymbolText

/// The layout of a button: positions and drawing.
///
/// Coordinates are in points, y down, from the top left of the button.
public struct ButtonLayout: Sendable {
  /// The box of the button.
  public let frame: Rect
  /// The corner radius.
  public let cornerRadius: Double
  /// The box from the label's first capitals to its last baseline, as wide as its lines; `nil` if there is no label.
  public let labelFrame: Rect?
  /// The first baseline of the label, or that of the symbol if there is no label.
  public let baseline: Double?
  /// The cap height of the label's font.
  public let capHeight: Double
  /// The number of lines of the label.
  public let lineCount: Int
  /// Whether the label is truncated.
  public let isTruncated: Bool
  /// The resolved symbol; `nil` if there is none.
  public let symbol: ResolvedSymbol?
  /// All symbols: beside the label, in it, and after it.
  package let symbols: [ResolvedSymbol]
  /// The reasons why symbols in the label are omitted.
  package let skippedReasons: [String]
  /// The box around the symbol's ink; `nil` if there is no symbol.
  public let symbolFrame: Rect?
  /// The space between the boxes of label and symbol; `nil` unless it has both.
  public let gap: Double?
  /// The box around label and symbol, in whole points.
  public let contentFrame: Rect
  /// The box of the label in whole points, in which it is centred; `nil` if there is no label.
  public let labelBox: Rect?
  /// The box of the symbol in whole points, in which it is centred; `nil` if there is no symbol.
  public let symbolBox: Rect?
  /// The box that responds to touch.
  ///
  /// It is larger than a button that is smaller than the least target of its theme, 44 × 44 points on iOS.
  public let hitTarget: Rect
  /// The colour of label and symbol.
  public let foreground: Color
  /// The background; `nil` if there is none.
  public let background: Color?
  /// The characters of the label that no font has.
  public let missingCharacters: [Unicode.Scalar]
  /// The fonts of the label's glyphs, without repetition.
  package let faces: [Face]
  /// The font size of the label, in points.
  public let pointSize: Double
  /// The weight of the label's font, 1 to 1000.
  package let weight: Double
  /// Whether the layout is right-to-left.
  public let isRightToLeft: Bool
  /// The alternative text.
  public let altText: String
  /// The distance that a ring, a shadow or the backdrop extends beyond its box.
  private(set) var outset: Double
  /// The opacity of the whole button, 0 to 1.
  let opacity: Double
  /// The content behind label and symbol, and around the button.
  private(set) var ground: [DisplayItem]
  /// The backdrop.
  private(set) var backdropItems: [DisplayItem] = []
  /// The drawing of label and symbol.
  let content: [DisplayItem]
  /// The mean colour of the backdrop; `nil` if unknown.
  package private(set) var backdropColor: Color?

  /// Returns the picture.
  ///
  /// In an animation the button is pressed first, then the symbol's effect follows.
  /// - Parameter pressed: The same button in its pressed state.
  public func displayList(pressed: ButtonLayout) -> DisplayList {
    var list = displayList()
    list.items = [.moving(PressedLook(pressed.displayList().items), by: .zero, list.items)]
    return list
  }

  /// Returns the picture.
  ///
  /// In an animation the button changes from another state first, then the symbol's effect follows.
  /// - Parameter before: The same button in that state.
  public func displayList(before: ButtonLayout) -> DisplayList {
    var list = displayList()
    let look = PressedLook(before.displayList().items, isBefore: true)
    list.items = [.moving(look, by: .zero, list.items)]
    return list
  }

  /// Returns the picture, with space for a ring, a shadow or the backdrop.
  public func displayList() -> DisplayList {
    let shift = Vector(outset, outset)
    var list = DisplayList(
      width: frame.width + 2 * outset, height: frame.height + 2 * outset,
      items: items(at: .zero + shift), altText: altText,
      firstBaseline: baseline.map { $0 + outset })
    let languages = symbols.descriptionLanguages
    list.descriptionLanguages = languages
    list.altTextLanguage = languages[altText]
    return list
  }

  /// Adds the backdrop.
  /// - Parameter origin: The top left of the button on the backdrop.
  mutating func stand(on canvas: BackdropCanvas, at origin: Point) {
    outset = origin.x
    backdropColor = canvas.meanColor
    backdropItems = canvas.items.map { $0.offsetBy(.zero - origin) }
  }

  /// Returns a part of the drawing with the opacity of the whole button.
  func faded(_ items: [DisplayItem]) -> [DisplayItem] {
    opacity < 1 ? [.group(items, opacity: opacity)] : items
  }

  /// Returns the drawing, with the top left of the button at a point.
  public func items(at origin: Point) -> [DisplayItem] {
    let items = backdropItems + faded(ground + content)
    return origin == .zero ? items : items.map { $0.offsetBy(origin - .zero) }
  }
}

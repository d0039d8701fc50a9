public import SymtextDrawing
package import SymtextFonts
public import SymtextGraphics
public import SymtextSymbolText

/// A bar, a list or a menu that is set: where everything is, and what draws it.
///
/// Points, y down, from the top left.
public struct BarLayout: Sendable {
  /// What it is.
  public let kind: BarKind
  /// What it follows.
  public let traits: BarTraits
  /// How wide it is.
  public let width: Double
  /// How high it is.
  public let height: Double
  /// Its items, in their order; separators are none.
  package let items: [PlacedBarItem]
  /// From the capitals to the baseline of a navigation bar's title; `nil` without one.
  public var titleFrame: Rect?
  /// Whether a part of that title was left out.
  public var isTitleTruncated = false
  /// Whether reading starts at the right.
  public let isRightToLeft: Bool
  /// The characters that no font has.
  public let missingCharacters: [Unicode.Scalar]
  /// The fonts of its texts' glyphs; some more than once.
  package let faces: [Face]
  /// What is said in its place: an item a line.
  public let altText: String
  private let drawing: [DisplayItem]
  /// Which of the picture's steps draw which item, by what it is called.
  package let parts: [NamedSteps]

  /// - Parameter title: of the whole, said first.
  init(
    _ kind: BarKind, _ canvas: BarCanvas, height: Double, items: [PlacedBarItem],
    title: String = ""
  ) {
    self.kind = kind
    traits = canvas.setter.traits
    width = canvas.width
    self.height = height
    self.items = items
    isRightToLeft = canvas.setter.isRightToLeft
    missingCharacters = canvas.missingCharacters
    faces = canvas.faces
    drawing = canvas.items
    parts = canvas.parts
    let names = items.map { item in
      let name = item.item.title.isEmpty ? item.symbol?.altText ?? "" : item.item.title
      return [name, item.item.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    altText = ([title] + names).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The finished picture.
  public func displayList() -> DisplayList {
    DisplayList(width: width, height: height, items: drawing, altText: altText)
  }

  /// The symbols that are drawn.
  public var symbols: [ResolvedSymbol] { items.compactMap(\.symbol) }

  /// A box that a finger, or a pointer, can hit, around a place in a bar of some height: it reaches up or
  /// down beyond a lower bar.
  static func hitTarget(_ frame: Rect, _ traits: BarTraits) -> Rect {
    let least = traits.leastTarget
    return frame.insetBy(
      dx: min((frame.width - least) / 2, 0), dy: min((frame.height - least) / 2, 0))
  }
}

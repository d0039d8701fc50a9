internal import SymtextSupport
public import SymtextDrawing
package import SymtextFonts
public import SymtextGraphics
public import SymtextSymbolText

/// The layout of a bar, a list or a menu: positions and drawing.
///
/// Coordinates are in points, y down, from the top left.
public struct BarLayout: Sendable {
  /// The kind of bar.
  public let kind: BarKind
  /// The traits of the layout.
  public let traits: BarTraits
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// Its items in order, without separators.
  package let items: [PlacedBarItem]
  /// The box from the capitals to the baseline of a navigation bar's title; `nil` if there is none.
  public var titleFrame: Rect?
  /// Whether that title is truncated.
  public var isTitleTruncated = false
  /// Whether the layout is right-to-left.
  public let isRightToLeft: Bool
  /// The characters that no font has.
  public let missingCharacters: [Unicode.Scalar]
  /// The fonts of its texts' glyphs, possibly repeated.
  package let faces: [Face]
  /// The alternative text, with a line for each item and its state.
  public let altText: String
  private let drawing: [DisplayItem]
  /// The values of the theme for the bar.
  let look: BarLook
  /// The steps that draw each item, by its name.
  package let parts: [NamedSteps]

  /// - Parameter title: The title of the whole, which comes first in the alternative text.
  init(
    _ kind: BarKind, _ canvas: BarCanvas, height: Double, items: [PlacedBarItem],
    title: String = ""
  ) throws(SymbolError) {
    self.kind = kind
    traits = canvas.setter.traits
    width = canvas.width
    self.height = height
    self.items = items
    isRightToLeft = canvas.setter.isRightToLeft
    missingCharacters = canvas.missingCharacters
    faces = canvas.faces
    if let backdrop = canvas.setter.traits.backdrop {
      drawing = try canvas.panes.steps(
        canvas.items, over: backdrop, width: canvas.width, height: height, canvas.setter.look,
        canvas.setter.traits.painting)
    } else {
      drawing = canvas.items
    }
    look = canvas.setter.look
    parts = canvas.parts
    let language = canvas.setter.traits.attributes.language
    func word(_ state: String) -> String { SpokenWords.state(state, in: language) }
    let names = items.map { item in
      let name = item.item.title.isEmpty ? item.symbol?.altText ?? "" : item.item.title
      let states = [
        item.item.isSelected ? word("selected") : "", item.item.isEnabled ? "" : word("disabled"),
      ]
      return ([name, item.item.detail] + (name.isEmpty ? [] : states)).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    altText = ([title] + names).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the picture.
  public func displayList() -> DisplayList {
    var list = DisplayList(width: width, height: height, items: drawing, altText: altText)
    list.descriptionLanguages = symbols.descriptionLanguages
    list.altTextLanguage = list.descriptionLanguages[altText]
    return list
  }

  /// The symbols in the picture.
  public var symbols: [ResolvedSymbol] { items.compactMap(\.symbol) }

  /// Returns the box of a frame that responds to touch or a pointer.
  ///
  /// It may extend above or below a low bar.
  static func hitTarget(_ frame: Rect, _ look: BarLook) -> Rect {
    let least = look.target
    return frame.insetBy(
      dx: min((frame.width - least) / 2, 0), dy: min((frame.height - least) / 2, 0))
  }
}

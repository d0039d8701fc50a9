public import SymtextDrawing
package import SymtextSupport
public import SymtextGraphics

/// A finished drawing with its metrics for alignment beside others.
///
/// Points, y down, from the top left of its box. Ink may reach beyond the box.
public struct Block: Sendable {
  /// A baseline, and the cap height of the text on it.
  public struct Baseline: Hashable, Sendable {
    /// The distance from the top of the box, downwards; the baseline may lie outside the box.
    public var y: Double
    /// The cap height; `nil` if there is no text.
    public var capHeight: Double?

    /// Makes a baseline.
    public init(y: Double, capHeight: Double? = nil) {
      self.y = y
      self.capHeight = capHeight
    }
  }

  /// The display items.
  public var items: [DisplayItem]
  /// The alternative text, one line for each paragraph.
  public var altText = ""
  /// The BCP 47 language of ``altText`` if it differs from that of the text; `nil` otherwise.
  public var altTextLanguage: String?
  /// The BCP 47 languages of the descriptions of its items that differ from that of the text, by the description.
  package var descriptionLanguages: ExactDictionary<String> = [:]
  /// The measuring guides of its lines, symbols and images.
  package var guides = MeasureOverlay()
  /// The width of the box.
  public var width: Double
  /// The height of the box.
  public var height: Double
  /// The baseline of the first line; `nil` if there is none.
  public var firstBaseline: Baseline?
  /// The baseline of the last line; `nil` if there is none.
  public var lastBaseline: Baseline?
  /// The rectangle by which edges and middles are aligned; for a symbol, from margin to margin.
  public var alignmentRect: Rect
  /// The y of the optical middle.
  ///
  /// For symbols and text, half the cap height above the baseline; for several lines, halfway between the top of the
  /// first line's capitals and the last baseline; for any other content, the middle of the alignment rectangle.
  public var middle: Double

  /// Makes a block without lines, such as an image.
  /// - Parameters:
  ///   - baselineOffsetFromBottom: the distance of the baseline above the bottom of the box; `nil` for no baseline.
  ///   - alignmentRect: `nil` for the box.
  public init(
    items: [DisplayItem], width: Double, height: Double, baselineOffsetFromBottom: Double? = nil,
    alignmentRect: Rect? = nil
  ) {
    self.items = items
    self.width = width
    self.height = height
    self.alignmentRect = alignmentRect ?? Rect(x: 0, y: 0, width: width, height: height)
    firstBaseline = baselineOffsetFromBottom.map { Baseline(y: height - $0) }
    lastBaseline = firstBaseline
    middle = self.alignmentRect.midY
  }

  /// The distance of the last baseline above the bottom of the box; negative if below the bottom.
  ///
  /// 0 is a baseline on the bottom edge; `nil` if there is no baseline. The baseline may lie outside the box.
  public var baselineOffsetFromBottom: Double? { lastBaseline.map { height - $0.y } }

  /// Returns the block with a single baseline, by which it is aligned like a symbol.
  /// - Parameter offset: from the bottom of the box to the baseline, in points, positive upwards.
  public func withBaselineOffset(fromBottom offset: Double) -> Block {
    var block = self
    block.firstBaseline = Baseline(y: height - offset)
    block.lastBaseline = block.firstBaseline
    return block
  }

  /// The y of the middle of the first line's capitals; the optical middle if there are none.
  public var capMiddle: Double {
    guard let line = firstBaseline, let capHeight = line.capHeight else { return middle }
    return line.y - capHeight / 2
  }

  /// Returns the items, with the top left of the box at a point.
  public func items(at origin: Point) -> [DisplayItem] {
    items.map { $0.offsetBy(origin - .zero) }
  }

  /// Returns the finished picture: the box, extended where ink reaches beyond it.
  /// - Parameter padding: space on all sides, in points.
  public func displayList(padding: Double = 0) -> DisplayList {
    displayList(padding: padding, guides: nil)
  }

  /// Returns the finished picture with guides on top, which add two pixels on each side.
  package func displayList(padding: Double = 0, guides style: MeasureStyle?) -> DisplayList {
    var box = Rect(x: 0, y: 0, width: width, height: height)
    for item in items { if let ink = item.bounds { box = box.union(ink) } }
    let padding = padding + (style?.border ?? 0)
    box = box.insetBy(dx: -padding, dy: -padding)
    let origin = Point(-box.minX, -box.minY)
    var list = DisplayList(
      width: box.width, height: box.height, items: items(at: origin), altText: altText,
      firstBaseline: firstBaseline.map { $0.y + origin.y },
      lastBaseline: lastBaseline.map { $0.y + origin.y })
    list.altTextLanguage = altTextLanguage
    list.descriptionLanguages = descriptionLanguages
    style?.draw(guides.offsetBy(origin - .zero), over: &list)
    return list
  }
}

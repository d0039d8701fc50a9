public import SymtextDrawing
public import SymtextGraphics

/// A finished drawing and what must be known of it to put it beside others.
///
/// Points, y down, from the top left of its box. Ink may reach beyond the box.
public struct Block: Sendable {
  /// A baseline, and how high the capitals on it are.
  public struct Baseline: Hashable, Sendable {
    /// The distance from the top of the box, downwards; it may lie outside.
    public var y: Double
    /// The cap height; `nil` where there is no text.
    public var capHeight: Double?

    /// Makes a baseline.
    public init(y: Double, capHeight: Double? = nil) {
      self.y = y
      self.capHeight = capHeight
    }
  }

  /// The steps of drawing.
  public var items: [DisplayItem]
  /// What is said in its place to those who cannot see it, a line a paragraph.
  public var altText = ""
  /// What shows how its lines, symbols and images stand.
  package var guides = MeasureOverlay()
  /// How wide the box is.
  public var width: Double
  /// How high the box is.
  public var height: Double
  /// The baseline of the first line; `nil` when there is none.
  public var firstBaseline: Baseline?
  /// The baseline of the last line; `nil` when there is none.
  public var lastBaseline: Baseline?
  /// What is aligned with others' edges and middles: of a symbol, from margin to margin.
  public var alignmentRect: Rect
  /// The y of the optical middle: of symbols and text half the cap height up, of lines halfway from the
  /// first one's capitals to the last one's baseline, of anything else the middle of its alignment
  /// rectangle.
  public var middle: Double

  /// Makes a block, such as an image, that has no lines.
  /// - Parameters:
  ///   - baselineOffsetFromBottom: how far the baseline lies above the bottom of the box; `nil` for no
  ///     baseline.
  ///   - alignmentRect: the box when left out.
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

  /// How far the last baseline lies above the bottom of the box; negative when below, and maybe outside
  /// the box.
  ///
  /// 0 is a baseline on the bottom edge; `nil` is none.
  public var baselineOffsetFromBottom: Double? { lastBaseline.map { height - $0.y } }

  /// The same block with one baseline, from now on laid out by it like a symbol.
  /// - Parameter offset: from the bottom of the box to the baseline, in points, positive upwards.
  public func withBaselineOffset(fromBottom offset: Double) -> Block {
    var block = self
    block.firstBaseline = Baseline(y: height - offset)
    block.lastBaseline = block.firstBaseline
    return block
  }

  /// The y of the middle of the first line's capitals; the optical middle where there are none.
  public var capMiddle: Double {
    guard let line = firstBaseline, let capHeight = line.capHeight else { return middle }
    return line.y - capHeight / 2
  }

  /// The items, with the top left of the box at a point.
  public func items(at origin: Point) -> [DisplayItem] {
    items.map { $0.offsetBy(origin - .zero) }
  }

  /// The finished picture: as large as the box, and larger where ink reaches beyond it.
  /// - Parameter padding: space on all sides, in points.
  public func displayList(padding: Double = 0) -> DisplayList {
    displayList(padding: padding, guides: nil)
  }

  /// The finished picture with guides drawn over it, for which it is two pixels larger on each side.
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
    style?.draw(guides.offsetBy(origin - .zero), over: &list)
    return list
  }
}

public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

/// Draws the frames of a timeline as pixels.
///
/// Parts that do not move are drawn only once.
///
/// An instance must not be used by two threads at once.
public final class FrameRenderer {
  private let timeline: Timeline
  private let pixelRatio: Double
  private let renderer: RasterRenderer
  /// The still items behind all moving ones.
  private let base: Pixmap
  /// The other items, back to front.
  private let items: [TimelineItem]

  /// Makes a renderer.
  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture; `nil` leaves it transparent.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels, as in a still picture.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public init(
    _ timeline: Timeline, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, snapping: Snapping = .automatic
  ) throws(RenderingError) {
    self.timeline = timeline
    self.pixelRatio = pixelRatio
    renderer = RasterRenderer(blending: blending, snapping: snapping)
    var still: [DisplayItem] = []
    var moving: [TimelineItem] = []
    for item in timeline.items {
      if case .still(let own) = item, moving.isEmpty || !Self.mayTouch(own, timeline) {
        still.append(own)
      } else {
        moving.append(item)
      }
    }
    items = moving
    base = try renderer.pixmap(
      timeline.list(still), pixelRatio: pixelRatio, background: background)
  }

  /// Whether a moving item may overlap `item`.
  ///
  /// An item that clears may touch everything.
  private static func mayTouch(_ item: DisplayItem, _ timeline: Timeline) -> Bool {
    if item.clears { return true }
    guard let box = item.bounds else { return false }
    return timeline.movingBoxes.contains { $0.insetBy(dx: -2, dy: -2).intersects(box) }
  }

  /// The pixels of the picture at rest.
  func restingPixmap() throws(RenderingError) -> Pixmap {
    var pixmap = base
    try renderer.draw(
      items.flatMap { timeline.loops ? $0.restingItems : $0.items(at: timeline.length) },
      pixelRatio: pixelRatio, over: &pixmap)
    return pixmap
  }

  /// The pixels at a time, in seconds.
  /// - Throws: ``RenderingError``.
  public func pixmap(at time: Double) throws(RenderingError) -> Pixmap {
    var pixmap = base
    let time = timeline.own(time)
    try renderer.draw(
      items.flatMap { $0.items(at: time) }, pixelRatio: pixelRatio, over: &pixmap)
    return pixmap
  }
}

public import SymtextDrawing
internal import SymtextGraphics
public import SymtextSymbolText

/// Frames of a timeline side by side, as one still picture.
public struct FilmStrip: Sendable {
  /// The times of the frames, in seconds.
  public let times: [Double]
  /// The picture.
  public let list: DisplayList

  /// Space between frames, in points.
  private static let gap = 8.0
  /// Space between a frame and its caption, in points.
  private static let captionGap = 3.0
  /// The most frames in a row.
  private static let mostColumns = 12

  /// The most frames of a strip.
  public static let most = 400

  /// Lays out frames at even intervals, from the start of the motion to its end.
  ///
  /// A loop leaves out the end, which equals the start.
  /// - Parameters:
  ///   - count: the number of frames, clamped to 1 to ``most``.
  ///   - caption: the caption below the frame at a time in seconds.
  public init(
    _ timeline: Timeline, count: Int, caption: (Double) -> Block? = { _ in nil }
  ) {
    let count = min(max(count, 1), Self.most)
    let steps = Double(timeline.loops ? count : max(count - 1, 1))
    times = (0..<count).map { timeline.length * Double($0) / steps }
    let captions = times.map(caption)
    let captionHeight = captions.compactMap { $0?.height }.max() ?? 0
    let (width, height) = (timeline.width, timeline.height)
    let cell = (
      width: max(width, captions.compactMap { $0?.width }.max() ?? 0).rounded(.up) + Self.gap,
      height: (height + (captionHeight > 0 ? captionHeight + Self.captionGap : 0)).rounded(.up)
        + Self.gap
    )
    let columns = min(count, Self.mostColumns)
    let rows = (count + columns - 1) / columns
    var items: [DisplayItem] = []
    for (number, time) in times.enumerated() {
      // Whole coordinates: equal frames must have equal pixels.
      let place = Point(
        Self.gap + Double(number % columns) * cell.width
          + ((cell.width - Self.gap - width) / 2).rounded(.down),
        Self.gap + Double(number / columns) * cell.height)
      items += timeline.displayList(at: time).items.map { $0.offsetBy(place - .zero) }
      if let caption = captions[number] {
        items += caption.items(
          at: place + Vector((width - caption.width) / 2, height + Self.captionGap))
      }
    }
    list = DisplayList(
      width: Self.gap + Double(columns) * cell.width, height: Self.gap + Double(rows) * cell.height,
      items: items, altText: timeline.altText)
  }
}

internal import SymtextImageFormats
internal import SymtextGraphics

/// Scales images to the pixels of a picture and remembers what came out.
///
/// For one thread at a time.
final class ImageScaler {
  /// Pixels at a place of the picture.
  struct Part {
    var pixmap: Pixmap
    var left: Int
    var top: Int
  }

  private struct Key: Hashable {
    var bitmap: Int
    /// Less than a pixel from the upper left corner.
    var box: PixelBox
  }

  private var known: [Key: Pixmap] = [:]
  private var bytes = 0

  /// When more is remembered, everything is forgotten.
  private static let mostBytes = 64 << 20
  /// What has more pixels is not remembered, and only what can be seen of it is made.
  private static let mostPixels = 1 << 20

  /// What an image looks like in a box, as much as can be seen of it or more; `nil` when nothing can.
  /// - Parameters:
  ///   - columns: the columns of the picture that can be seen.
  ///   - rows: its rows that can be seen.
  func pixels(
    of bitmap: Bitmap, in box: PixelBox, visible columns: Range<Int>, rows: Range<Int>
  ) -> Part? {
    let all = (columns: box.columns, rows: box.rows)
    let seen = (columns: all.columns.clamped(to: columns), rows: all.rows.clamped(to: rows))
    guard !seen.columns.isEmpty, !seen.rows.isEmpty else { return nil }
    let (left, top) = (all.columns.lowerBound, all.rows.lowerBound)
    if box.coincides(with: bitmap.pixmap) {
      return Part(pixmap: bitmap.pixmap, left: left, top: top)
    }
    guard all.columns.count <= Self.mostPixels / all.rows.count else {
      return Part(
        pixmap: bitmap.pixmap.resampled(to: box, columns: seen.columns, rows: seen.rows),
        left: seen.columns.lowerBound, top: seen.rows.lowerBound)
    }
    var origin = box
    origin.moveBy(-left * PixelBox.unit, -top * PixelBox.unit)
    let key = Key(bitmap: bitmap.id, box: origin)
    if let pixmap = known[key] { return Part(pixmap: pixmap, left: left, top: top) }
    let pixmap = bitmap.pixmap.resampled(to: origin, columns: origin.columns, rows: origin.rows)
    bytes += pixmap.pixels.count
    if bytes > Self.mostBytes {
      known.removeAll(keepingCapacity: true)
      bytes = pixmap.pixels.count
    }
    known[key] = pixmap
    return Part(pixmap: pixmap, left: left, top: top)
  }

  /// What an image looks like when a map moves the box that it stands in, as much as can be seen of it;
  /// `nil` when nothing can.
  /// - Parameters:
  ///   - map: of pixels of the picture.
  ///   - columns: the columns of the picture that can be seen.
  ///   - rows: its rows that can be seen.
  func pixels(
    of bitmap: Bitmap, in box: PixelBox, mappedBy map: Affine, visible columns: Range<Int>,
    rows: Range<Int>
  ) -> Part? {
    if let mapped = box.mapped(by: map) {
      let (columns, rows) = (mapped.columns.clamped(to: columns), mapped.rows.clamped(to: rows))
      guard !columns.isEmpty, !rows.isEmpty else { return nil }
      return Part(
        pixmap: bitmap.pixmap.resampled(to: mapped, columns: columns, rows: rows),
        left: columns.lowerBound, top: rows.lowerBound)
    }
    let frame = box.rect
    guard let reach = PixelBox(map * frame) else { return nil }
    let (seen, seenRows) = (reach.columns.clamped(to: columns), reach.rows.clamped(to: rows))
    guard !seen.isEmpty, !seenRows.isEmpty else { return nil }
    // As many pixels as it is to have, but never more than it has.
    func count(_ side: Vector, _ most: Int) -> Int {
      min(max(Int(min((map * side).length, 1e6).rounded(.up)), 1), most)
    }
    let width = count(Vector(frame.width, 0), bitmap.pixmap.width)
    let height = count(Vector(0, frame.height), bitmap.pixmap.height)
    guard
      let scaled = pixels(
        of: bitmap, in: PixelBox(width: width, height: height), visible: 0..<width,
        rows: 0..<height)
    else { return nil }
    let place =
      map * .translation(frame.minX, frame.minY)
      * .scale(frame.width / Double(width), frame.height / Double(height))
    guard let back = place.inverse else { return nil }
    return Part(
      pixmap: scaled.pixmap.mapped(by: place, back: back, columns: seen, rows: seenRows),
      left: seen.lowerBound, top: seenRows.lowerBound)
  }
}

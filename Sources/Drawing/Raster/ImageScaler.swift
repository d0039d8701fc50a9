internal import SymtextImageFormats
internal import SymtextGraphics

/// Scales images to the pixels of a picture and caches the results.
///
/// Not thread-safe.
final class ImageScaler {
  /// Pixels at a position in the picture.
  struct Part {
    var pixmap: Pixmap
    var left: Int
    var top: Int
  }

  private struct Key: Hashable {
    var bitmap: Int
    /// The box, moved to less than a pixel from the upper left corner.
    var box: PixelBox
  }

  private var known: [Key: Pixmap] = [:]
  private var bytes = 0

  /// A cache that would exceed this is emptied.
  private static let mostBytes = 64 << 20
  /// A result with more pixels is not cached, and only its visible part is made.
  private static let mostPixels = 1 << 20

  /// Returns at least the visible part of an image in a box; `nil` when nothing is visible.
  /// - Parameters:
  ///   - columns: the visible columns of the picture.
  ///   - rows: the visible rows.
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

  /// Returns the visible part of an image in a transformed box; `nil` when nothing is visible.
  /// - Parameters:
  ///   - map: the transform, in pixels of the picture.
  ///   - columns: the visible columns of the picture.
  ///   - rows: the visible rows.
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
    // As many pixels as the transformed side has, but at most the image's own.
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

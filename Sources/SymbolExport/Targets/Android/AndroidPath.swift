internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextVectorFormats

/// Path data in the form that Android's tools accept without a warning.
enum AndroidPath {
  /// The length beyond which lint warns that a path is slow to draw.
  ///
  /// <https://googlesamples.github.io/android-custom-lint-rules/checks/VectorPath.md.html>
  static let longest = 800
  /// The most bytes of a string: beyond them resources store an error in its place.
  static let mostBytes = 32_767

  /// The steps of a unit: coordinates are whole numbers, which take fewer characters than decimals do.
  static let steps = 100.0

  /// Returns path data for a shape: of one element, or of several where one would be too long and contours lie apart.
  /// - Throws: ``ExportError`` if one is longer than a string can be.
  static func data(_ path: Path, of symbol: String) throws(ExportError) -> [String] {
    let whole = text(path)
    guard whole.utf8.count > longest else { return [whole] }
    let parts = groups(path.contours).map(text)
    for part in parts { try check(bytes: part.utf8.count, of: symbol) }
    return parts
  }

  /// Checks the size of path data that is one string.
  /// - Throws: ``ExportError`` beyond the limit.
  static func check(bytes: Int, of symbol: String) throws(ExportError) {
    guard bytes > mostBytes else { return }
    throw ExportError(
      "`\(symbol)` has a path of \(bytes) bytes; a string of Android has at most \(mostBytes). Simplify the drawing"
    )
  }

  /// Returns path data for a shape in one element.
  static func text(_ path: Path) -> String {
    path.transformed(by: .scale(steps, steps)).compactData(decimals: 0)
  }

  /// Returns a length in steps.
  static func length(_ units: Double) -> String { (units * steps).text(decimals: 0) }

  /// Returns the contours in groups whose boxes lie apart, filled up to the longest path, in their order.
  private static func groups(_ contours: [Path]) -> [Path] {
    var groups: [(path: Path, box: Rect)] = []
    for contour in contours {
      guard var box = contour.bounds else { continue }
      var joined = Path()
      // A contour may bring groups together that were apart.
      var touched = groups.indices.filter { groups[$0].box.intersects(box) }
      while let last = touched.popLast() {
        var path = groups[last].path
        path.append(joined)
        joined = path
        box = box.union(groups[last].box)
        groups.remove(at: last)
        touched = groups.indices.filter { groups[$0].box.intersects(box) }
      }
      joined.append(contour)
      groups.append((joined, box))
    }
    var packed: [Path] = []
    var room = 0
    for group in groups {
      let length = text(group.path).utf8.count
      if length <= room, !packed.isEmpty {
        packed[packed.count - 1].append(group.path)
        room -= length
      } else {
        packed.append(group.path)
        // The start of a joined contour is relative to the one before it, and may be longer.
        room = longest - length - spare
      }
    }
    return packed
  }

  /// The room for longer starts of contours.
  private static let spare = 40
}

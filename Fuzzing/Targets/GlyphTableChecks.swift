import SymtextOpenType

/// Compares the numbers of points and contours in a font's `glyf` with its `maxp`.
struct GlyphTableChecks {
  private let head, maxp, loca, glyf: BinaryReader

  init(_ directory: FontDirectory) throws {
    head = try directory.table("head")
    maxp = try directory.table("maxp")
    loca = try directory.table("loca")
    glyf = try directory.table("glyf")
  }

  /// Checks every glyph.
  func check() throws {
    guard let count = maxp.uint16(4), let maxPoints = maxp.uint16(6),
      let maxContours = maxp.uint16(8), let isLong = head.uint16(50)
    else { throw BrokenPromise(description: "maxp or head ends too early") }
    func offset(_ glyph: Int) -> Int? {
      isLong == 1 ? loca.uint32(4 * glyph) : loca.uint16(2 * glyph).map { 2 * $0 }
    }
    for glyph in 0..<count {
      guard let start = offset(glyph), let end = offset(glyph + 1), start <= end, end <= glyf.count
      else { throw BrokenPromise(description: "glyph \(glyph) lies outside its table") }
      guard end > start else { continue }
      guard let contours = glyf.int16(start) else {
        throw BrokenPromise(description: "glyph \(glyph) has no header")
      }
      guard contours > 0 else { continue }
      try promise(contours <= maxContours, "glyph \(glyph) has \(contours) contours")
      var points = 0
      for contour in 0..<contours {
        guard let last = glyf.uint16(start + 10 + 2 * contour) else {
          throw BrokenPromise(description: "glyph \(glyph) ends among its contours")
        }
        try promise(last + 1 > points, "glyph \(glyph) has an empty contour")
        points = last + 1
      }
      try promise(points <= maxPoints, "glyph \(glyph) has \(points) points")
    }
  }
}

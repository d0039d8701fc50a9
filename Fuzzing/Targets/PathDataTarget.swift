@testable import SymtextGraphics

/// Path data as in an attribute `d`: parsed points are finite, and the path survives writing and reading.
struct PathDataTarget: FuzzTarget {
  let name = "path-data"
  let dictionary: String? = "path"

  func run(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    let path: Path
    do {
      path = try SVGPathData.parse(text)
    } catch {
      try promise((0...text.utf8.count).contains(error.offset), "an error offset beyond the text")
      try promise(!error.message.isEmpty, "an error without a message")
      return try check(error.valid)
    }
    try check(path)
  }

  private func check(_ path: Path) throws {
    let points = path.elements.flatMap(\.points)
    try promise(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "a point is not finite")
    if let box = path.bounds {
      try promise(
        [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite), "bounds are not finite")
    }
    try promise(path.reversed.elements.count >= path.elements.count / 2, "reversing loses half")
    // Larger numbers, such as sums of relative ones, are not readable again.
    guard points.allSatisfy({ abs($0.x) < 9e8 && abs($0.y) < 9e8 }) else { return }
    let written = SVGPathWriter.text(path)
    let again: Path
    do { again = try SVGPathData.parse(written) } catch {
      throw BrokenPromise(description: "“\(written)” cannot be read again: \(error.message)")
    }
    try promise(
      again.elements.map(\.kind) == path.elements.map(\.kind), "“\(written)” has other elements")
    let others = again.elements.flatMap(\.points)
    try promise(
      zip(points, others).allSatisfy { abs($0.x - $1.x) < 0.000_51 && abs($0.y - $1.y) < 0.000_51 },
      "“\(written)” has other points")
  }
}

/// Adds up the coverage of masks.
///
/// Reuses its memory.
struct CoverageSum {
  private var coverage: [UInt8] = []

  /// The largest side of a sum, in pixels.
  private static let mostSide = 4096

  /// Returns the union of masks as one shape: their coverages are added, up to 255.
  /// - Returns: `nil` when the result is too large.
  mutating func joined(_ masks: [PlacedMask]) -> PlacedMask? {
    guard let first = masks.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for placed in masks where placed.mask.width > 0 && placed.mask.height > 0 {
      left = min(left, placed.x)
      top = min(top, placed.y)
      right = max(right, placed.x + placed.mask.width)
      bottom = max(bottom, placed.y + placed.mask.height)
    }
    let (width, height) = (right - left, bottom - top)
    guard width <= Self.mostSide, height <= Self.mostSide else { return nil }
    if coverage.count < width * height { coverage = [UInt8](repeating: 0, count: width * height) }
    unsafe coverage.withUnsafeMutableBytes { sum in
      guard let sum = sum.baseAddress else { return }
      unsafe sum.initializeMemory(as: UInt8.self, repeating: 0, count: width * height)
      for placed in masks {
        unsafe Self.add(
          placed.mask, to: sum + (placed.y - top) * width + placed.x - left, stride: width)
      }
    }
    return PlacedMask(
      mask: GlyphMask(left: 0, top: 0, width: width, height: height, coverage: coverage), x: left,
      y: top)
  }

  /// - Parameters:
  ///   - sum: the position of the mask's upper left corner.
  ///   - stride: from row to row.
  private static func add(_ mask: GlyphMask, to sum: UnsafeMutableRawPointer, stride: Int) {
    unsafe mask.coverage.withUnsafeBytes { coverage in
      guard var source = coverage.baseAddress else { return }
      for row in 0..<mask.height {
        var target = unsafe sum + row * stride
        for _ in 0..<mask.width / 8 {
          let before = unsafe target.loadUnaligned(as: SIMD8<UInt8>.self)
          let after = unsafe before &+ source.loadUnaligned(as: SIMD8<UInt8>.self)
          unsafe target.storeBytes(
            of: after.replacing(with: 255, where: after .< before), as: SIMD8<UInt8>.self)
          unsafe source += 8
          unsafe target += 8
        }
        for _ in 0..<mask.width % 8 {
          let before = unsafe target.load(as: UInt8.self)
          let (after, isMore) = unsafe before.addingReportingOverflow(source.load(as: UInt8.self))
          unsafe target.storeBytes(of: isMore ? 255 : after, as: UInt8.self)
          unsafe source += 1
          unsafe target += 1
        }
      }
    }
  }
}

internal import Synchronization

/// A cache of the characters that a face has glyphs for, in pages of 256.
final class FaceCoverage: Sendable {
  /// One bit per character, least significant first.
  private typealias Page = SIMD4<UInt64>

  private struct Pages: Sendable {
    /// The first 64 pages, which hold most scripts written with spaces; allocated together on first use.
    var low: [Page?] = []
    var high: [UInt32: Page] = [:]
  }

  private let pages = Mutex(Pages())
  private static let lowCount = 64
  private static let mostHighPages = 1024

  /// - Parameter hasGlyph: Called for all characters of a page at once.
  func contains(_ scalar: Unicode.Scalar, hasGlyph: (UInt32) -> Bool) -> Bool {
    let number = scalar.value >> 8
    let page = pages.withLock { pages in
      number < Self.lowCount
        ? Self.low(number, &pages.low, hasGlyph) : Self.high(number, &pages.high, hasGlyph)
    }
    let bit = Int(scalar.value & 0xFF)
    return page[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  private static func low(
    _ number: UInt32, _ pages: inout [Page?], _ hasGlyph: (UInt32) -> Bool
  ) -> Page {
    if pages.isEmpty { pages = Array(repeating: nil, count: lowCount) }
    if let known = pages[Int(number)] { return known }
    let page = page(number, hasGlyph)
    pages[Int(number)] = page
    return page
  }

  private static func high(
    _ number: UInt32, _ pages: inout [UInt32: Page], _ hasGlyph: (UInt32) -> Bool
  ) -> Page {
    if let known = pages[number] { return known }
    if pages.count >= mostHighPages { pages.removeAll(keepingCapacity: true) }
    let page = page(number, hasGlyph)
    pages[number] = page
    return page
  }

  private static func page(_ number: UInt32, _ hasGlyph: (UInt32) -> Bool) -> Page {
    var page = Page.zero
    for bit in 0..<256 where hasGlyph(number << 8 | UInt32(bit)) {
      page[bit >> 6] |= 1 << UInt64(bit & 63)
    }
    return page
  }
}

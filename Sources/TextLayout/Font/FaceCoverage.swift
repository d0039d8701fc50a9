internal import Synchronization

/// Which characters a face has glyphs for, remembered in pages of 256 from the first question on.
final class FaceCoverage: Sendable {
  /// A bit a character, the least first.
  private typealias Page = SIMD4<UInt64>

  private let pages = Mutex<[UInt32: Page]>([:])
  private static let mostPages = 1024

  /// - Parameter hasGlyph: asked for all characters of a page at once.
  func contains(_ scalar: Unicode.Scalar, hasGlyph: (UInt32) -> Bool) -> Bool {
    let number = scalar.value >> 8
    let page = pages.withLock { pages in
      if let known = pages[number] { return known }
      if pages.count >= Self.mostPages { pages.removeAll(keepingCapacity: true) }
      let page = Self.page(number, hasGlyph: hasGlyph)
      pages[number] = page
      return page
    }
    let bit = Int(scalar.value & 0xFF)
    return page[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  private static func page(_ number: UInt32, hasGlyph: (UInt32) -> Bool) -> Page {
    var page = Page.zero
    for bit in 0..<256 where hasGlyph(number << 8 | UInt32(bit)) {
      page[bit >> 6] |= 1 << UInt64(bit & 63)
    }
    return page
  }
}

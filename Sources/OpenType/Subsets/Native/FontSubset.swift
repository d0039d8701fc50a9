internal import CSymtextHarfBuzzSubset

/// A font of some glyphs of another at one place in its design space, which HarfBuzz makes; its library is loaded at
/// the first use.
///
/// <https://harfbuzz.github.io/harfbuzz-hb-subset.html>
package struct FontSubset: Sendable {
  /// The font file.
  package internal(set) var bytes: [UInt8]
  /// The glyphs in it of those that were asked for, in their order.
  package let glyphs: [GlyphID]

  /// Makes a subset.
  /// - Parameters:
  ///   - glyphs: what it has beside glyph 0 and what these are composed of.
  ///   - data: the font file.
  ///   - index: which font of a collection.
  ///   - places: a place on every axis. HarfBuzz 6.0 cannot cut glyphs out of a font that goes on varying: it gives
  ///     `gvar` short offsets, and does not pad glyphs of an odd number of bytes to them.
  ///   - leftOut: tables that it does not have, beside hints.
  /// - Returns: `nil` when HarfBuzz's library for subsets is not installed, or cannot make this one.
  package init?(
    of glyphs: [GlyphID], in data: FontData, index: Int,
    at places: [(axis: Tag, value: Double)], leavingOut leftOut: [Tag]
  ) {
    guard let index = UInt32(exactly: index) else { return nil }
    let places = places.map { SubsetPlace(axis: $0.axis.rawValue, value: Float($0.value)) }
    let leftOut = leftOut.map(\.rawValue)
    var numbers = glyphs.map(\.rawValue)
    let made: [UInt8]? = withExtendedLifetime(data) {
      unsafe places.withUnsafeBufferPointer { places in
        unsafe leftOut.withUnsafeBufferPointer { leftOut in
          unsafe numbers.withUnsafeMutableBufferPointer { numbers in
            guard let font = unsafe data.bytes.baseAddress, let tables = leftOut.baseAddress,
              let first = numbers.baseAddress
            else { return nil }
            var request = unsafe SubsetRequest(
              font: font.assumingMemoryBound(to: UInt8.self), font_count: data.count, index: index,
              places: places.baseAddress, place_count: places.count, left_out: tables,
              left_out_count: leftOut.count)
            var bytes: UnsafePointer<UInt8>?
            var count = 0
            guard let owner = unsafe subset_make(&request, first, numbers.count, &bytes, &count)
            else { return nil }
            defer { unsafe subset_free(owner) }
            return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
          }
        }
      }
    }
    guard let made else { return nil }
    bytes = made
    self.glyphs = numbers.map { GlyphID($0) }
  }
}

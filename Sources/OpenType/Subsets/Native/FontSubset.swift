internal import CSymtextHarfBuzzSubset

/// A font with some glyphs of another, at one position in its design space.
///
/// HarfBuzz makes the subset; its library is loaded on first use.
///
/// <https://harfbuzz.github.io/harfbuzz-hb-subset.html>
package struct FontSubset: Sendable {
  /// The font file.
  package internal(set) var bytes: [UInt8]
  /// The glyphs in the subset for the requested ones, in their order.
  package let glyphs: [GlyphID]

  /// Makes a subset.
  /// - Parameters:
  ///   - glyphs: The glyphs to keep, in addition to glyph 0 and the components of all.
  ///   - data: The font file.
  ///   - index: The index in a font collection.
  ///   - places: A coordinate for every axis. HarfBuzz 6.0 cannot subset a variable font without fixing all axes: it
  ///     gives `gvar` short offsets, but does not pad glyphs with an odd number of bytes.
  ///   - leftOut: Tables to drop in addition to hints.
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

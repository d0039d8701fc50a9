/// The pixels of a frame as palette indices, row after row, and which of them are unchanged.
struct GIFPixels {
  /// The index of each pixel; ``SharedPalette/none`` for an unchanged pixel whose colour is not in the palette.
  let places: [UInt16]
  /// Whether each pixel equals that of the frame before, so that it may be transparent.
  let isKept: [Bool]

  /// Whether the palette contains all colours.
  var hasAllColors: Bool { !places.contains(SharedPalette.none) }

  /// The indices of changed pixels.
  var changed: NumberSet {
    var set = NumberSet()
    for place in places.indices where !isKept[place] { set.insert(UInt8(places[place])) }
    return set
  }

  /// The pixels as their colours; the palette must contain all of them.
  var asColors: [UInt16] { places.map { $0 | $0 << 8 } }

  /// Returns the pixels with some of the unchanged ones transparent, and a choice for the others.
  /// - Parameters:
  ///   - transparent: the transparent index.
  ///   - most: the greatest usable index.
  ///   - colors: the least number of colours in a run of transparent pixels. A run of one colour compresses well
  ///     anyway, and may continue in changed pixels.
  func asTransparent(_ transparent: UInt8, most: UInt8, fromColors colors: Int) -> [UInt16] {
    let (transparent, most) = (UInt16(transparent), UInt16(most))
    var pixels = places
    var start = 0
    while start < places.count {
      guard isKept[start] else {
        pixels[start] |= places[start] << 8
        start += 1
        continue
      }
      var end = start + 1
      var count = 1
      while end < places.count, isKept[end] {
        if places[end] != places[end - 1] { count += 1 }
        end += 1
      }
      for place in start..<end {
        // The alternative to transparency.
        let other = places[place] > most ? transparent : places[place]
        pixels[place] =
          count >= colors || other == transparent
          ? transparent | other << 8 : other | transparent << 8
      }
      start = end
    }
    return pixels
  }
}

/// The pixels of a frame as places in a palette, row after row, and which of them change nothing.
struct GIFPixels {
  /// Of every pixel; ``SharedPalette/none`` where the palette lacks the colour of one that changes nothing.
  let places: [UInt16]
  /// Whether a pixel is as in the frame before, so that it may be transparent.
  let isKept: [Bool]

  /// Whether the palette has all colours.
  var hasAllColors: Bool { !places.contains(SharedPalette.none) }

  /// The places of what changes.
  var changed: NumberSet {
    var set = NumberSet()
    for place in places.indices where !isKept[place] { set.insert(UInt8(places[place])) }
    return set
  }

  /// The pixels as their colours, of which there are all.
  var asColors: [UInt16] { places.map { $0 | $0 << 8 } }

  /// The pixels where some of those that change nothing are transparent, and others may be.
  /// - Parameters:
  ///   - transparent: the place that is.
  ///   - most: the greatest place that may be.
  ///   - colors: how many colours follow one another at least where pixels are transparent: those of one colour are
  ///     a long sequence anyway, and may go on in what changes.
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
        // What there is beside.
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

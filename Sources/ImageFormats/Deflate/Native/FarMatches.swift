/// Earlier occurrences of the next bytes of a stream, at any distance.
@safe
struct FarMatches: ~Copyable {
  private let table = MatchTable()
  /// For each byte of a part of the stream the length of a match, shifted left by 16 bits, and its distance; 0 if no
  /// match is known.
  let all: UnsafeMutablePointer<UInt32>

  /// - Parameter most: the greatest number of bytes in a part.
  init(most: Int) { unsafe all = .allocate(capacity: most) }

  deinit {
    table.deallocate()
    unsafe all.deallocate()
  }

  /// Begins a stream.
  func begin() { table.clear() }

  /// Finds the matches of the next part.
  ///
  /// Skips the search where the next bytes equal both those above and those of the pixel before.
  /// - Parameters:
  ///   - bytes: the bytes of the whole stream.
  ///   - part: must follow the part before.
  func find(_ bytes: UnsafeRawPointer, _ part: Range<Int>, rowBytes: Int, pixelBytes: Int) {
    let end = part.upperBound &- 8
    for place in part {
      unsafe all[place &- part.lowerBound] = 0
      guard place <= end, place > 0 else { continue }
      let here = unsafe (bytes + place).loadUnaligned(as: UInt64.self)
      if place >= rowBytes, place >= pixelBytes,
        unsafe here == (bytes + place - pixelBytes).loadUnaligned(as: UInt64.self),
        unsafe here == (bytes + place - rowBytes).loadUnaligned(as: UInt64.self)
      {
        continue
      }
      let word = unsafe (bytes + place).loadUnaligned(as: UInt32.self)
      let known = table.note(word, at: place)
      var best = 0
      for other in [known.0, known.1] where other >= 0 && place &- other <= DeflateTokens.window {
        let most = min(part.upperBound &- place, DeflateTokens.longestMatch)
        let length = unsafe Self.same(bytes + place, bytes + other, most: most)
        guard length >= 4, length > best else { continue }
        best = length
        unsafe all[place &- part.lowerBound] =
          UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: place &- other)
      }
    }
  }

  @inline(__always)
  private static func same(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, most: Int) -> Int {
    var count = 0
    while count &+ 8 <= most {
      let first = unsafe one.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let second = unsafe other.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let change = UInt64(littleEndian: first ^ second)
      if change != 0 { return count &+ change.trailingZeroBitCount &>> 3 }
      count &+= 8
    }
    while count < most,
      unsafe one.load(fromByteOffset: count, as: UInt8.self)
        == other.load(fromByteOffset: count, as: UInt8.self)
    {
      count &+= 1
    }
    return count
  }
}

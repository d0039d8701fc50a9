/// The positions of four-byte sequences in a stream: the last two for each hash.
///
/// The owner must free the memory with ``deallocate()``.
@safe
struct MatchTable {
  /// Positions plus 1, the later before the earlier; 0 for none.
  private let places = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 << Self.bits)

  private static let bits: UInt32 = 15

  init() { clear() }

  /// Frees the memory.
  func deallocate() { unsafe places.deallocate() }

  /// Removes all positions.
  func clear() { unsafe places.update(repeating: 0) }

  /// Records the position of four bytes.
  /// - Returns: the two previous positions with the same hash, the later first; −1 for none.
  @inline(__always)
  @discardableResult
  func note(_ word: UInt32, at place: Int) -> (Int, Int) {
    let slot = Int((word &* 0x1E35_A7BD) &>> (32 &- Self.bits)) &<< 1
    let known = unsafe (places[slot], places[slot + 1])
    unsafe places[slot + 1] = known.0
    unsafe places[slot] = UInt32(truncatingIfNeeded: place &+ 1)
    return (Int(known.0) &- 1, Int(known.1) &- 1)
  }
}

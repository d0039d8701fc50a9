/// Where in a stream four bytes were: the last two places for each hash of them.
///
/// Its memory is that of who has made it, who gives it back by ``deallocate()``.
@safe
struct MatchTable {
  /// Places plus 1 in the stream, the later before the earlier; 0 where there is none.
  private let places = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 << Self.bits)

  private static let bits: UInt32 = 15

  init() { clear() }

  /// Gives the memory back.
  func deallocate() { unsafe places.deallocate() }

  /// Forgets all places.
  func clear() { unsafe places.update(repeating: 0) }

  /// Notes where four bytes are.
  /// - Returns: where they, or others, were before, the later place first; -1 where nothing is known.
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

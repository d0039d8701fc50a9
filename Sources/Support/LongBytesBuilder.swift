/// Collects the pieces of a long file.
package struct LongBytesBuilder {
  private var pieces: [[UInt8]] = []
  private var pending: [UInt8] = []
  /// The number of bytes so far.
  package private(set) var count = 0

  /// The least number of bytes of a piece before the last.
  private static let leastBytes = 1 << 16

  package init() {}

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) {
    count += bytes.count
    pending += bytes
    guard pending.count >= Self.leastBytes else { return }
    // A copy has no room to spare.
    pieces.append(Array(pending[...]))
    pending.removeAll(keepingCapacity: pending.capacity <= 4 * Self.leastBytes)
  }

  /// Returns the bytes between others.
  package consuming func finish(after start: [UInt8] = [], before end: [UInt8] = []) -> LongBytes {
    LongBytes([start] + pieces + [pending, end])
  }
}

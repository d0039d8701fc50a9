/// A write position in the memory of a ``BitWriter``, which ensures that there is room.
@safe
struct BitCursor {
  private var place: UnsafeMutableRawPointer
  /// Bits not yet written, and their number; the bits above are zero.
  private var waiting: UInt64 = 0
  private var waitingCount: UInt64 = 0

  /// Creates a cursor at the beginning of memory that is not empty.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { preconditionFailure("there is no memory") }
    unsafe place = start
  }

  /// Returns the number of bytes written.
  func count(from memory: UnsafeMutableRawBufferPointer) -> Int {
    unsafe memory.baseAddress.map { unsafe place - $0 } ?? 0
  }

  /// Moves the cursor to other memory, after `count` bytes.
  mutating func move(to memory: UnsafeMutableRawBufferPointer, count: Int) {
    guard let start = memory.baseAddress else { return }
    unsafe place = start + count
  }

  /// Appends bits, lowest first.
  /// - Parameters:
  ///   - bits: must be zero above `count`.
  ///   - count: at most 56 in total until the next ``flush()``.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ count: UInt64) {
    waiting |= bits &<< waitingCount
    waitingCount &+= count
  }

  /// Appends a code word: its bits, and above bit 16 their number.
  @inline(__always)
  mutating func put(word: UInt32) { put(UInt64(word & 0xFFFF), UInt64(word &>> 16)) }

  /// Whether another code word fits before ``flush()``.
  @inline(__always)
  var hasRoom: Bool { waitingCount <= 40 }

  /// Writes all complete bytes; at most seven bits remain.
  @inline(__always)
  mutating func flush() {
    unsafe place.storeBytes(of: waiting.littleEndian, as: UInt64.self)
    unsafe place += Int(truncatingIfNeeded: waitingCount &>> 3)
    waiting &>>= waitingCount & ~7
    waitingCount &= 7
  }

  /// Pads the last byte with zeros.
  mutating func align() {
    waitingCount = (waitingCount + 7) & ~7
    flush()
  }
}

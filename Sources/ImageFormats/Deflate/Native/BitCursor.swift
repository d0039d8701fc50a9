/// A place in the memory of a ``BitWriter``, which sees to it that there is room.
@safe
struct BitCursor {
  private var place: UnsafeMutableRawPointer
  /// Bits that are in no byte yet, and how many they are; above them are zeros.
  private var waiting: UInt64 = 0
  private var waitingCount: UInt64 = 0

  /// The beginning of some memory, which is not empty.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { preconditionFailure("there is no memory") }
    unsafe place = start
  }

  /// How many bytes there are.
  func count(from memory: UnsafeMutableRawBufferPointer) -> Int {
    unsafe memory.baseAddress.map { unsafe place - $0 } ?? 0
  }

  /// Goes on elsewhere, behind so many bytes.
  mutating func move(to memory: UnsafeMutableRawBufferPointer, count: Int) {
    guard let start = memory.baseAddress else { return }
    unsafe place = start + count
  }

  /// Adds bits, lowest first.
  /// - Parameters:
  ///   - bits: nothing but zeros above `count`.
  ///   - count: 56 at most until the next ``flush()``.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ count: UInt64) {
    waiting |= bits &<< waitingCount
    waitingCount &+= count
  }

  /// Adds a word of a code: its bits, and above 16 bits how many they are.
  @inline(__always)
  mutating func put(word: UInt32) { put(UInt64(word & 0xFFFF), UInt64(word &>> 16)) }

  /// Whether there is room for a word more without ``flush()``.
  @inline(__always)
  var hasRoom: Bool { waitingCount <= 40 }

  /// Writes the whole bytes among the bits; seven bits at most keep waiting.
  @inline(__always)
  mutating func flush() {
    unsafe place.storeBytes(of: waiting.littleEndian, as: UInt64.self)
    unsafe place += Int(truncatingIfNeeded: waitingCount &>> 3)
    waiting &>>= waitingCount & ~7
    waitingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    waitingCount = (waitingCount + 7) & ~7
    flush()
  }
}

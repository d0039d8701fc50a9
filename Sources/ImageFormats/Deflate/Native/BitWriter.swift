/// A growing buffer of bits in DEFLATE order, the first in the lowest bit of a byte (RFC 1951, 3.1.1).
@safe
struct BitWriter: ~Copyable {
  /// The write position.
  var cursor: BitCursor
  private var memory: UnsafeMutableRawBufferPointer

  init() {
    unsafe memory = .allocate(byteCount: 1 << 12, alignment: 8)
    unsafe cursor = BitCursor(memory)
  }

  deinit { unsafe memory.deallocate() }

  /// Reserves room for the bits written until the next call.
  mutating func reserve(bits: Int) {
    let count = unsafe cursor.count(from: memory)
    let needed = count + bits / 8 + 16
    guard unsafe needed > memory.count else { return }
    let larger = unsafe UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(needed, 2 * memory.count), alignment: 8)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    unsafe memory.deallocate()
    unsafe memory = larger
    unsafe cursor.move(to: larger, count: count)
  }

  /// Moves the complete bytes to the end of an array.
  mutating func move(to bytes: inout [UInt8]) {
    let count = unsafe cursor.count(from: memory)
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    unsafe cursor.move(to: memory, count: 0)
  }
}

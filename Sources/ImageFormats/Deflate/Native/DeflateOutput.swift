/// A zlib stream in the making (RFC 1950): tokens that wait for their block, and blocks.
struct DeflateOutput: ~Copyable {
  /// Whoever adds some sees to it that there is room for them.
  var tokens = DeflateTokens()
  private var block = DeflateBlock()
  private var bits = BitWriter()
  private let evens: Bool

  /// - Parameter evens: whether blocks try a code that takes fewer bits itself, and fits the tokens less.
  init(evens: Bool = false) { self.evens = evens }

  deinit { tokens.deallocate() }

  /// Begins a stream.
  mutating func begin() {
    tokens.clear()
    bits.reserve(bits: 16)
    // Deflate, a window of 32 KiB, the fastest level.
    bits.cursor.put(0x0178, 16)
    bits.cursor.flush()
  }

  /// Writes a block of the tokens so far.
  @inline(never)
  mutating func writeBlock() {
    block.write(tokens, isLast: false, evens: evens, to: &bits)
    tokens.clear()
  }

  /// Ends the stream.
  /// - Parameter checksum: Adler-32 of all that is said.
  mutating func finish(checksum: UInt32) {
    block.write(tokens, isLast: true, evens: evens, to: &bits)
    bits.reserve(bits: 40)
    bits.cursor.align()
    bits.cursor.put(UInt64(checksum.byteSwapped), 32)
    bits.cursor.flush()
  }

  /// Moves what is written to the end of some bytes.
  mutating func move(to bytes: inout [UInt8]) { bits.move(to: &bytes) }
}

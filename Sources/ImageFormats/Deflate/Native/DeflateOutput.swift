/// A zlib stream under construction (RFC 1950): tokens waiting for their block, and finished blocks.
struct DeflateOutput: ~Copyable {
  /// The caller must ensure that there is room for the tokens it adds.
  var tokens = DeflateTokens()
  private var block = DeflateBlock()
  private var bits = BitWriter()
  private let evens: Bool

  /// - Parameter evens: whether blocks try a code whose description is shorter but which fits the tokens less.
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
  /// - Parameter checksum: the Adler-32 of all uncompressed data.
  mutating func finish(checksum: UInt32) {
    block.write(tokens, isLast: true, evens: evens, to: &bits)
    bits.reserve(bits: 40)
    bits.cursor.align()
    bits.cursor.put(UInt64(checksum.byteSwapped), 32)
    bits.cursor.flush()
  }

  /// Moves the finished bytes to the end of an array.
  mutating func move(to bytes: inout [UInt8]) { bits.move(to: &bytes) }
}

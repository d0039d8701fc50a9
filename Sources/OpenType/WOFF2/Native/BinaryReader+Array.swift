extension BinaryReader {
  /// Reads an array; the reader must not leave the closure.
  static func read<Result>(
    _ bytes: [UInt8], _ body: (BinaryReader) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(FontError) in
      try body(unsafe BinaryReader(UnsafeRawBufferPointer(buffer)))
    }
  }
}

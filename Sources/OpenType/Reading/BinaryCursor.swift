/// Reads big-endian numbers one after the other; reading past the end throws.
struct BinaryCursor {
  let reader: BinaryReader
  private(set) var offset = 0

  init(_ reader: BinaryReader) { self.reader = reader }

  mutating func uint8() throws(FontError) -> Int { try next(1, reader.uint8(offset)) }

  mutating func int16() throws(FontError) -> Int { try next(2, reader.int16(offset)) }

  mutating func uint16() throws(FontError) -> Int { try next(2, reader.uint16(offset)) }

  mutating func bytes(_ count: Int) throws(FontError) -> [UInt8] {
    try next(count, reader.part(offset, count)).copy
  }

  private mutating func next<Value>(_ size: Int, _ value: Value?) throws(FontError) -> Value {
    guard let value else { throw FontError("it ends before all of it was read") }
    offset += size
    return value
  }
}

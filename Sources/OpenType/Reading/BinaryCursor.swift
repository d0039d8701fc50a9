/// Reads big-endian numbers in sequence; throws at the end of the data.
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
    guard let value else { throw FontError("it is truncated") }
    offset += size
    return value
  }
}

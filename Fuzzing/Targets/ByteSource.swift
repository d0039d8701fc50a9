/// Supplies an input's bytes for decisions, one after another; after the end all are zero.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  /// Whether all bytes are used up.
  var isAtEnd: Bool { rest.isEmpty }

  /// The unused bytes.
  var remaining: [UInt8] { Array(rest) }

  /// Returns the next byte.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Picks one of the values.
  mutating func pick<T>(_ values: [T]) -> T { values[Int(byte()) % values.count] }

  /// Returns a random flag.
  mutating func flag() -> Bool { byte() % 2 == 1 }

  /// Returns a number from 0 up to, but not including, a bound.
  mutating func number(below bound: Int) -> Int {
    (Int(byte()) << 8 | Int(byte())) % bound
  }
}

/// Bytes of an input that are taken for decisions, one after another; at their end all are zero.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  /// Whether nothing is left to decide by.
  var isAtEnd: Bool { rest.isEmpty }

  /// What was not taken yet.
  var remaining: [UInt8] { Array(rest) }

  /// The next byte.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// One of some values.
  mutating func pick<T>(_ values: [T]) -> T { values[Int(byte()) % values.count] }

  /// A yes or a no.
  mutating func flag() -> Bool { byte() % 2 == 1 }

  /// A number from 0 up to, not including, a bound.
  mutating func number(below bound: Int) -> Int {
    (Int(byte()) << 8 | Int(byte())) % bound
  }
}

/// A version of a library, such as `0.2`: numbers with dots between them.
public struct SymbolVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The numbers, without zeros at the end: 1.0 is 1.
  private let numbers: [Int]
  /// As it was written.
  public let description: String

  /// Reads a version; `nil` where it is none: one to four numbers of at most six digits.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...6).contains(part.utf8.count), VariantName.isNumber(part), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
    description = text
  }

  /// Compares number by number: 0.10 is later than 0.9.
  public static func < (a: SymbolVersion, b: SymbolVersion) -> Bool {
    a.numbers.lexicographicallyPrecedes(b.numbers)
  }

  /// Whether two are the same version, however they are written.
  public static func == (a: SymbolVersion, b: SymbolVersion) -> Bool { a.numbers == b.numbers }

  /// Takes the numbers in.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// Whether this version of a library has what came with another one; what does not say when it came is always there.
  public func has(since text: String) -> Bool { SymbolVersion(text).map { $0 <= self } ?? true }
}

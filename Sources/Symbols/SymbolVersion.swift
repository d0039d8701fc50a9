/// A library version such as `0.2`: numbers separated by dots.
public struct SymbolVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The numbers without trailing zeros: 1.0 is 1.
  private let numbers: [Int]
  /// The version as written.
  public let description: String

  /// Reads one to four numbers of at most six digits; `nil` for any other text.
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

  /// Whether two versions are equal; 1 equals 1.0.
  public static func == (a: SymbolVersion, b: SymbolVersion) -> Bool { a.numbers == b.numbers }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// Whether this library version includes a symbol introduced in another one; `true` if the text is not a version.
  public func has(since text: String) -> Bool { SymbolVersion(text).map { $0 <= self } ?? true }
}

package import SymtextSupport
public import SymtextOpenType

/// The permanent private-use code point of every name and alias.
///
/// A code point is never reused, even after its symbol is removed.
public struct CodePoints: Hashable, Sendable {
  /// The default start of assignment: the start of plane 15, private use.
  public static let first: UInt32 = 0xF0000
  /// The private-use areas.
  ///
  /// <https://www.unicode.org/faq/private_use.html>
  package static let areas: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD,
  ]

  /// Returns the private-use area of a code point; `nil` if there is none.
  package static func area(of codePoint: UInt32) -> ClosedRange<UInt32>? {
    areas.first { $0.contains(codePoint) }
  }

  /// The code points of names.
  package private(set) var byName: ExactDictionary<UInt32> = [:]

  /// Makes an empty set.
  public init() {}

  /// Makes a set from the code points of a file.
  package init(_ byName: ExactDictionary<UInt32>) { self.byName = byName }

  /// The code point of a name.
  public subscript(name: String) -> UInt32? { byName[name] }

  /// Gives each name without a code point the one it has elsewhere, if that is free.
  package mutating func take(_ others: ExactDictionary<UInt32>) {
    var taken = Set(byName.values)
    for (name, codePoint) in others.sorted(by: { $0.key < $1.key })
    where byName[name] == nil && taken.insert(codePoint).inserted {
      byName[name] = codePoint
    }
  }

  /// Gives each name without a code point the next free one, in alphabetical order.
  /// - Parameter start: the first to assign, if free; `nil` continues after the last one in use, or at ``first``.
  /// - Returns: the names that were new.
  /// - Throws: ``FontError`` when the private-use area is full.
  public mutating func assign(
    _ names: [String], from start: UInt32? = nil
  ) throws(FontError) -> [String] {
    let new = ExactSet(names).sorted().filter { byName[$0] == nil }
    let last = byName.values.max()
    guard let area = Self.area(of: start ?? last ?? Self.first) else {
      throw FontError("U+\(Self.digits(start ?? 0)) is not a private-use code point")
    }
    var next = start ?? last.map { $0 + 1 } ?? Self.first
    let taken = start == nil ? [] : Set(byName.values)
    for name in new {
      while taken.contains(next) { next += 1 }
      guard area.contains(next) else {
        throw FontError(
          "no code point is left for \(name): the private-use area ends at U+\(Self.digits(area.upperBound)); choose another first code point"
        )
      }
      byName[name] = next
      next += 1
    }
    return new
  }

  private static func digits(_ codePoint: UInt32) -> String {
    String(codePoint, radix: 16, uppercase: true)
  }
}

public import SymtextOpenType

/// The frozen private-use code point of every name, aliases among them.
///
/// They are never given away again, not even when a symbol is gone.
public struct CodePoints: Hashable, Sendable {
  /// The first code point given out where nothing else is said: the start of plane 15, private use.
  public static let first: UInt32 = 0xF0000
  /// The areas for private use.
  ///
  /// <https://www.unicode.org/faq/private_use.html>
  package static let areas: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD,
  ]

  /// The area of a code point; `nil` when it is not for private use.
  package static func area(of codePoint: UInt32) -> ClosedRange<UInt32>? {
    areas.first { $0.contains(codePoint) }
  }

  /// The code points of names.
  package private(set) var byName: [String: UInt32] = [:]

  /// No name has a code point yet.
  public init() {}

  /// Takes what a file says: a code point for each name.
  package init(_ byName: [String: UInt32]) { self.byName = byName }

  /// The code point of a name.
  public subscript(name: String) -> UInt32? { byName[name] }

  /// Gives names that have none the code points that they have elsewhere, where those are free.
  package mutating func take(_ others: [String: UInt32]) {
    var taken = Set(byName.values)
    for (name, codePoint) in others.sorted(by: { $0.key < $1.key })
    where byName[name] == nil && taken.insert(codePoint).inserted {
      byName[name] = codePoint
    }
  }

  /// Gives every name that has none the next free code point, in alphabetical order.
  /// - Parameter start: the first that is given out, if it is free; `nil` goes on behind the last one that a name
  ///   has, from ``first`` on.
  /// - Returns: the names that were new.
  /// - Throws: ``FontError`` when the area for private use is full.
  public mutating func assign(
    _ names: [String], from start: UInt32? = nil
  ) throws(FontError) -> [String] {
    let new = Set(names).filter { byName[$0] == nil }.sorted()
    let last = byName.values.max()
    guard let area = Self.area(of: start ?? last ?? Self.first) else {
      throw FontError("U+\(Self.digits(start ?? 0)) is no code point for private use")
    }
    var next = start ?? last.map { $0 + 1 } ?? Self.first
    let taken = start == nil ? [] : Set(byName.values)
    for name in new {
      while taken.contains(next) { next += 1 }
      guard area.contains(next) else {
        throw FontError(
          "\(name) gets no code point: those for private use end at U+\(Self.digits(area.upperBound)); let the first be another"
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

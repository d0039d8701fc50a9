public import OpenType

/// The frozen private-use code point of every name, aliases among them.
///
/// They are never given away again, not even when a symbol is gone.
public struct CodePoints: Hashable, Sendable {
  /// The first code point given out: the start of plane 15, private use.
  public static let first: UInt32 = 0xF0000
  /// The last of plane 15.
  public static let last: UInt32 = 0xFFFFD

  /// The code points of names.
  package private(set) var byName: [String: UInt32] = [:]

  /// No name has a code point yet.
  public init() {}

  /// Takes what a file says: a code point for each name.
  package init(_ byName: [String: UInt32]) { self.byName = byName }

  /// The code point of a name.
  public subscript(name: String) -> UInt32? { byName[name] }

  /// Gives every name that has none the next free code point, in alphabetical order.
  /// - Returns: the names that were new.
  /// - Throws: ``FontError`` when the plane is full.
  public mutating func assign(_ names: [String]) throws(FontError) -> [String] {
    let new = Set(names).filter { byName[$0] == nil }.sorted()
    var next = (byName.values.max() ?? Self.first - 1) + 1
    for name in new {
      guard next <= Self.last else {
        throw FontError("plane 15 is full: \(name) gets no code point")
      }
      byName[name] = next
      next += 1
    }
    return new
  }
}

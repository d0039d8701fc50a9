internal import SymtextSupport

/// The positions of a command's options by name.
///
/// Every request makes some hundred look-ups.
///
/// It compares a hash of the name first, and then the name. This is faster than a dictionary, whose hash function takes
/// longer than all these comparisons.
struct OptionIndex: Sendable {
  private var keys: [UInt64]
  private var names: [String]
  /// The positions of options with a former name, which follow all names in `names`.
  private var others: [Int] = []

  init(_ options: [CommandOption]) {
    names = options.map(\.name)
    for (place, option) in options.enumerated() {
      guard let name = option.otherName else { continue }
      names.append(name)
      others.append(place)
    }
    keys = names.map(Self.key)
  }

  /// Returns the position of the option with a name or former name; `nil` if there is none.
  func place(of name: String) -> Int? {
    let key = Self.key(name)
    guard let place = keys.indices.first(where: { keys[$0] == key && names[$0] == name }) else {
      return nil
    }
    let count = keys.count - others.count
    return place < count ? place : others[place - count]
  }

  /// Collisions are very unlikely.
  private static func key(_ name: String) -> UInt64 { FNV1a.hash(name) }
}

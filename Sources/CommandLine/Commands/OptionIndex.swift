/// Where the options of a command are, by their names: every request looks up some hundred.
///
/// A name is compared as a number made of its bytes, and only the one that is found as a text; a dictionary's
/// hashing takes longer than all these comparisons.
struct OptionIndex: Sendable {
  private var keys: [UInt64]
  private var names: [String]
  /// Those of other names, which stand behind all names.
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

  /// The place of the option of a name, or of another name that it has; `nil` when there is none.
  func place(of name: String) -> Int? {
    let key = Self.key(name)
    guard let place = keys.indices.first(where: { keys[$0] == key && names[$0] == name }) else {
      return nil
    }
    let count = keys.count - others.count
    return place < count ? place : others[place - count]
  }

  /// Different for names that differ, as good as always: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
  private static func key(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

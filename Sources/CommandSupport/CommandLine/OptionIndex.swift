/// Where the options of a command are, by their names: every request looks up some hundred.
///
/// A name is compared as a number made of its bytes, and only the one that is found as a text; a dictionary's
/// hashing takes longer than all these comparisons.
struct OptionIndex: Sendable {
  private let keys: [UInt64]
  private let names: [String]

  init(_ options: [Command.Option]) {
    names = options.map(\.name)
    keys = names.map(Self.key)
  }

  /// The place of the option of a name; `nil` when there is none.
  func place(of name: String) -> Int? {
    let key = Self.key(name)
    return keys.indices.first { keys[$0] == key && names[$0] == name }
  }

  /// Different for names that differ, as good as always: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
  private static func key(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

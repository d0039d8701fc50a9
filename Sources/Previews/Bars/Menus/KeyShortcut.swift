/// The keys that do what a menu's item does, in the order in which menus show them.
///
/// Read from the signs of keys, as in `⇧⌘S`, or from their names with plus signs between them, as in
/// `Cmd+Shift+S`.
package struct KeyShortcut: Hashable, Sendable {
  /// A key.
  package struct Key: Hashable, Sendable {
    /// Its sign, or the letter on it.
    package var sign: String
    /// The name of the symbol on it; `nil` for a letter.
    package var symbol: String?
  }

  /// The keys that are held, in the order that menus have them: control, option, shift, command.
  package let modifiers: [Key]
  /// The key that is pressed.
  package let key: Key

  /// The modifiers in their order: sign, symbol, names.
  private static let modifierKeys: [(sign: String, symbol: String, names: [String])] = [
    ("🌐", "globe", ["globe"]), ("fn", "fn", ["fn", "function"]),
    ("⌃", "control", ["control", "ctrl"]), ("⌥", "option", ["option", "opt", "alt"]),
    ("⇧", "shift", ["shift"]), ("⌘", "command", ["command", "cmd"]),
  ]

  /// Keys with a sign in place of a letter.
  private static let signedKeys: [(sign: String, symbol: String, names: [String])] = [
    ("⏎", "return", ["return", "enter"]), ("↩", "return", []), ("↵", "return", []),
    ("⌤", "return", []), ("⎋", "escape", ["escape", "esc"]),
    ("⌫", "delete.backward", ["delete", "backspace"]),
    ("⌦", "delete.forward", ["del", "forwarddelete"]),
    ("⇥", "arrow.right.to.line", ["tab"]), ("⇤", "arrow.left.to.line", ["backtab"]),
    ("␣", "space", ["space"]), ("⇪", "capslock", ["capslock"]), ("⏏", "eject", ["eject"]),
    ("↑", "arrow.up", ["up"]), ("↓", "arrow.down", ["down"]), ("←", "arrow.left", ["left"]),
    ("→", "arrow.right", ["right"]),
  ]

  /// Reads a shortcut; `nil` for a text that is none.
  package init?(_ text: String) {
    let words = Self.words(text)
    guard let last = words.last, let key = Self.key(last) else { return nil }
    var held: Set<Int> = []
    for word in words.dropLast() {
      guard let index = Self.modifier(word) else { return nil }
      held.insert(index)
    }
    // A letter alone, or a word, is a text and no shortcut.
    guard key.symbol != nil && words.count == 1 && last.count == 1 || !held.isEmpty else {
      return nil
    }
    modifiers = held.sorted().map { index in
      Key(sign: Self.modifierKeys[index].sign, symbol: Self.modifierKeys[index].symbol)
    }
    self.key = key
  }

  /// The signs before a key, or what stands between plus signs, of which the last may be a key.
  private static func words(_ text: String) -> [Substring] {
    let text = text.filter { $0 != " " && $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    if let plus = text.firstIndex(of: "+"), plus != text.startIndex, isName(text[..<plus]) {
      var words = text.split(separator: "+", omittingEmptySubsequences: true)
      let isOfSigns = modifierKeys.contains { $0.sign == text[..<plus] }
      if text.hasSuffix("++") || text.hasSuffix("+") && isOfSigns { words.append("+") }
      return words
    }
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first, modifierKeys.contains(where: { $0.sign == String(first) }) {
      words.append(rest.prefix(1))
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? words : words + [rest]
  }

  private static func isName(_ word: Substring) -> Bool { modifier(word) != nil }

  private static func modifier(_ word: Substring) -> Int? {
    modifierKeys.firstIndex { $0.sign == word || $0.names.contains(word.lowercased()) }
  }

  private static func key(_ word: Substring) -> Key? {
    if let signed = signedKeys.first(where: {
      $0.sign == word || $0.names.contains(word.lowercased())
    }) {
      return Key(sign: signed.sign, symbol: signed.symbol)
    }
    guard modifier(word) == nil else { return nil }
    let letters = word.uppercased()
    // A character, or a key of the uppermost row.
    let isFunction =
      letters.hasPrefix("F") && Int(letters.dropFirst()).map { (1...24) ~= $0 } == true
    return word.count == 1 || isFunction ? Key(sign: letters) : nil
  }
}

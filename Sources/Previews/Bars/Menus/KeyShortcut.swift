/// The keyboard shortcut of a menu item, with keys in the order of menus.
///
/// It is parsed from key signs, as in `⇧⌘S`, or from key names joined by plus signs, as in `Cmd+Shift+S`.
package struct KeyShortcut: Hashable, Sendable {
  /// A key.
  package struct Key: Hashable, Sendable {
    /// Its sign or letter.
    package var sign: String
    /// The name of its symbol; `nil` for a letter.
    package var symbol: String?
  }

  /// The modifier keys, in the order of menus: globe, fn, control, option, shift, command.
  package let modifiers: [Key]
  /// The main key.
  package let key: Key

  /// The modifiers in order: sign, symbol, names.
  private static let modifierKeys: [(sign: String, symbol: String, names: [String])] = [
    ("🌐", "globe", ["globe"]), ("fn", "fn", ["fn", "function"]),
    ("⌃", "control", ["control", "ctrl"]), ("⌥", "option", ["option", "opt", "alt"]),
    ("⇧", "shift", ["shift"]), ("⌘", "command", ["command", "cmd"]),
  ]

  /// Keys with a sign instead of a letter.
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

  /// Parses a shortcut; `nil` if the text is not a shortcut.
  package init?(_ text: String) {
    let words = Self.words(text)
    guard let last = words.last, let key = Self.key(last) else { return nil }
    var held: Set<Int> = []
    for word in words.dropLast() {
      guard let index = Self.modifier(word) else { return nil }
      held.insert(index)
    }
    // A single letter or a word is text, not a shortcut.
    guard key.symbol != nil && words.count == 1 && last.count == 1 || !held.isEmpty else {
      return nil
    }
    modifiers = held.sorted().map { index in
      Key(sign: Self.modifierKeys[index].sign, symbol: Self.modifierKeys[index].symbol)
    }
    self.key = key
  }

  /// Splits the text into modifier signs and a key, or at plus signs.
  ///
  /// The last plus sign may be the key.
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
    // A character, or a function key.
    let isFunction =
      letters.hasPrefix("F") && Int(letters.dropFirst()).map { (1...24) ~= $0 } == true
    return word.count == 1 || isFunction ? Key(sign: letters) : nil
  }
}

@testable import SymtextPreviews
import Testing

struct KeyShortcutTests {
  @Test(arguments: [
    ("⌘C", "⌘", "C"), ("⇧⌘S", "⇧⌘", "S"), ("⌘⇧⌥⌃k", "⌃⌥⇧⌘", "K"), ("Cmd+Shift+S", "⇧⌘", "S"),
    ("ctrl+alt+delete", "⌃⌥", "⌫"), ("⌫", "", "⌫"), ("⌘⏎", "⌘", "⏎"), ("⌘F5", "⌘", "F5"),
    ("⌘+", "⌘", "+"), ("Cmd++", "⌘", "+"),
  ])
  func `A shortcut is parsed from signs and from names`(text: String, held: String, key: String)
    throws
  {
    let shortcut = try #require(KeyShortcut(text))
    #expect(shortcut.modifiers.map(\.sign).joined() == held)
    #expect(shortcut.key.sign == key)
  }

  @Test(arguments: ["", "C", "Delete", "Home network", "⌘", "⇧⌘", "12", "a+b", "⌘Save"])
  func `An invalid shortcut stays a text`(text: String) {
    #expect(KeyShortcut(text) == nil)
  }
}

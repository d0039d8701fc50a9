internal import SymtextFonts

/// Fonts in the order in which they are met, each once.
struct FontList {
  private(set) var fonts: [Font]
  private var numbers: [FontKey: Int]

  init(_ first: Font) {
    fonts = [first]
    numbers = [FontKey(first): 0]
  }

  mutating func add(_ font: Font) {
    let key = FontKey(font)
    guard numbers[key] == nil else { return }
    numbers[key] = fonts.count
    fonts.append(font)
  }

  /// The place of a font in the list.
  func index(of font: Font) -> Int { numbers[FontKey(font)] ?? 0 }
}

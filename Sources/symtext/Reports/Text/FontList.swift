internal import SymtextFonts

/// Distinct fonts in the order of their first use.
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

  /// Returns the index of a font in the list.
  func index(of font: Font) -> Int { numbers[FontKey(font)] ?? 0 }
}

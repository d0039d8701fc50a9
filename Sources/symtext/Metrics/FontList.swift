internal import Fonts
internal import TextLayout

/// Fonts in the order in which they are met, each once.
struct FontList {
  /// What tells fonts apart.
  private struct Key: Hashable {
    var face: Int
    var size: Double
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis

    init(_ font: Font) {
      face = font.face.id
      size = font.size
      coordinates = font.coordinates
      synthesis = font.synthesis
    }
  }

  private(set) var fonts: [Font]
  private var numbers: [Key: Int]

  init(_ first: Font) {
    fonts = [first]
    numbers = [Key(first): 0]
  }

  mutating func add(_ font: Font) {
    let key = Key(font)
    guard numbers[key] == nil else { return }
    numbers[key] = fonts.count
    fonts.append(font)
  }

  /// The place of a font in the list.
  func index(of font: Font) -> Int { numbers[Key(font)] ?? 0 }
}

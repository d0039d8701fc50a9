internal import SymtextFonts
package import SymtextGraphics
internal import SymtextTextLayout

/// A part of a picture that says something.
package enum ReadingPart {
  /// A part of a text.
  case text(String, Range<Int>)
  /// Characters whose glyphs are drawn as images or in several colours.
  case characters
  /// What is no text, what it is called, and its box.
  case figure(String, Rect)
}

extension DisplayItem {
  /// Whether its glyphs stand for characters of a text.
  package var showsCharacters: Bool {
    contains { if case .glyphs(let run, _) = $0 { !run.range.isEmpty } else { false } }
  }

  /// The baseline that it stands on, and the size of its font or its height.
  package var line: (baseline: Double, size: Double)? {
    switch self {
    case .glyphs(let run, _): run.firstOrigin.map { ($0.y, run.font.size) }
    case .image(let image, _): (image.origin.y, image.frame.height)
    case .vectors(let image): (image.origin.y, image.frame.height)
    case .group, .composite, .described, .moving: children?.lazy.compactMap(\.line).first
    case .transformed(let items, let map):
      items.lazy.compactMap(\.line).first.map { line in
        let x = items.bounds?.minX ?? 0
        return ((map * Point(x, line.baseline)).y, (map * Vector(0, line.size)).length)
      }
    case .fill, .clear, .cut, .link: nil
    }
  }
}

extension String {
  /// Whether it begins with a character that may be shown in colours.
  package var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }
}

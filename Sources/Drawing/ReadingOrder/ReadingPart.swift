internal import SymtextFonts
package import SymtextGraphics
internal import SymtextTextLayout

/// A readable part of a picture.
package enum ReadingPart {
  /// A range of a text.
  case text(String, Range<Int>)
  /// Characters drawn as images or in several colours.
  case characters
  /// A figure's name and box.
  case figure(String, Rect)
}

extension DisplayItem {
  /// Whether its glyphs represent characters of a text.
  package var showsCharacters: Bool {
    contains { if case .glyphs(let run, _) = $0 { !run.range.isEmpty } else { false } }
  }

  /// The baseline, and the font size or the height.
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
  /// Whether it begins with a character that may be drawn in colours.
  package var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }
}

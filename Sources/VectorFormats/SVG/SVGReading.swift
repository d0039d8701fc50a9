internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextTextLayout

/// Text and what is described, as it follows one another in a picture.
struct SVGReading {
  private var items: [OutlinedItem] = []
  private var parts: [ReadingPart] = []

  /// Takes a step that says something.
  /// - Returns: `false` for any other.
  mutating func add(_ item: OutlinedItem) -> Bool {
    switch item {
    case .text(let run, _): parts.append(.text(run.text, run.range))
    case .described(let description): parts.append(description.part)
    case .path, .glyphs, .image, .group, .composite, .transformed, .link: return false
    }
    items.append(item)
    return true
  }

  /// What is drawn as shapes: what is described, and text whose letters would show through each other.
  var shapes: [OutlinedItem] {
    var shapes: [OutlinedItem] = []
    for item in items {
      switch item {
      case .described(let description): shapes += description.items
      case .text(let run, let paint):
        if run.isDrawnApart(paint) && !paint.isClear { shapes.append(.glyphs(run, paint)) }
      case .path, .glyphs, .image, .group, .composite, .transformed, .link: break
      }
    }
    return shapes
  }

  /// What is read, by paragraphs.
  var paragraphs: [[OutlinedItem]] {
    ReadingOrder(parts).paragraphs.map { numbers in numbers.map { items[$0] } }
  }
}

extension GlyphRun {
  /// Whether it is drawn as a shape, with its text over it that is not seen: programs paint text glyph by glyph, and
  /// do not all set it as it is.
  func isDrawnApart(_ paint: Paint) -> Bool { !isPlain || !paint.isOpaque && isTouching }

  /// The clusters in the order of the text, each with its glyphs and its origin: that of its widest glyph,
  /// which is no mark.
  var readClusters: [(text: String, glyphs: ArraySlice<Glyph>, origin: Point)] {
    let all = glyphs
    return clusters(of: all).map { cluster in
      let own = all[cluster.glyphs]
      let base = own.max { font.advance(of: $0.id) < font.advance(of: $1.id) }
      return (cluster.text, own, base?.origin ?? .zero)
    }
    .sorted { a, b in
      // Those of one place of the text as they stand from left to right.
      (all[a.glyphs.startIndex].cluster, a.glyphs.startIndex)
        < (all[b.glyphs.startIndex].cluster, b.glyphs.startIndex)
    }
  }
}

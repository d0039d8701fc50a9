internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextTextLayout

/// Consecutive text and descriptions of a picture.
struct SVGReading {
  private var items: [OutlinedItem] = []
  private var parts: [ReadingPart] = []

  /// Adds a step that has text.
  /// - Returns: `false` for any other step.
  mutating func add(_ item: OutlinedItem) -> Bool {
    switch item {
    case .text(let run, _): parts.append(.text(run.text, run.range))
    case .described(let description): parts.append(description.part)
    case .path, .glyphs, .image, .group, .composite, .transformed, .link: return false
    }
    items.append(item)
    return true
  }

  /// The steps drawn as shapes: descriptions, and text whose letters would show through each other.
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

  /// The steps in reading order, by paragraph.
  var paragraphs: [[OutlinedItem]] {
    ReadingOrder(parts).paragraphs.map { numbers in numbers.map { items[$0] } }
  }
}

extension GlyphRun {
  /// Whether the run is drawn as a shape with invisible text over it.
  ///
  /// Programs paint text glyph by glyph, and some would set it differently.
  func isDrawnApart(_ paint: Paint) -> Bool { !isPlain || !paint.isOpaque && isTouching }

  /// The clusters in text order, each with its glyphs and the origin of its widest glyph, which is not a mark.
  var readClusters: [(text: String, glyphs: ArraySlice<Glyph>, origin: Point)] {
    let all = glyphs
    return clusters(of: all).map { cluster in
      let own = all[cluster.glyphs]
      let base = own.max { font.advance(of: $0.id) < font.advance(of: $1.id) }
      return (cluster.text, own, base?.origin ?? .zero)
    }
    .sorted { a, b in
      // Clusters at the same position of the text are in order from left to right.
      (all[a.glyphs.startIndex].cluster, a.glyphs.startIndex)
        < (all[b.glyphs.startIndex].cluster, b.glyphs.startIndex)
    }
  }
}

internal import SymtextFonts
internal import SymtextGraphics
package import SymtextImageFormats
internal import SymtextTextLayout

/// The path segments of a picture's shapes, counted before they are drawn or copied.
///
/// An image of shapes counts as often as the picture shows it.
package struct PathAmount {
  /// The most segments of a picture in formats of shapes, which hold each in memory.
  package static let mostInShapes = 1 << 21
  /// The most segments of a picture in pixels.
  package static let mostInPixels = 1 << 25

  /// The most segments of a film as Lottie, which holds each as JSON, text too.
  package static let mostInFilms = 1 << 18

  private let most: Int
  /// Whether glyphs are shapes, too.
  private let countsGlyphs: Bool
  private var count = 0
  private var isExceeded: Bool { count > most }

  private init(most: Int, countsGlyphs: Bool) {
    (self.most, self.countsGlyphs) = (most, countsGlyphs)
  }

  /// Checks a picture that is written as shapes.
  /// - Throws: ``RenderingError`` for too many segments.
  package static func checkShapes(of items: [DisplayItem]) throws(RenderingError) {
    try check(items, most: mostInShapes, "draw it as PNG, or divide it")
  }

  /// Checks a picture that is drawn as pixels.
  /// - Throws: ``RenderingError`` for too many segments.
  package static func checkPixels(of items: [DisplayItem]) throws(RenderingError) {
    try check(items, most: mostInPixels, "divide it")
  }

  /// Checks a film that is written as Lottie.
  /// - Throws: ``RenderingError`` for too many segments.
  package static func checkFilm(of items: [DisplayItem]) throws(RenderingError) {
    try check(items, most: mostInFilms, countsGlyphs: true, "write PNG, WebP or SVG, or divide it")
  }

  /// Returns the path segments of all shapes and glyphs; counting ends beyond a number.
  package static func count(of items: [DisplayItem], upTo most: Int) -> Int {
    var amount = PathAmount(most: most, countsGlyphs: true)
    amount.add(items)
    return amount.count
  }

  private static func check(
    _ items: [DisplayItem], most: Int, countsGlyphs: Bool = false, _ remedy: String
  ) throws(RenderingError) {
    var amount = PathAmount(most: most, countsGlyphs: countsGlyphs)
    amount.add(items)
    guard amount.isExceeded else { return }
    throw RenderingError(
      "the shapes of the picture have more than \(most) path segments; \(remedy)")
  }

  private mutating func add(_ items: [DisplayItem]) {
    for item in items {
      guard !isExceeded else { return }
      switch item {
      case .fill(let path, _), .cut(let path): count += path.elements.count
      case .vectors(let image): add(image.image.steps)
      case .group(let items, _), .transformed(let items, _), .described(_, let items),
        .moving(_, _, let items):
        add(items)
      case .composite(let source, _, let backdrop):
        add(source)
        add(backdrop)
      case .glyphs(let run, _), .clear(let run):
        guard countsGlyphs else { continue }
        for glyph in run.glyphs { count += run.font.elementCount(of: glyph.id) }
      case .image, .link: break
      }
    }
  }

  private mutating func add(_ steps: [VectorImage.Step]) {
    for step in steps {
      guard !isExceeded else { return }
      switch step {
      case .fill(let path, _, _): count += path.elements.count
      case .group(let steps, _): add(steps)
      }
      count += 1
    }
  }
}

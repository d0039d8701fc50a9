package import SymtextFonts
package import SymtextOpenType

/// The path elements of the outlines of glyphs, each counted once, and their limit.
///
/// A font of some kilobytes may have glyphs of hundreds of thousands of points each.
package struct GlyphOutlines {
  /// The most path elements of the different glyphs of a text.
  package static let most = 1 << 21

  /// The glyphs of a design that are counted.
  private struct Counted {
    var instance: FontInstance
    var family: String
    /// A bit for each glyph.
    var known: [UInt64] = []
    var elements = 0
  }

  private var fonts: [Counted] = []
  private let most: Int
  private var count = 0

  package init(most: Int = GlyphOutlines.most) { self.most = most }

  /// Whether there are more than the limit; no more glyphs are counted.
  package var isExceeded: Bool { count > most }

  /// The error for too many.
  package var description: String {
    let heaviest = fonts.max { $0.elements < $1.elements }?.family ?? ""
    return
      "the different glyphs of the text have more than \(most) path segments, most of them in \(heaviest); use another font, or divide the text"
  }

  /// Counts glyphs of a font.
  package mutating func add(_ glyphs: some Sequence<GlyphID>, of font: Font) {
    guard !isExceeded else { return }
    let place = place(of: font)
    for glyph in glyphs {
      let (word, bit) = (Int(glyph.rawValue) / 64, UInt64(1) << UInt64(glyph.rawValue % 64))
      while fonts[place].known.count <= word { fonts[place].known.append(0) }
      guard fonts[place].known[word] & bit == 0 else { continue }
      fonts[place].known[word] |= bit
      add(elements: font.elementCount(of: glyph), at: place)
      if isExceeded { return }
    }
  }

  /// Counts path elements of other glyphs of a font.
  package mutating func add(elements: Int, of font: Font) {
    add(elements: elements, at: place(of: font))
  }

  private mutating func add(elements: Int, at place: Int) {
    fonts[place].elements += elements
    count += elements
  }

  private mutating func place(of font: Font) -> Int {
    if let known = fonts.lastIndex(where: { $0.instance === font.instance }) { return known }
    fonts.append(Counted(instance: font.instance, family: font.face.family))
    return fonts.count - 1
  }
}

extension Paragraph {
  /// Counts the outlines of its glyphs.
  package func count(in outlines: inout GlyphOutlines) {
    for run in text.runs { outlines.add(run.glyphs.packed.lazy.map(\.glyph), of: run.font) }
  }
}

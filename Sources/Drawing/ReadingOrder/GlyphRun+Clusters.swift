internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextTextLayout

/// Adjacent glyphs of a run for the same characters.
package struct GlyphCluster {
  /// Their range in the run's glyphs.
  package var glyphs: Range<Int>
  /// Empty for glyphs without characters.
  package var text: String

  package init(glyphs: Range<Int>, text: String) {
    self.glyphs = glyphs
    self.text = text
  }
}

extension GlyphRun {
  /// Returns the glyphs grouped by their characters, from left to right.
  /// - Parameter glyphs: the glyphs of the run.
  package func clusters(of glyphs: [Glyph]) -> [GlyphCluster] {
    let starts = Set(glyphs.lazy.map(\.cluster).filter { range.contains($0) }).sorted()
    var texts: [Int: String] = [:]
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      texts[start] = characters(in: (index == 0 ? range.lowerBound : start)..<end)
    }
    var clusters: [GlyphCluster] = []
    for index in glyphs.indices {
      let last = clusters.count - 1
      if index > 0, glyphs[index].cluster == glyphs[index - 1].cluster, !range.isEmpty {
        clusters[last].glyphs = clusters[last].glyphs.lowerBound..<index + 1
      } else {
        clusters.append(
          GlyphCluster(glyphs: index..<index + 1, text: texts[glyphs[index].cluster] ?? ""))
      }
    }
    return clusters
  }

  /// Returns a part of the text, in UTF-8 bytes.
  private func characters(in part: Range<Int>) -> String {
    let utf8 = text.utf8
    guard part.lowerBound >= 0, part.upperBound <= utf8.count else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    let end = utf8.index(start, offsetBy: part.count)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }

  /// Whether glyphs overlap or touch, so that they must be filled together as one shape.
  package var isTouching: Bool {
    var right = -Double.infinity
    for glyph in glyphs {
      guard let ink = font.inkBounds(of: glyph.id) else { continue }
      if ink.minX + glyph.origin.x <= right { return true }
      right = max(right, ink.maxX + glyph.origin.x)
    }
    return false
  }
}

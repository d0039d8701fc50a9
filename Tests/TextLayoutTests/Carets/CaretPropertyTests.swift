import SymtextSymbolTestSupport
import SymtextFonts
import SymtextGraphics
import Testing
@testable import SymtextTextLayout

/// Properties of carets in random texts of many scripts and directions, with tabs, attachments and ellipses.
struct CaretPropertyTests {
  private func frames(_ count: Int) throws -> [(seed: UInt64, frame: TextFrame)] {
    let fonts = [
      try TestFaces.inter(), try TestFaces.inter(size: 40, weight: 900),
      try TestFaces.dejaVuSerif(size: 11),
    ]
    var frames: [(UInt64, TextFrame)] = []
    for seed in 1...UInt64(count) {
      let source = RandomText(seed: seed, fonts: fonts)
      guard !source.hasNegativeAdvances else { continue }
      let paragraph = Paragraph(
        source.text, direction: source.direction, fallback: source.fallback)
      frames.append((seed, paragraph.frame(width: source.width, style: source.style)))
    }
    return frames
  }

  /// Returns the caret positions: between grapheme clusters, outside text replaced by an ellipsis.
  private func boundaries(_ frame: TextFrame) -> [Int] {
    let utf8 = frame.text.utf8
    let all = [0] + GraphemeBreaks.cuts(in: utf8, range: utf8.indices)
    guard let elided = frame.elidedRange else { return all }
    return all.filter { $0 <= elided.lowerBound || $0 >= elided.upperBound }
  }

  @Test func `A hit at a caret returns its position`() throws {
    var count = 0
    for (seed, frame) in try frames(300) {
      for offset in boundaries(frame) {
        let caret = frame.caret(at: offset)
        guard caret.top < caret.bottom else { continue }
        // Lines lower than their letters overlap.
        let point = Point(caret.x, (caret.top + caret.bottom) / 2)
        guard
          frame.lines.first(where: { $0.baseline + $0.descent > point.y })?.range
            == frame.lines[caret.line].range
        else { continue }
        let hit = frame.caret(at: frame.position(at: point))
        #expect(hit.line == caret.line && abs(hit.x - caret.x) < 1e-5, "seed \(seed), \(offset)")
        // A zero-width element has two positions at one x.
        let carets = frame.carets(ofLine: caret.line).filter { abs($0.x - caret.x) < 1e-5 }
        if carets.count == 1 { #expect(hit.position.offset == offset, "seed \(seed), \(offset)") }
        count += 1
      }
    }
    #expect(count > 2000)
  }

  @Test func `Every boundary is visited once, in logical and in visual order`() throws {
    for (seed, frame) in try frames(300) {
      let boundaries = boundaries(frame)
      #expect(visited(frame, .nextCharacter, from: 0) == boundaries, "seed \(seed)")
      let back = visited(frame, .previousCharacter, from: frame.utf8Count)
      #expect(back == boundaries.reversed(), "seed \(seed)")
      guard let first = frame.lines.first,
        frame.lines.allSatisfy({ $0.isRightToLeft == first.isRightToLeft })
      else { continue }
      let start = frame.entry(isForward: true).offset
      let forward: TextMovement = first.isRightToLeft ? .left : .right
      let backward: TextMovement = first.isRightToLeft ? .right : .left
      let seen = visited(frame, forward, from: start)
      #expect(seen.sorted() == boundaries, "seed \(seed)")
      let end = seen.last ?? 0
      #expect(visited(frame, backward, from: end) == seen.reversed(), "seed \(seed)")
    }
  }

  /// Returns the positions that a movement visits, with the first, until it stops.
  private func visited(_ frame: TextFrame, _ movement: TextMovement, from offset: Int) -> [Int] {
    var offsets = [offset]
    while offsets.count <= frame.utf8Count + 2 {
      let next = frame.position(movement, from: TextPosition(offsets[offsets.count - 1]))
      if next.offset == offsets[offsets.count - 1] { break }
      offsets.append(next.offset)
    }
    return offsets
  }

  @Test func `The selection of a line covers it once`() throws {
    for (seed, frame) in try frames(300) {
      for (index, line) in frame.lines.enumerated() where !line.range.isEmpty {
        #expect(line.elidedRange?.isEmpty != true, "seed \(seed)")
        // A number sign and its enclosed digits are one cluster, which levels may divide.
        let starts = Set(frame.text.bidi.runs.map(\.range.lowerBound))
        let cells = frame.cells(ofLine: index).cells
        guard cells.allSatisfy({ starts.isDisjoint(with: $0.range.dropFirst()) }) else { continue }
        let rects = frame.selectionRects(for: line.range)
        #expect(rects.allSatisfy { $0.line == index }, "seed \(seed)")
        var x = min(line.x, rects.first?.rect.minX ?? line.x)
        for rect in rects {
          #expect(abs(rect.rect.minX - x) < 1e-4, "seed \(seed), line \(index)")
          x = rect.rect.maxX
        }
        #expect(x > line.x + line.width - 1e-4, "seed \(seed), line \(index)")
      }
    }
  }

  @Test func `Fragments show the whole selection`() throws {
    for (seed, frame) in try frames(120) {
      for line in frame.lines {
        for (number, element) in line.elements.enumerated() {
          guard case .text(let run) = element.element, !run.range.isEmpty else { continue }
          let fragments = frame.fragments(for: run.range).filter { $0.glyphs.count > 0 }
          let own = fragments.first { $0.element == number && $0.range == run.range }
          #expect(own?.glyphs == 0..<run.glyphs.count, "seed \(seed)")
          #expect(abs((own?.width ?? -1) - run.advance) < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}

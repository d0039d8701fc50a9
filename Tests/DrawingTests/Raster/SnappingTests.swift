import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Snapping letters and symbols to rows of pixels.
struct SnappingTests {
  private static let faces = [TestFonts.inter, TestFonts.dejaVuSans, TestFonts.dejaVuSerif]
  private static let sizes = [11.0, 12, 13, 14, 15, 16, 17, 19, 23]

  private func label(_ markup: String, _ face: String, size: Double) throws -> DisplayList {
    let font = Font(face: try Face(file: face), size: size)
    let label = try Label(markup, font: font, library: try TestLibrary.bundled.get(), color: .black)
    return label.displayList(style: ParagraphStyle(baselineStep: 1), padding: 4)
  }

  /// Returns the ink of each row, in full pixels.
  private func rows(_ pixmap: Pixmap) -> [Double] {
    (0..<pixmap.height).map { row in
      (0..<pixmap.width).reduce(0) {
        $0 + Double(pixmap.pixels[4 * (row * pixmap.width + $1) + 3]) / 255
      }
    }
  }

  /// Returns the columns from the first to the last with ink.
  private func columns(_ pixmap: Pixmap) -> ClosedRange<Int>? {
    let inked = (0..<pixmap.width).filter { column in
      (0..<pixmap.height).contains { pixmap.pixels[4 * ($0 * pixmap.width + column) + 3] > 8 }
    }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  private func draw(
    _ list: DisplayList, _ snapping: Snapping, pixelRatio: Double = 1
  ) throws -> Pixmap {
    try RasterRenderer(snapping: snapping).pixmap(list, pixelRatio: pixelRatio)
  }

  @Test(arguments: [TestFonts.inter, TestFonts.dejaVuSans], ["H", "x", "z", "T", "v"])
  func `Flat letters begin and end with whole rows`(face: String, letter: String) throws {
    for size in Self.sizes {
      let list = try label(letter, face, size: size)
      let inked = rows(try draw(list, .vertical)).filter { $0 > 0.02 }
      let font = Font(face: try Face(file: face), size: size)
      let height =
        "HT".contains(letter) ? font.metrics.capHeight : font.metrics.xHeight
      #expect(abs(Double(inked.count) - height) <= 0.65, "\(size)")
      // The outermost rows are not grey shadows of their neighbours.
      let isPointed = letter == "v"
      try #require(inked.count > 3)
      #expect(inked[0] > 0.75 * inked[1], "\(size): \(inked)")
      #expect(
        inked[inked.count - 1] > (isPointed ? 0.4 : 0.75) * inked[inked.count - 2],
        "\(size): \(inked)")
    }
  }

  @Test(arguments: faces)
  func `Nothing moves horizontally`(face: String) throws {
    for size in Self.sizes {
      let list = try label("Hamburg {heart} {list.bullet} {bell}", face, size: size)
      let (none, vertical) = (try draw(list, .none), try draw(list, .vertical))
      #expect((none.width, none.height) == (vertical.width, vertical.height))
      #expect(columns(none) == columns(vertical))
      #expect(none.pixels != vertical.pixels)
    }
  }

  @Test(
    arguments: faces, ["plus.circle", "list.bullet", "square", "circle", "minus", "circle.fill"])
  func `A symbol's middle is that of the snapped capitals`(face: String, name: String) throws {
    for size in Self.sizes {
      let list = try label("{\(name)}", face, size: size)
      let font = Font(face: try Face(file: face), size: size)
      let baseline = try #require(list.firstBaseline).rounded()
      let capHeight = font.metrics.capHeight.rounded()
      let rows = rows(try draw(list, .vertical))
      // Twice the middle, in rows from the top: rows at equal distances from it are equally dark.
      let twice = Int(2 * baseline - capHeight)
      for row in rows.indices where rows.indices.contains(twice - 1 - row) {
        #expect(abs(rows[row] - rows[twice - 1 - row]) < 0.3, "\(size), row \(row)")
      }
    }
  }

  // Symbols whose layers meet without overlap: two partial coverages add up.
  @Test(arguments: ["bell.badge", "cloud.sun", "folder.badge.plus"])
  func `Layers of a symbol are snapped together`(name: String) throws {
    for size in Self.sizes {
      let plain = try label("{\(name)}", TestFonts.inter, size: size)
      let layered = try label("{\(name) palette=black,black,black}", TestFonts.inter, size: size)
      let (a, b) = (rows(try draw(plain, .vertical)), rows(try draw(layered, .vertical)))
      for (one, other) in zip(a, b) { #expect(abs(one - other) < 0.5, "\(size)") }
    }
  }

  @Test func `Outlines are unchanged from two pixels per point, and where text is turned`()
    throws
  {
    let list = try label("Hxe {heart}", TestFonts.inter, size: 13)
    for ratio in [1, 1.5, 1.99] {
      #expect(
        try draw(list, .automatic, pixelRatio: ratio).pixels
          == draw(list, .vertical, pixelRatio: ratio).pixels)
    }
    for ratio in [2.0, 3] {
      #expect(
        try draw(list, .automatic, pixelRatio: ratio).pixels
          == draw(list, .none, pixelRatio: ratio).pixels)
    }
    var moved = list
    moved.items = [.transformed(list.items, by: .rotation(degrees: 20, about: .zero))]
    #expect(try draw(moved, .vertical).pixels == draw(moved, .none).pixels)
  }

  @Test(arguments: ["سلام", "नमस्ते", "漢字", "สวัสดี"])
  func `Letters of other heights are unchanged`(text: String) throws {
    let list = try label(text, TestFonts.inter, size: 13)
    #expect(try draw(list, .vertical).pixels == draw(list, .none).pixels)
  }

  @Test func `One renderer keeps snapped and unsnapped glyphs apart`() throws {
    let list = try label("Hxe {heart}", TestFonts.dejaVuSans, size: 13)
    let renderer = RasterRenderer(snapping: .automatic)
    let first = try renderer.pixmap(list)
    let large = try renderer.pixmap(list, pixelRatio: 2)
    #expect(try renderer.pixmap(list).pixels == first.pixels)
    #expect(large.pixels == (try draw(list, .none, pixelRatio: 2)).pixels)
  }

  // MARK: Heights

  @Test(arguments: faces)
  func `The order of heights is kept, and they move by little more than a pixel at most`(
    face: String
  ) throws {
    let face = try Face(file: face)
    var wrong: [String] = []
    for size in Self.sizes {
      let font = Font(face: face, size: size)
      let letters = LetterRows(font, scale: 1)
      for scalar in UInt32(0x21)...0x4FF {
        guard let glyph = face.glyph(for: scalar) else { continue }
        let map = letters.map(of: font.outline(of: glyph).transformed(by: .scale(1, -1)))
        let heights = stride(from: -size / 2, through: size * 1.2, by: 0.05)
        let fitted = heights.map { map.height($0) }
        let rise = zip(fitted, fitted.dropFirst()).allSatisfy { $0 < $1 }
        let most = zip(fitted, heights).map { abs($0 - $1) }.max() ?? 0
        // The brackets of Inter move by about five quarters at 16 pixels.
        if !rise || most > 1.25 + 1e-9 {
          wrong.append("U+\(String(scalar, radix: 16)) \(size) \(most)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test func `An edge is found at its height, with the ink on its side`() throws {
    let box = Path.roundedRect(Rect(x: 1, y: 2, width: 6, height: 3), radiusX: 0, radiusY: 0)
    for path in [box, box.reversed] {
      let edges = HorizontalEdge.edges(of: path, noShorterThan: 1).sorted { $0.y < $1.y }
      #expect(edges.map(\.y) == [2, 5] && edges.map(\.isBottom) == [true, false])
      #expect(edges.allSatisfy { $0.columns == 1...7 && !$0.isRound })
      let strokes = HorizontalStroke.strokes(of: edges, noThickerThan: 4)
      #expect(strokes.count == 1 && strokes[0].bottom == 2 && strokes[0].top == 5)
      #expect(HorizontalStroke.strokes(of: edges, noThickerThan: 2).count == 2)
    }
  }

  @Test func `An overly complex outline is unchanged`() {
    var path = Path()
    for row in 0..<200 {
      path.append(
        .roundedRect(
          Rect(x: 0, y: 2 * Double(row), width: 9, height: 1), radiusX: 0, radiusY: 0))
    }
    #expect(HorizontalEdge.edges(of: path, noShorterThan: 1).isEmpty)
    #expect(abs(SymbolRows(capHeight: 10.4).map(of: path, baselineShift: 0).height(5.2) - 5) < 1e-9)
  }
}

import Symtext

/// W2: one paragraph of 20,000 words and 2,500 symbols at 13 points, wrapped at 600 points, then at another width;
/// drawn and encoded.
///
/// `layout` covers all from markup to lines. Its parts are `parse`, `compose` (finds and measures symbols), `shape`
/// (with all analysis) and `lines`.
enum Paragraphs {
  /// The number of words in W2.
  static let words = 20_000
  static let width = 600.0

  /// Lays out one kind of text.
  static func run(_ kind: ParagraphText, words: Int, rounds: Int) throws {
    try layOut(kind, words: words, in: Scene(), rounds: rounds)
  }

  /// Draws W2 and encodes the picture.
  static func run(rounds: Int) throws { try draw(in: Scene(), rounds: rounds) }

  /// Writes the text of W2 for other programs: U+FFFC for every symbol, and a second file with a line for each symbol:
  /// advance, ascent and descent in points.
  static func writeText(_ kind: ParagraphText, words: Int, to file: String, symbols: String) throws
  {
    let scene = try Scene()
    let label = try scene.label(scene.markup(kind, words: words))
    var shapes: [(place: Int, text: String)] = []
    for line in label.lines(width: width) {
      for (_, element) in line.elements {
        guard case .attachment(let shape, _) = element else { continue }
        shapes.append((shape.offset, "\(shape.advance) \(shape.ascent) \(shape.descent)\n"))
      }
    }
    try TextFile.write(label.text, to: file)
    try TextFile.write(shapes.sorted { $0.place < $1.place }.map(\.text).joined(), to: symbols)
  }

  private static func layOut(
    _ kind: ParagraphText, words: Int, in scene: Scene, rounds: Int
  ) throws {
    let markup = scene.markup(kind, words: words)
    var times = PhaseTimes()
    var lines = 0
    for _ in 0..<rounds {
      let text = try times.measure("parse") { try Markup.text(markup) }
      let label = try times.measure("label") { try scene.label(text) }
      lines = times.measure("lines") { label.lines(width: width) }.count
      _ = times.measure("relayout") { label.lines(width: width + 1) }
      _ = try times.measure("unwrapped label") { try scene.label(text, wraps: false) }
    }
    let name = "W2 \(kind.rawValue), \(words) words, \(lines) lines"
    for (phase, time) in times.medians(sums: ["layout": ["parse", "label", "lines"]]) {
      Measurement(workload: name, phase: phase, microseconds: time, items: 1).print()
    }
  }

  private static func draw(in scene: Scene, rounds: Int) throws {
    let label = try scene.label(scene.markup(.latin, words: words))
    let lines = label.lines(width: width)
    let height = lines.last.map { $0.baseline + $0.descent } ?? 0
    var times = PhaseTimes()
    var bytes = 0
    for _ in 0..<rounds {
      let pixmap = try times.measure("raster") { () throws -> Pixmap in
        let list = DisplayList(
          width: width, height: height, items: label.items(lines, at: .zero))
        return try RasterRenderer().pixmap(list, background: .white)
      }
      bytes = try times.measure("encode") { try PNGEncoder().encode(pixmap).count }
    }
    for (phase, time) in times.medians() {
      Measurement(
        workload: "W2", phase: phase, microseconds: time, items: 1,
        bytes: phase == "encode" ? bytes : 0
      ).print()
    }
  }

  /// The font and the symbols, opened once.
  private struct Scene {
    let library: SymbolLibrary
    let font: Font
    let names: [String]

    init() throws {
      library = try SymbolLibrary.bundled()
      names = library.font.entries.map(\.name)
      let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
      font = Font(face: face, size: 13)
    }

    func markup(_ kind: ParagraphText, words: Int) -> String {
      kind.markup(words: words, symbols: names)
    }

    func label(_ markup: String) throws -> Label { try label(Markup.text(markup)) }

    func label(_ text: AttributedText, wraps: Bool = true) throws -> Label {
      try Label(text, font: font, library: library, wraps: wraps)
    }
  }
}

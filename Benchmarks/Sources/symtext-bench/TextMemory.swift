import Symtext

/// The memory of a plain text at 13 points in a column of 600: of its layout, then of its display list.
///
/// `bytes` is the growth of the peak per character since the text was read.
enum TextMemory {
  static func run(file: String) throws {
    let library = try SymbolLibrary.bundled()
    let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let font = Font(face: face, size: 13)
    // Loads caches before measuring.
    _ = try Label("A b", font: font, library: library).lines(width: 10)
    let text = try TextFile.read(file)
    let count = text.utf8.count
    let start = peakKilobytes()
    var time = cpuMicroseconds()
    func report(_ phase: String) {
      Measurement(
        workload: "text of \(count) bytes", phase: phase, microseconds: cpuMicroseconds() - time,
        items: 1, bytes: (peakKilobytes() - start) * 1024 / max(count, 1)
      ).print()
      time = cpuMicroseconds()
    }
    let label = try Label(AttributedText(text), font: font, library: library)
    report("label")
    let lines = label.lines(width: Paragraphs.width)
    report("lines")
    let items = label.items(lines, at: .zero)
    report("items")
    let box = items.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    report("ink")
    withExtendedLifetime((lines, items, box)) {}
  }
}

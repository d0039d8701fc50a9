import Geometry
import SymbolText
import TextLayout

/// W2: one paragraph of 20,000 words and 2,500 symbols at 13 points, wrapped at 600 points, then at
/// another width, then drawn and encoded.
enum Paragraphs {
  static func run(rounds: Int) throws {
    let library = try SymbolLibrary.bundled()
    let names = library.font.entries.map(\.name)
    let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let font = Font(face: face, size: 13)
    var state: UInt32 = 1
    var source = ""
    for index in 0..<20_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      source += words[Int(state >> 16) % words.count]
      source += index % 17 == 16 ? ". " : " "
      if index % 8 == 7 { source += "{\(names[index / 8 % names.count])} " }
    }
    var times: [String: [Double]] = [:]
    var bytes = 0
    for _ in 0..<rounds {
      let start = cpuMicroseconds()
      let label = try Label(source, font: font, library: library)
      let first = label.lines(width: 600)
      let laidOut = cpuMicroseconds()
      _ = label.lines(width: 601)
      let again = cpuMicroseconds()
      let last = first[first.count - 1]
      let list = DisplayList(
        width: 600, height: last.baseline + last.descent, items: label.items(first, at: .zero))
      let pixmap = try RasterRenderer().pixmap(list, background: .white)
      let drawn = cpuMicroseconds()
      bytes = try PNGEncoder().encode(pixmap).count
      let encoded = cpuMicroseconds()
      times["layout", default: []].append(laidOut - start)
      times["relayout", default: []].append(again - laidOut)
      times["raster", default: []].append(drawn - again)
      times["encode", default: []].append(encoded - drawn)
    }
    for phase in ["layout", "relayout", "raster", "encode"] {
      Measurement(
        workload: "W2", phase: phase, microseconds: median(times[phase] ?? []), items: 1,
        bytes: phase == "encode" ? bytes : 0
      ).print()
    }
  }

  private static let words = [
    "the", "of", "and", "licence", "under", "terms", "software", "copy", "modified", "version",
    "which", "work", "distribute", "source", "code", "may", "with", "this", "program", "conditions",
    "library", "you", "to", "received", "without", "warranty", "provided", "that", "any", "covered",
    "naïve", "café", "façade", "agreement", "rights", "granted", "by", "each", "contributor", "a",
  ]
}

import Symtext

/// Opening a symbol library and finding a symbol in it.
///
/// The time must not grow with the number of symbols.
enum LibraryOpening {
  static func run(file: String, rounds: Int) throws {
    var times: [Double] = []
    var count = 0
    for _ in 0..<rounds {
      let start = cpuMicroseconds()
      let library = try SymbolLibrary(file: file)
      _ = try library.entry(named: "heart")
      times.append(cpuMicroseconds() - start)
      count = library.font.count
    }
    Measurement(
      workload: "library", phase: "open and find, \(count) symbols", microseconds: median(times),
      items: 1
    ).print()
  }
}

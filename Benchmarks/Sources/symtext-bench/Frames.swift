import Symtext

/// Frames of an animated symbol, as pixels, without encoding.
enum Frames {
  private static let effects = [
    "bounce", "variableColor.iterative", "rotate", "appear", "drawOn",
  ]

  /// - Parameter side: The side of the picture, in pixels.
  static func run(side: Int, rounds: Int) throws {
    let font = Font(
      face: try FontFinder.face(family: FontFinder.defaultFamily, weight: 400),
      size: Double(side) * 0.7)
    let library = try SymbolLibrary.bundled()
    let label = try Label("{wifi}", font: font, library: library)
    for effect in effects {
      let timeline = try label.animated(effect)
      let times = try timeline.frameTimes(rate: 60)
      let renderer = try FrameRenderer(timeline)
      var bytes = 0
      let measured = try (0..<rounds).map { _ in
        let start = cpuMicroseconds()
        for _ in 0..<20 {
          for time in times { bytes += try renderer.pixmap(at: time).pixels.count }
        }
        return cpuMicroseconds() - start
      }
      Measurement(
        workload: "frames \(side) px", phase: effect, microseconds: median(measured),
        items: 20 * times.count, bytes: bytes / rounds / 20 / times.count
      ).print()
    }
  }
}

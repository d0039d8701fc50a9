internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextSupport

/// The renderers of earlier pictures, which the next picture draws with, so that it finds their glyphs.
///
/// A new one has to be made, and draws every glyph again.
enum IdleRenderers {
  private struct Idle {
    var blending: Blending
    var level: Int
    var snapping: Snapping
    var renderer: PNGRenderer
  }

  /// The most that are kept, one for each thread of a small service; each has at most 64 MiB of glyphs.
  private static let most = 2
  /// The last one first.
  private static let idle = Monitor<[Idle]>([])

  /// Calls a function with a renderer that no other thread uses.
  static func use<Result, Failure: Error>(
    blending: Blending, level: Int, snapping: Snapping,
    _ body: (PNGRenderer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let found = idle.change { idle in
      idle.firstIndex {
        $0.blending == blending && $0.level == level && $0.snapping == snapping
      }.map { idle.remove(at: $0).renderer }
    }
    let renderer = found ?? PNGRenderer(blending: blending, level: level, snapping: snapping)
    defer {
      let last = Idle(blending: blending, level: level, snapping: snapping, renderer: renderer)
      idle.change { idle in
        if idle.count == most { idle.removeLast() }
        idle.insert(last, at: 0)
      }
    }
    return try body(renderer)
  }
}

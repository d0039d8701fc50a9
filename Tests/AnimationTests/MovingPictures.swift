@testable import SymtextAnimation
import SymtextGraphics
@testable import SymtextDrawing
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
import SymtextTextLayout
@testable import SymtextVectorFormats

/// Animated symbols, and helpers that compare their pictures.
enum MovingPictures {
  /// Symbols of every kind: with values, one shape, a badge, a slash.
  static let symbols = ["wifi", "gear", "folder.badge.plus", "bell.slash"]
  /// The rendering modes.
  static let modes: [RenderingMode] = [.monochrome, .hierarchical, .palette, .multicolor]
  /// Effects that repeat until they are removed, or can.
  static let loops = [
    "bounce", "pulse", "variableColor", "variableColor.iterative", "variableColor.reversing",
    "variableColor.iterative.reversing.hideInactiveLayers", "wiggle", "wiggle.left",
    "wiggle:continuous", "breathe", "breathe.plain.individually", "rotate", "rotate:continuous",
    "scale:repeat=1", "pulse;breathe", "bounce:speed=1.7+pulse", "appear>bounce>disappear",
    "drawOn>drawOff",
  ]
  /// All effects with each of their scopes.
  static var scopes: [String] {
    SymbolEffect.names.flatMap { name in
      let scopes = SymbolEffect.variants(of: name).filter {
        SymbolEffect.Scope(rawValue: $0) != nil
      }
      return scopes.isEmpty ? [name] : scopes.map { "\(name).\($0)" }
    }
  }

  /// Returns a label in Inter, black except for colours from the symbols' mode.
  static func label(
    _ markup: String, size: Double = 34, mode: RenderingMode = .monochrome,
    configuration: SymbolConfiguration = SymbolConfiguration(), value: Double? = nil,
    variable: VariableStyle = .color
  ) throws -> Label {
    let palette =
      mode == .palette
      ? [AdaptiveColor.fixed(Color(red: 1, green: 0, blue: 0)), .fixed(.black)] : []
    return try Label(
      markup, font: try TestLibrary.inter(size: size), library: try TestLibrary.bundled.get(),
      color: .fixed(.black), configuration: configuration,
      painting: SymbolPainting(mode: mode, palette: palette, value: value, variable: variable))
  }

  /// Returns common options.
  static func options(
    loops: Bool = false, until: Double? = nil, reducesMotion: Bool = false
  ) -> TimelineOptions {
    var options = TimelineOptions()
    (options.loops, options.until, options.reducesMotion) = (loops, until, reducesMotion)
    return options
  }

  static func pixmap(_ list: DisplayList, ratio: Double = 1) throws -> Pixmap {
    try RasterRenderer().pixmap(list, pixelRatio: ratio)
  }

  /// Whether a frame, which may have grown by whole pixels, shows a still picture.
  static func isSame(_ frame: DisplayList, as still: DisplayList, ratio: Double = 1) throws -> Bool
  {
    let (grown, small) = (try pixmap(frame, ratio: ratio), try pixmap(still, ratio: ratio))
    if grown.width == small.width && grown.height == small.height {
      return grown.pixels == small.pixels
    }
    let shift = (frame.items.bounds?.minX ?? 0) - (still.items.bounds?.minX ?? 0)
    let drop = (frame.items.bounds?.minY ?? 0) - (still.items.bounds?.minY ?? 0)
    let (x, y) = ((shift * ratio).rounded(), (drop * ratio).rounded())
    guard abs(x - shift * ratio) < 1e-9, abs(y - drop * ratio) < 1e-9, x >= 0, y >= 0 else {
      return false
    }
    return grown.pixels == placed(small, Int(x), Int(y), in: grown)
  }

  /// Returns a picture's pixels placed in a picture of another size, with clear pixels around them.
  private static func placed(_ pixmap: Pixmap, _ x: Int, _ y: Int, in large: Pixmap) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: large.pixels.count)
    for row in 0..<min(pixmap.height, large.height - y) {
      let width = 4 * min(pixmap.width, large.width - x)
      let (from, to) = (4 * row * pixmap.width, 4 * ((row + y) * large.width + x))
      pixels.replaceSubrange(to..<to + width, with: pixmap.pixels[from..<from + width])
    }
    return pixels
  }

  /// Returns the largest difference of pixels.
  static func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    guard a.pixels.count == b.pixels.count else { return 256 }
    return zip(a.pixels, b.pixels).lazy.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Timeline {
  /// The symbols and their replacements.
  var stages: [SymbolTimeline] {
    items.flatMap { $0.moving() }.flatMap { $0.item.stages.map(\.timeline) }
  }

  /// Returns the state of all parts at a time.
  func states(at time: Double) -> [LayerState] {
    stages.flatMap { stage in
      stage.model.parts.indices.map { stage.state(of: $0, at: time) }
    }
  }
}

extension [DisplayItem] {
  /// The bounding box of the outlines.
  var ink: Rect? {
    outlines(by: .identity).compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
  }

  private func outlines(by map: Affine) -> [Path] {
    flatMap { item -> [Path] in
      switch item {
      case .fill(let path, _): [path.transformed(by: map)]
      case .glyphs(let run, _): [run.outline.transformed(by: map)]
      case .group(let items, _), .described(_, let items), .moving(_, _, let items):
        items.outlines(by: map)
      case .composite(let source, _, let backdrop): (backdrop + source).outlines(by: map)
      case .transformed(let items, let own): items.outlines(by: map * own)
      case .image, .vectors, .clear, .cut, .link: []
      }
    }
  }

  /// All items, including those inside groups, transforms and descriptions, and these themselves.
  var everything: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .group(let items, _), .transformed(let items, _), .described(_, let items),
        .moving(_, _, let items):
        [item] + items.everything
      case .composite(let source, _, let backdrop): [item] + (backdrop + source).everything
      case .fill, .glyphs, .image, .vectors, .clear, .cut, .link: [item]
      }
    }
  }

  /// The transforms that differ from the identity.
  var maps: [Affine] {
    everything.compactMap { if case .transformed(_, let map) = $0 { map } else { nil } }
  }
}

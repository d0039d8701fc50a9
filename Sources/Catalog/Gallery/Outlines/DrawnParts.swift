internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextSymbolText

/// The pen strokes of a symbol, in the format of `pens.js`.
///
/// Coordinates have the units of the library's outlines. Times are in milliseconds, fractions in 255ths.
struct DrawnParts {
  private let parts: [DrawingPlan.Part]
  private let scale: Double

  /// - Parameters:
  ///   - plan: The plan; `nil` for a symbol without pen strokes.
  ///   - unit: The number of points of the plan in a unit.
  init(_ plan: DrawingPlan?, unit: Double) {
    parts = unit > 0 ? plan?.parts ?? [] : []
    scale = unit > 0 ? 1 / unit : 0
  }

  /// The flags of a line.
  private static let (dot, presence, carried, butt, miter) = (1, 2, 4, 8, 16)

  func write(to bytes: inout GalleryBytes) {
    bytes.write(parts.count)
    for part in parts {
      bytes.write(part.layer)
      bytes.write(Self.milliseconds(part.start))
      bytes.write(Self.milliseconds(part.duration))
      bytes.write(part.lines.count)
      for line in part.lines { write(line, to: &bytes) }
      bytes.write(part.solids.count)
      for solid in part.solids {
        write(solid.presence, to: &bytes)
        write(solid.outline, to: &bytes)
      }
    }
  }

  private func write(_ line: PaintedLine, to bytes: inout GalleryBytes) {
    bytes.write(
      (line.isDot ? Self.dot : 0) | (line.presence == nil ? 0 : Self.presence)
        | (line.carrier == nil ? 0 : Self.carried) | (line.cap == "butt" ? Self.butt : 0)
        | (line.join == "miter" ? Self.miter : 0))
    bytes.write(Int(max(line.width * scale, 0).rounded()))
    if let presence = line.presence { write(presence, to: &bytes) }
    write(line.path, to: &bytes)
    if let carrier = line.carrier {
      bytes.write(Self.share(carrier.line.reach))
      let way = (0...Self.places).map {
        carrier.map * carrier.line.place(at: Double($0) / Double(Self.places)).point
      }
      write(
        Path(way.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }),
        to: &bytes)
    }
  }

  /// The number of sampled positions along the line that carries another.
  private static let places = 16

  private func write(_ presence: Presence, to bytes: inout GalleryBytes) {
    for share in [presence.arrival, presence.departure, presence.length] {
      bytes.write(Self.share(share))
    }
  }

  private func write(_ path: Path, to bytes: inout GalleryBytes) {
    bytes.write(path.elements.count)
    var last = (x: 0, y: 0)
    func add(_ step: Int, _ points: Point...) {
      bytes.write(step)
      for point in points {
        let place = (x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
        bytes.write(signed: place.x - last.x)
        bytes.write(signed: place.y - last.y)
        last = place
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(0, point)
      case .line(let point): add(1, point)
      case .quad(let control, let end): add(2, control, end)
      case .cubic(let first, let second, let end): add(3, first, second, end)
      case .close: add(4)
      }
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
  private static func share(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
}

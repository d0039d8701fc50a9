internal import SymtextSymbols
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

extension MotionModel {
  /// The direction of a wiggle: a rotation, or a unit vector, y down.
  enum Swing: Hashable {
    case turn(isClockwise: Bool)
    case way(Vector)
  }

  /// Returns the direction of a wiggle for this symbol.
  func swing(_ wiggle: SymbolEffect.Wiggle) -> Swing {
    switch wiggle {
    case .automatic: ownSwing
    case .clockwise: .turn(isClockwise: true)
    case .counterClockwise: .turn(isClockwise: false)
    case .left: .way(Vector(-1, 0))
    case .right: .way(Vector(1, 0))
    case .up: .way(Vector(0, -1))
    case .down: .way(Vector(0, 1))
    case .forward: .way(Vector(isRightToLeft ? -1 : 1, 0))
    case .backward: .way(Vector(isRightToLeft ? 1 : -1, 0))
    case .custom(let angle): Self.swing(degrees: angle)
    }
  }

  /// The symbol's own direction.
  ///
  /// Arrows and chevrons without one wiggle the way they point.
  private var ownSwing: Swing {
    switch motion.wiggle {
    case .turning(let isClockwise): return .turn(isClockwise: isClockwise)
    case .linear(let angle): return Self.swing(degrees: angle)
    case nil: break
    }
    let words = name.split(separator: ".")
    guard let first = words.first, words.count > 1,
      first == "arrow" || first == "chevron" || name.hasPrefix("square.and.arrow.")
    else { return .turn(isClockwise: true) }
    let mirrored = isRightToLeftForm ? -1.0 : 1
    let way: Vector? = words.lazy.dropFirst().compactMap { word in
      switch word {
      case "up": Vector(0, -1)
      case "down": Vector(0, 1)
      case "left": Vector(-1, 0)
      case "right": Vector(1, 0)
      case "backward": Vector(-mirrored, 0)
      case "forward": Vector(mirrored, 0)
      default: nil
      }
    }.first
    return way.map { .way($0) } ?? .turn(isClockwise: true)
  }

  private static func swing(degrees: Double) -> Swing {
    let angle = degrees * .pi / 180
    return .way(Vector(cos(angle), sin(angle)))
  }

  /// Whether a rotation goes clockwise.
  func isClockwise(_ turn: SymbolEffect.Turn) -> Bool {
    switch turn {
    case .automatic: motion.rotatesClockwise
    case .clockwise: true
    case .counterClockwise: false
    }
  }
}

/// An animation of a symbol: its kind, and the parts that move together.
///
/// The effects and their variants are those of SF Symbols 5 to 7. Timing and amounts are symtext's own, because Apple
/// publishes none (Decisions.md, Motion).
public struct SymbolEffect: Hashable, Sendable {
  /// The kind of animation.
  public enum Kind: Hashable, Sendable {
    /// The successor replaces the symbol; without a successor, the symbol appears.
    case automatic
    /// The symbol appears, growing, or from the front plane.
    case appear(Plane)
    /// The symbol disappears, shrinking, or to the front plane.
    case disappear(Plane)
    /// The symbol briefly becomes larger or smaller.
    case bounce(Plane)
    /// The symbol stays larger or smaller for as long as the effect lasts.
    case scale(Plane)
    /// The symbol fades out and in.
    case pulse
    /// The layers light up in the order of their thresholds.
    case variableColor(VariableColor)
    /// Another symbol replaces it.
    case replace(Replacement)
    /// The symbol moves back and forth.
    case wiggle(Wiggle)
    /// The symbol grows and shrinks slowly.
    case breathe(Breath)
    /// The symbol turns.
    case rotate(Turn)
    /// Pens draw the symbol's lines.
    case drawOn
    /// The lines are erased, in drawing order or from their end.
    case drawOff(isReversed: Bool)
  }

  /// The plane of depth: up is larger and nearer, down smaller and farther away.
  public enum Plane: String, CaseIterable, Hashable, Sendable {
    /// Towards the viewer.
    case up
    /// Away from the viewer.
    case down
  }

  /// The way in which layers light up one after another.
  public struct VariableColor: Hashable, Sendable {
    /// Whether layers stay lit while the next ones light up.
    public var isCumulative = true
    /// Whether the layers go out in reverse order before the next cycle.
    public var isReversing = false
    /// Whether unlit layers are hidden instead of dimmed.
    public var hidesInactiveLayers = false

    /// Makes the default of SF Symbols: cumulative, not reversing, dimmed.
    public init() {}
  }

  /// The way in which a symbol replaces another one.
  public struct Replacement: Hashable, Sendable {
    /// The planes between which symbols move.
    public enum Way: String, CaseIterable, Hashable, Sendable {
      /// The old symbol shrinks, the new one grows.
      case downUp
      /// The old symbol grows, the new one grows.
      case upUp
      /// The old symbol vanishes at once, the new one grows.
      case offUp
    }

    /// Whether the common parts stay and only the others change: slashes and lines are drawn, badges grow, fills fade.
    public var isMagic: Bool
    /// The way of replacement; if ``isMagic``, only for symbols without common parts.
    public var way: Way

    /// Makes a replacement.
    public init(isMagic: Bool = true, way: Way = .downUp) {
      self.isMagic = isMagic
      self.way = way
    }

    /// Common parts stay; without any, the old symbol shrinks and the new one grows.
    public static let magic = Replacement()
  }

  /// The direction in which a symbol moves back and forth.
  public enum Wiggle: Hashable, Sendable {
    /// The symbol's own wiggle, or else clockwise first.
    case automatic
    /// It turns, clockwise first.
    case clockwise
    /// It turns, counter-clockwise first.
    case counterClockwise
    /// It moves, to the left first.
    case left
    /// It moves, to the right first.
    case right
    /// It moves, upwards first.
    case up
    /// It moves, downwards first.
    case down
    /// It moves, in reading direction first.
    case forward
    /// It moves, against reading direction first.
    case backward
    /// It moves along a line; the angle is in degrees clockwise from the right, as seen.
    case custom(angle: Double)
  }

  /// The properties that change as a symbol breathes.
  public enum Breath: String, CaseIterable, Hashable, Sendable {
    /// Size and opacity; larger is fainter.
    case pulse
    /// Size only.
    case plain
  }

  /// The direction in which a symbol turns.
  public enum Turn: String, CaseIterable, Hashable, Sendable {
    /// The symbol's own direction, or else clockwise.
    case automatic
    /// Clockwise.
    case clockwise
    /// Counter-clockwise.
    case counterClockwise
  }

  /// The parts that move together.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Motion groups, one after another.
    case byLayer
    /// The symbol as a whole.
    case wholeSymbol
    /// Every shape, one after another.
    case individually
  }

  /// The kind of animation.
  public var kind: Kind
  /// The parts that move together.
  public var scope: Scope

  /// Makes an effect.
  public init(_ kind: Kind, scope: Scope = .byLayer) {
    self.kind = kind
    self.scope = scope
  }
}

/// A motion of a symbol: what it does and which of its parts do it together.
///
/// The effects and their variants are those of SF Symbols 5 to 7; timing and amounts are symtext's own, as
/// Apple publishes none (Decisions.md, Motion).
public struct SymbolEffect: Hashable, Sendable {
  /// What moves.
  public enum Kind: Hashable, Sendable {
    /// It becomes its successor, or appears where it has none.
    case automatic
    /// It comes, growing, or from the front plane.
    case appear(Plane)
    /// It goes, shrinking, or to the front plane.
    case disappear(Plane)
    /// It is pushed once, larger or smaller.
    case bounce(Plane)
    /// It is larger or smaller for as long as the effect lasts.
    case scale(Plane)
    /// It fades and comes back.
    case pulse
    /// Its layers light up in the order of their values.
    case variableColor(VariableColor)
    /// Another symbol takes its place.
    case replace(Replacement)
    /// It moves to and fro.
    case wiggle(Wiggle)
    /// It grows and shrinks slowly.
    case breathe(Breath)
    /// It turns.
    case rotate(Turn)
    /// Its lines are drawn.
    case drawOn
    /// Its lines are taken away, in the order in which they are drawn or from their end.
    case drawOff(isReversed: Bool)
  }

  /// Up is larger and nearer, down is smaller and farther away.
  public enum Plane: String, CaseIterable, Hashable, Sendable {
    /// Towards who looks.
    case up
    /// Away from who looks.
    case down
  }

  /// How layers light up one after another.
  public struct VariableColor: Hashable, Sendable {
    /// Whether layers stay lit while the next ones light up.
    public var isCumulative = true
    /// Whether the layers go out in the other order before it begins anew.
    public var isReversing = false
    /// Whether layers that are not lit are hidden, not dim.
    public var hidesInactiveLayers = false

    /// As SF Symbols does it unless something else is said: cumulative, not reversing, dim.
    public init() {}
  }

  /// How another symbol takes the place of one.
  public struct Replacement: Hashable, Sendable {
    /// Where a symbol goes, and where the other comes from.
    public enum Way: String, CaseIterable, Hashable, Sendable {
      /// The old one shrinks, the new one grows.
      case downUp
      /// The old one grows, the new one grows.
      case upUp
      /// The old one is gone at once, the new one grows.
      case offUp
    }

    /// Whether what both have in common stays, and the rest comes and goes: slashes and lines are drawn, badges
    /// grow, fills fade.
    public var isMagic: Bool
    /// How symbols are replaced, of magic ones those that have nothing in common.
    public var way: Way

    /// Makes a replacement.
    public init(isMagic: Bool = true, way: Way = .downUp) {
      self.isMagic = isMagic
      self.way = way
    }

    /// What both have in common stays; where that is nothing the old one shrinks and the new one grows.
    public static let magic = Replacement()
  }

  /// How a symbol moves to and fro.
  public enum Wiggle: Hashable, Sendable {
    /// As the symbol says, else clockwise first.
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
    /// It moves along a line: degrees clockwise from the right, as seen.
    case custom(angle: Double)
  }

  /// What changes as a symbol breathes.
  public enum Breath: String, CaseIterable, Hashable, Sendable {
    /// Size and opacity: larger is fainter.
    case pulse
    /// Size alone.
    case plain
  }

  /// Which way a symbol turns.
  public enum Turn: String, CaseIterable, Hashable, Sendable {
    /// As the symbol says, else clockwise.
    case automatic
    /// Clockwise.
    case clockwise
    /// Counter-clockwise.
    case counterClockwise
  }

  /// Which parts move together.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Motion groups, one after another.
    case byLayer
    /// The symbol as a whole.
    case wholeSymbol
    /// Every shape by itself, one after another.
    case individually
  }

  /// What moves, and how.
  public var kind: Kind
  /// Which parts move together.
  public var scope: Scope

  /// Makes an effect.
  public init(_ kind: Kind, scope: Scope = .byLayer) {
    self.kind = kind
    self.scope = scope
  }
}

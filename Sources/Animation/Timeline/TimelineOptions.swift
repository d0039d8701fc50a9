public import SymtextSymbolText

/// How the effects of a picture are played.
public struct TimelineOptions: Hashable, Sendable {
  /// What symbols do that say nothing themselves; `nil` is nothing.
  public var plan: EffectPlan?
  /// How often those effects are played that say nothing themselves; `nil` is once, forever where it
  /// loops.
  public var repetition: Repetition?
  /// How many times as fast those effects are played that say nothing themselves, .1 to 10.
  public var speed = 1.0
  /// Whether the end is followed by the beginning, without a jump where the effects have none.
  public var loops = false
  /// When what goes on is removed, in seconds; `nil` where it loops or ends by itself.
  public var until: Double?
  /// Whether what moves is left out or fades in its place, as `prefers-reduced-motion` asks for.
  public var reducesMotion = false
  /// The version of SF Symbols, 5 to 7, whose effects are known: later ones are played as earlier ones that mean
  /// much the same; `nil` knows all.
  public var version: Int?
  /// Pixels per point: the picture grows by whole pixels to hold what moves out of it.
  public var pixelRatio = 1.0

  /// Effects that are played once.
  public init() {}

  /// The longest that a picture moves, in seconds.
  public static let longest = 600.0
}

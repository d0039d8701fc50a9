public import SymtextSymbolText

/// Options for the effects of a picture.
public struct TimelineOptions: Hashable, Sendable {
  /// The effects of symbols without effects of their own; `nil` for none.
  public var plan: EffectPlan?
  /// The repetition of effects without one of their own; `nil` plays once, or forever in a loop.
  public var repetition: Repetition?
  /// The factor of the speed of effects without one of their own, .1 to 10.
  public var speed = 1.0
  /// Whether the end is followed by the beginning, without a jump unless an effect has one; ``Timeline/notes`` then say
  /// so.
  public var loops = false
  /// Whether a loop comes back the way it went, instead of starting anew.
  ///
  /// Effects that repeat by themselves, such as a continuous rotation, go on.
  public var returns = false
  /// The time at which effects are removed, in seconds; `nil` if they loop or end by themselves.
  public var until: Double?
  /// Whether movement is left out or replaced by fades, as for `prefers-reduced-motion`.
  public var reducesMotion = false
  /// The version of SF Symbols, 5 to 7, to which effects are limited.
  ///
  /// A newer effect is replaced by a similar older one. `nil` allows all.
  public var version: Int?
  /// Whether a label's picture has room for every effect, as its still picture with room has, instead of only for its
  /// own motion.
  public var hasRoomForMotion = false
  /// Pixels per point.
  ///
  /// The picture grows by whole pixels to contain items that move out of it.
  public var pixelRatio = 1.0

  /// Options for effects that play once.
  public init() {}

  /// The longest motion, in seconds.
  public static let longest = 600.0
}

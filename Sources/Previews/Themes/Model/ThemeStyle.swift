/// The looks of a style: at rest, in each state, and in its variants.
public struct ThemeStyle: Hashable, Sendable {
  /// A use of the style that looks different.
  public enum Variant: String, CaseIterable, Sendable {
    /// The destructive role.
    case destructive
    /// A button on a known backdrop, which shows through glass.
    case over
    /// A toggle that is off.
    case off
    /// A toggle that is on.
    case on
  }

  /// A variant and a state.
  private struct Key: Hashable {
    var variant: Variant?
    var state: ButtonState
  }

  private var looks: [Key: ThemeLook] = [:]
  /// The style in which a toggle of this style is drawn while it is off; `nil` for its own.
  public var off: ButtonStyle?
  /// The style in which a toggle of this style is drawn at rest while it is on; `nil` for its own, selected.
  public var on: ButtonStyle?

  /// Makes a style with a look at rest.
  public init(
    _ rest: ThemeLook = ThemeLook(), off: ButtonStyle? = nil, on: ButtonStyle? = nil
  ) {
    self.off = off
    self.on = on
    self[nil, .normal] = rest
  }

  /// The look of a variant in a state; `normal` is the look at rest, on which those of the states lie.
  public subscript(variant: Variant?, state: ButtonState) -> ThemeLook {
    get { looks[Key(variant: variant, state: state)] ?? ThemeLook() }
    set {
      looks[Key(variant: variant, state: state)] = newValue == ThemeLook() ? nil : newValue
    }
  }

  /// Returns the look of a variant in a state; `nil` if it has no part.
  func own(_ variant: Variant?, _ state: ButtonState) -> ThemeLook? {
    looks[Key(variant: variant, state: state)]
  }

  /// The look of a state.
  public subscript(state: ButtonState) -> ThemeLook {
    get { self[nil, state] }
    set { self[nil, state] = newValue }
  }

  /// Whether a variant has looks of its own.
  func has(_ variant: Variant) -> Bool { looks.keys.contains { $0.variant == variant } }
}

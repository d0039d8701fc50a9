/// The bars to which values of a theme apply: all, those of a kind, of a form, or on a device.
public struct ThemeBarPlace: Hashable, Sendable {
  /// A class of devices; without one, values apply to all.
  public enum Device: String, CaseIterable, Sendable {
    /// A phone in landscape, whose bars are low.
    case compact
    /// A tablet.
    case pad
    /// A computer.
    case desktop
  }

  /// The kind; `nil` for all.
  public var kind: BarKind?
  /// Whether only floating bars are meant.
  public var isFloating: Bool
  /// The device; `nil` for all.
  public var device: Device?

  /// Makes a place.
  public init(_ kind: BarKind? = nil, isFloating: Bool = false, device: Device? = nil) {
    self.kind = kind
    self.isFloating = isFloating
    self.device = device
  }

  /// All places, the least specific first.
  public static let all: [ThemeBarPlace] = ([nil] + BarKind.allCases).flatMap { kind in
    [false, true].flatMap { isFloating in
      ([nil] + Device.allCases).map {
        ThemeBarPlace(kind, isFloating: isFloating, device: $0)
      }
    }
  }

  /// The group of its tokens, such as `bar.tab.floating`.
  var path: [String] {
    ["bar"] + (kind.map { [$0.rawValue] } ?? []) + (isFloating ? ["floating"] : [])
      + (device.map { [$0.rawValue] } ?? [])
  }

  /// Reads the group of a token.
  /// - Returns: The place, and the name of the token in it; `nil` for other paths.
  static func read(_ path: [String]) -> (place: ThemeBarPlace, name: String)? {
    guard path.count > 1, path[0] == "bar" else { return nil }
    var rest = path.dropFirst()
    var place = ThemeBarPlace()
    if rest.count > 1, let kind = rest.first.flatMap(BarKind.init) {
      place.kind = kind
      rest.removeFirst()
    }
    if rest.count > 1, rest.first == "floating" {
      place.isFloating = true
      rest.removeFirst()
    }
    if rest.count > 1, let device = rest.first.flatMap(Device.init) {
      place.device = device
      rest.removeFirst()
    }
    return (place, rest.joined(separator: "."))
  }

  /// Returns the places whose values apply to a bar, the most specific first.
  static func all(
    for kind: BarKind, isFloating: Bool, device: Device?
  ) -> [ThemeBarPlace] {
    [kind, nil].flatMap { kind in
      (isFloating ? [true, false] : [false]).flatMap { isFloating in
        (device == nil ? [nil] : [device, nil]).map {
          ThemeBarPlace(kind, isFloating: isFloating, device: $0)
        }
      }
    }
  }
}

package import SymtextGraphics
package import SymtextDrawing

/// A press of a button, which takes its pressed colours, shrinks a little, and comes back.
///
/// Also a change of state, which fades from the colours before.
package struct Press: Sendable {
  /// The display items of the pressed button, in points, y down.
  package let pressed: [DisplayItem]
  /// The display items at rest.
  package let resting: [DisplayItem]
  private let isStill: Bool
  /// Whether `pressed` is the state before, which is not shown again.
  let isBefore: Bool
  private let middle: Point

  /// The time for which the button is held, in seconds.
  private static let hold = 0.16
  /// The time of the release, in seconds.
  private static let release = 0.2
  /// The scale of the pressed button.
  private static let scale = 0.96
  /// The spring of the press: faster than that of symbols, and without overshoot.
  private static let spring = Spring(stiffness: 900, damping: 60)

  /// - Parameters:
  ///   - pressed: the display items of the pressed button, in points, y down.
  ///   - isBefore: whether `pressed` is the state before, which is not shown again.
  ///   - isStill: whether the size stays the same.
  init(_ pressed: [DisplayItem], resting: [DisplayItem], isBefore: Bool, isStill: Bool) {
    self.pressed = pressed
    self.resting = resting
    self.isBefore = isBefore
    self.isStill = isStill || isBefore
    middle = resting.bounds?.middle ?? .zero
  }

  /// The duration, in seconds.
  package var length: Double { isBefore ? Self.release : Self.hold + Self.release }

  /// Returns how far the button is pressed, 0 to 1; `nil` at rest.
  package func share(at time: Double) -> Double? {
    guard time < length else { return nil }
    if isBefore { return 1 - Self.spring.value(time) }
    guard time > 0 else { return nil }
    let share =
      time < Self.hold
      ? Self.spring.value(time)
      : Self.spring.value(Self.hold) * (1 - Self.spring.value(time - Self.hold))
    return share > 0 ? share : nil
  }

  /// Returns the transform for a fraction pressed.
  package func map(_ share: Double) -> Affine {
    isStill ? .identity : .scale(1 - (1 - Self.scale) * share, about: middle)
  }

  /// Whether colours can be interpolated.
  package var isMixed: Bool { resting.mixed(with: pressed, 0.5) != nil }

  /// Cross-fades pictures with different display items.
  ///
  /// One is always opaque, so that ink in both does not fade.
  private func layered(_ share: Double) -> [DisplayItem] {
    let (first, second) = (Self.presence(share), Self.presence(1 - share))
    return [.group(pressed, opacity: first), .group(resting, opacity: second)]
  }

  /// The opacity of a picture in the cross-fade.
  package static func presence(_ share: Double) -> Double { min(2 * share, 1) }

  /// Returns the display items at a time; `nil` at rest.
  package func items(at time: Double) -> [DisplayItem]? {
    guard let share = share(at: time) else { return nil }
    let items = resting.mixed(with: pressed, share) ?? layered(share)
    return isStill ? items : [.transformed(items, by: map(share))]
  }
}

extension [DisplayItem] {
  /// Returns the display items with interpolated colours; `nil` if they cannot be interpolated.
  fileprivate func mixed(with other: [DisplayItem], _ share: Double) -> [DisplayItem]? {
    guard count == other.count else { return nil }
    var result: [DisplayItem] = []
    for (a, b) in zip(self, other) {
      guard let item = a.mixed(with: b, share) else { return nil }
      result.append(item)
    }
    return result
  }
}

extension DisplayItem {
  fileprivate func mixed(with other: DisplayItem, _ share: Double) -> DisplayItem? {
    switch (self, other) {
    case (.fill(let path, let a), .fill(let other, let b)):
      // A border that becomes a filled shape cannot mix: both pictures cross-fade.
      return path == other ? a.mixed(with: b, share).map { .fill(path, $0) } : nil
    case (.glyphs(let run, let a), .glyphs(_, let b)):
      return a.mixed(with: b, share).map { .glyphs(run, $0) }
    case (.group(let a, let own), .group(let b, let opacity)):
      return a.mixed(with: b, share).map { .group($0, opacity: own + (opacity - own) * share) }
    case (.described(let text, let a), .described(_, let b)):
      return a.mixed(with: b, share).map { .described(text, $0) }
    case (.moving(_, _, let a), .moving(_, _, let b)):
      return a.mixed(with: b, share).map { .group($0, opacity: 1) }
    case (.transformed(let a, let map), .transformed(let b, _)):
      return a.mixed(with: b, share).map { .transformed($0, by: map) }
    case (.clear, .clear), (.cut, .cut), (.image, .image), (.link, .link): return self
    default: return nil
    }
  }
}

extension Paint {
  fileprivate func mixed(with other: Paint, _ share: Double) -> Paint? {
    guard case .color(let a) = self, case .color(let b) = other else {
      return self == other ? self : nil
    }
    if a.isCurrent || b.isCurrent {
      // The colour of the page is unknown, so it cannot be mixed with another colour.
      guard a.opaque == b.opaque else { return nil }
      return .color(a.opaque.multiplyingOpacity(by: a.alpha + (b.alpha - a.alpha) * share))
    }
    func mix(_ part: (Color) -> Double) -> Double { part(a) + (part(b) - part(a)) * share }
    return .color(
      Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
  }
}

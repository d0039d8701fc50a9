package import SymtextGraphics
package import SymtextDrawing

/// A button is pressed and let go: it takes its pressed colours, shrinks a little, and comes back.
///
/// Or its state changes: it comes from other colours.
package struct Press: Sendable {
  /// The steps while it is pressed, in points, y down.
  package let pressed: [DisplayItem]
  /// The steps when it is not.
  package let resting: [DisplayItem]
  private let isStill: Bool
  /// Whether it has those colours at the beginning, and not again.
  private let isBefore: Bool
  private let middle: Point

  /// How long it is held down, in seconds.
  private static let hold = 0.16
  /// How long it takes to come back, in seconds.
  private static let release = 0.2
  /// How large it is while it is pressed.
  private static let scale = 0.96
  /// How stiff its spring is: quicker than symbols, and it does not swing.
  private static let spring = Spring(stiffness: 900, damping: 60)

  /// - Parameters:
  ///   - pressed: the steps while it is pressed, in points, y down.
  ///   - isBefore: whether it looked so before, and does not again.
  ///   - isStill: whether its size stays.
  init(_ pressed: [DisplayItem], resting: [DisplayItem], isBefore: Bool, isStill: Bool) {
    self.pressed = pressed
    self.resting = resting
    self.isBefore = isBefore
    self.isStill = isStill || isBefore
    middle = resting.bounds?.middle ?? .zero
  }

  /// After how many seconds all is as it was.
  package var length: Double { isBefore ? Self.release : Self.hold + Self.release }

  /// How far it is pressed at a time, 0 to 1; `nil` where it is not.
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

  /// How it is moved as far as it is pressed.
  package func map(_ share: Double) -> Affine {
    isStill ? .identity : .scale(1 - (1 - Self.scale) * share, about: middle)
  }

  /// Whether it takes its pressed colours bit by bit.
  package var isMixed: Bool { resting.mixed(with: pressed, 0.5) != nil }

  /// Looks that have other steps lie on each other, one of them whole: what both have does not get thinner.
  private func layered(_ share: Double) -> [DisplayItem] {
    let (first, second) = (Self.presence(share), Self.presence(1 - share))
    return [.group(pressed, opacity: first), .group(resting, opacity: second)]
  }

  /// How much of a look that lies on another is there.
  package static func presence(_ share: Double) -> Double { min(2 * share, 1) }

  /// The steps at a time at which they are not at rest; `nil` where they are.
  package func items(at time: Double) -> [DisplayItem]? {
    guard let share = share(at: time) else { return nil }
    let items = resting.mixed(with: pressed, share) ?? layered(share)
    return isStill ? items : [.transformed(items, by: map(share))]
  }
}

extension [DisplayItem] {
  /// The same steps in colours between those of two pictures; `nil` when they are not the same steps.
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
    case (.fill(let path, let a), .fill(_, let b)):
      return a.mixed(with: b, share).map { .fill(path, $0) }
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
      // Between a page's colour and another one there is no colour that is known.
      guard a.opaque == b.opaque else { return nil }
      return .color(a.opaque.multiplyingOpacity(by: a.alpha + (b.alpha - a.alpha) * share))
    }
    func mix(_ part: (Color) -> Double) -> Double { part(a) + (part(b) - part(a)) * share }
    return .color(
      Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
  }
}

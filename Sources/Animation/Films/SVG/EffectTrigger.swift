/// The event at which an effect of a page starts.
public enum EffectTrigger: String, CaseIterable, Hashable, Sendable {
  /// The page loads the picture.
  case load
  /// The pointer is over the picture or over the link or button around it, or one of them has the keyboard's focus.
  case hover
  /// Somebody presses the picture, or the link or button around it.
  case press
  /// The picture, or the link, button or field around it, has the focus.
  case focus
  /// The picture scrolls into view.
  case view
  /// The picture or an element around it gets a class.
  case `class`
  /// Nothing: a script plays the effect.
  case none

  /// Whether the effect lasts as long as a condition holds.
  package var isCondition: Bool {
    switch self {
    case .hover, .press, .focus, .class: true
    case .load, .view, .none: false
    }
  }

  /// Whether the picture before the effect is that of its beginning.
  package var showsBeginning: Bool { self != .load }

  /// The elements whose pointer, press or focus counts for the pictures in them.
  ///
  /// A page names others by the class `PREFIX--trigger`.
  package static func hosts(_ prefix: String) -> String {
    ":is(a,button,label,summary,[role=button],[role=tab],[role=menuitem],[tabindex=\"0\"],.\(prefix)--trigger)"
  }

  /// Returns the selector of an element while the condition holds; `nil` without a condition.
  /// - Parameters:
  ///   - element: a selector, such as `#bell`.
  ///   - prefix: the prefix of class names.
  package func selector(of element: String, prefix: String) -> String? {
    if self == .class { return ".\(prefix)--play \(element),\(element).\(prefix)--play" }
    return state.map { "\(Self.hosts(prefix))\($0) \(element),\(element)\($0)" }
  }

  /// The selector of the state of an element for which the condition holds; `nil` without one.
  package var state: String? {
    switch self {
    case .hover: ":is(:hover,:focus-visible)"
    case .press: ":active"
    case .focus: ":focus-within"
    case .load, .view, .class, .none: nil
    }
  }
}

internal import SymtextVectorFormats

/// The CSS rules that start the motion of an SVG at an event, and the properties by which a page sets it.
struct TriggerRules {
  /// The prefix of the properties and classes, as in the style sheet of the bundled font.
  static let prefix = "symtext"

  private let trigger: EffectTrigger

  init(_ trigger: EffectTrigger) { self.trigger = trigger }

  private static func property(_ name: String) -> String { "--\(prefix)-effect-\(name)" }
  private static var picture: String { "#\(SVGIdentifier.picture.text)" }
  /// The name of the moment at which the picture scrolls into view.
  private static var moment: String { "--\(SVGIdentifier.picture.text)" }

  /// Returns a length of time that a page can divide.
  private static func time(_ seconds: String) -> String {
    "calc(\(seconds)s/var(\(property("speed")),1))"
  }

  /// Returns the declarations of an element's animation.
  /// - Parameters:
  ///   - name: the name of the keyframes.
  ///   - count: how often a loop plays.
  func animation(_ name: String, seconds: String, _ grid: TimeGrid, count: String) -> String {
    // An animation that nothing starts has no effect before its delay is over.
    let isManual = trigger == .none
    let delay = "var(\(Self.property("delay")),\(isManual ? "1ms" : "0s"))"
    let state = "var(\(Self.property("state")),\(isManual ? "paused" : "running"))"
    // The item of a larger loop has its own count.
    let plays =
      grid.turns > 1 ? count : "var(\(Self.property("count")),\(grid.loops ? count : "1"))"
    let fill = grid.loops ? "none" : isManual ? "forwards" : "both"
    var text = "animation:\(Self.time(seconds)) linear \(delay) \(plays) \(fill) \(state)"
    text += ";animation-name:\(trigger.isCondition ? "var(--\(name),none)" : name)"
    if trigger == .view { text += ";animation-trigger:\(Self.moment) play-once" }
    return text
  }

  /// Returns the rules that start the animations.
  ///
  /// A motion that comes back to its beginning ends even if the condition does not hold any more: the property with its
  /// name is taken away later.
  /// <https://www.w3.org/TR/css-transitions-2/#transition-behavior-property>
  func rules(_ names: [String], length: Double, comesBack: Bool) -> String {
    if trigger == .view {
      // <https://drafts.csswg.org/css-animations-2/#animation-triggers>
      return "\(Self.picture){timeline-trigger:\(Self.moment) view() contain}\n"
    }
    guard let selector = trigger.selector(of: Self.picture, prefix: Self.prefix) else { return "" }
    let properties = names.map { "--\($0)" }
    var text = ""
    let holds = comesBack && trigger != .class
    if holds {
      text += "\(Self.picture){transition-property:\(properties.joined(separator: ","))"
      text += ";transition-duration:0s;transition-delay:"
      text += Self.time(TrackProperty.text(length, 3)) + ";transition-behavior:allow-discrete}\n"
    }
    text += selector + "{" + names.map { "--\($0):\($0)" }.joined(separator: ";")
    return text + (holds ? ";transition-delay:0s" : "") + "}\n"
  }

  /// The rule that gives the picture the page's colour.
  static var color: String {
    "\(picture){color:var(--\(prefix)-color,currentColor)}\n"
  }
}

internal import SymtextVectorFormats
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats

/// The CSS rules that animate elements of an SVG.
///
/// Elements that move alike share keyframes.
///
/// <https://www.w3.org/TR/css-animations-1/>
struct MotionRules {
  /// The motion of an element.
  struct Motion {
    /// Whether this motion is for users who prefer reduced motion.
    var isReduced: Bool
    var grid: TimeGrid
    var tracks: [Track]
    /// Whether the element is never visible.
    var isUnseen: Bool { tracks.contains { $0.property == .opacity && $0.constant == [0] } }
    /// The origin of scaling and rotation, in points; `nil` without either.
    var origin: Point?
  }

  /// The number of times that a loop plays; `nil` for forever.
  private let plays: Int?
  private let replacesMotion: Bool
  /// The event that starts the motion; `nil` for the loading of the page, without properties for the page to set.
  private let trigger: EffectTrigger?
  private var keyframes: [String: Int] = [:]
  private var texts: [String] = []
  private var elementCount = 0
  /// A rule of the style sheet.
  private struct Rule {
    var body: String
    /// The ids of the elements.
    var elements: [String]
  }

  private var rules: [Rule] = []
  private var reducedRules: [Rule] = []

  /// The most keyframes of an element.
  private static let mostKeyframes = 4_000

  /// - Parameter replacesMotion: whether reduced motions replace the others for users who prefer reduced motion.
  init(plays: Int?, replacesMotion: Bool, trigger: EffectTrigger?) {
    (self.plays, self.replacesMotion, self.trigger) = (plays, replacesMotion, trigger)
  }

  /// Adds an element.
  /// - Returns: the `id` attribute; empty if the element does not move.
  /// - Throws: ``RenderingError`` if the motion has too many keyframes.
  mutating func attribute(_ motions: [Motion]) throws(RenderingError) -> String {
    guard motions.contains(where: { !$0.tracks.isEmpty }) else { return "" }
    let name = SVGIdentifier.moving(elementCount).text
    elementCount += 1
    for motion in motions where !motion.tracks.isEmpty {
      let body = try body(motion)
      if motion.isReduced && replacesMotion {
        Self.add(name, body, to: &reducedRules)
      } else {
        Self.add(name, body, to: &rules)
      }
    }
    return " id=\"\(name)\""
  }

  private static func add(
    _ name: String, _ body: String, to rules: inout [Rule]
  ) {
    if let place = rules.firstIndex(where: { $0.body == body }) {
      rules[place].elements.append(name)
    } else {
      rules.append(Rule(body: body, elements: [name]))
    }
  }

  private mutating func body(_ motion: Motion) throws(RenderingError) -> String {
    let grid = motion.grid
    let text = Self.keyframes(motion.tracks, grid)
    guard motion.tracks.allSatisfy({ $0.knots.count <= Self.mostKeyframes }) else {
      throw RenderingError(
        "the motion is too long for SVG: it has more than \(Self.mostKeyframes) keyframes")
    }
    let number = keyframes[text] ?? texts.count
    if number == texts.count {
      keyframes[text] = number
      texts.append(text)
    }
    let count = plays.map { TrackProperty.text(Double($0) * Double(grid.turns), 0) } ?? "infinite"
    let name = SVGIdentifier.keyframes(number).text
    let seconds = TrackProperty.text((grid.length * 1e6).rounded(.down) / 1e6, 6)
    var body =
      trigger.map { TriggerRules($0).animation(name, seconds: seconds, grid, count: count) }
      ?? "animation:\(name) \(seconds)s linear \(grid.loops ? count : "both")"
    if let origin = motion.origin {
      let (x, y) = (TrackProperty.text(origin.x, 3), TrackProperty.text(origin.y, 3))
      body += ";transform-origin:\(x)px \(y)px;transform-box:view-box"
    }
    return body
  }

  /// The declarations at each time.
  ///
  /// Times with equal declarations are grouped.
  private static func keyframes(_ tracks: [Track], _ grid: TimeGrid) -> String {
    var said: [Int: [String]] = [:]
    for track in tracks.sorted(by: { $0.property.rawValue < $1.property.rawValue }) {
      for knot in track.knots {
        said[knot.time, default: []].append(track.property.declaration(knot.value))
      }
    }
    var order: [String] = []
    var times: [String: [Int]] = [:]
    for (time, declarations) in said.sorted(by: { $0.key < $1.key }) {
      let text = declarations.joined(separator: ";")
      if times[text] == nil { order.append(text) }
      times[text, default: []].append(time)
    }
    return order.map { text in
      (times[text] ?? []).map { grid.selector($0) }.joined(separator: ",") + "{\(text)}"
    }.joined()
  }

  /// Returns the style sheet; empty if nothing moves.
  /// - Parameters:
  ///   - length: the duration of the motion, in seconds.
  ///   - comesBack: whether the motion ends with the picture of its beginning.
  func text(length: Double, comesBack: Bool) -> String {
    var text = ""
    if let trigger, !texts.isEmpty {
      text += TriggerRules(trigger).rules(
        texts.indices.map { SVGIdentifier.keyframes($0).text }, length: length,
        comesBack: comesBack)
    }
    for (number, frames) in texts.enumerated() {
      text += "@keyframes \(SVGIdentifier.keyframes(number).text){\(frames)}\n"
    }
    text += Self.text(rules)
    let isAlike =
      rules.map(\.body) == reducedRules.map(\.body)
      && rules.map(\.elements) == reducedRules.map(\.elements)
    guard replacesMotion, !isAlike else { return text }
    text += "@media (prefers-reduced-motion:reduce){\n"
    // The ids of all moving elements and masks.
    let names = SVGIdentifier.moving(0).text.dropLast()
    text += "[id^=\(names)]{animation:none!important}\n"
    let important = reducedRules.map { rule in
      let parts = rule.body.split(separator: ";").map { part in
        part.hasPrefix("animation") ? part + "!important" : String(part)
      }
      return Rule(body: parts.joined(separator: ";"), elements: rule.elements)
    }
    return text + Self.text(important) + "}\n"
  }

  private static func text(_ rules: [Rule]) -> String {
    rules.map { rule in
      rule.elements.map { "#\($0)" }.joined(separator: ",") + "{\(rule.body)}\n"
    }.joined()
  }
}

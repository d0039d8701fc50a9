internal import Drawing
internal import Geometry
internal import Pixels

/// The CSS rules by which elements of an SVG move; what moves alike shares its keyframes.
///
/// <https://www.w3.org/TR/css-animations-1/>
struct MotionRules {
  /// How an element moves.
  struct Motion {
    /// Whether it moves so where motion is to be reduced.
    var isReduced: Bool
    var grid: TimeGrid
    var tracks: [Track]
    /// What it grows and turns about, in points; `nil` where it does neither.
    var origin: Point?
  }

  /// How often a loop is played; `nil` without end.
  private let plays: Double?
  private var keyframes: [String: Int] = [:]
  private var texts: [String] = []
  private var elementCount = 0
  /// The elements of every rule, by what it says.
  private var rules: [(body: String, elements: [String])] = []
  private var reducedRules: [(body: String, elements: [String])] = []
  /// What moves unless motion is reduced.
  private var stilled: [String] = []

  /// The most pieces of an element's motion.
  private static let mostKeyframes = 4_000

  init(plays: Double?) { self.plays = plays }

  /// Adds an element that moves.
  /// - Returns: its `id` as an attribute; empty where it does not move.
  /// - Throws: ``RenderingError`` when it moves too long.
  mutating func attribute(_ motions: [Motion]) throws(RenderingError) -> String {
    let bodies = motions.map { $0.tracks.isEmpty }
    guard bodies.contains(false) else { return "" }
    let name = SVGIdentifier.moving(elementCount).text
    elementCount += 1
    for motion in motions where !motion.tracks.isEmpty {
      let body = try body(motion)
      if motion.isReduced {
        Self.add(name, body, to: &reducedRules)
      } else {
        Self.add(name, body, to: &rules)
      }
    }
    let isMoved = motions.contains { !$0.isReduced && !$0.tracks.isEmpty }
    let isReduced = motions.contains { $0.isReduced && !$0.tracks.isEmpty }
    if isMoved && !isReduced { stilled.append(name) }
    return " id=\"\(name)\""
  }

  private static func add(
    _ name: String, _ body: String, to rules: inout [(body: String, elements: [String])]
  ) {
    if let place = rules.firstIndex(where: { $0.body == body }) {
      rules[place].elements.append(name)
    } else {
      rules.append((body, [name]))
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
    let count = plays.map { TrackProperty.text($0, 0) } ?? "infinite"
    var body =
      "animation:\(SVGIdentifier.keyframes(number).text) \(TrackProperty.text(grid.length, 6))s"
      + " linear \(grid.loops ? count : "both")"
    if let origin = motion.origin {
      let (x, y) = (TrackProperty.text(origin.x, 3), TrackProperty.text(origin.y, 3))
      body += ";transform-origin:\(x)px \(y)px;transform-box:view-box"
    }
    return body
  }

  /// What is said at each time, times at which the same is said together.
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

  /// The style sheet; empty where nothing moves.
  var text: String {
    var text = ""
    for (number, frames) in texts.enumerated() {
      text += "@keyframes \(SVGIdentifier.keyframes(number).text){\(frames)}\n"
    }
    text += Self.text(rules)
    guard !stilled.isEmpty || !reducedRules.isEmpty else { return text }
    text += "@media (prefers-reduced-motion:reduce){\n"
    if !stilled.isEmpty { text += Self.text([("animation:none", stilled)]) }
    return text + Self.text(reducedRules) + "}\n"
  }

  private static func text(_ rules: [(body: String, elements: [String])]) -> String {
    rules.map { rule in
      rule.elements.map { "#\($0)" }.joined(separator: ",") + "{\(rule.body)}\n"
    }.joined()
  }
}

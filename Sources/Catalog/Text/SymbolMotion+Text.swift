internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics
package import SymtextSupport
internal import SymtextSymbolText

extension SymbolMotion {
  /// A short description, without defaults.
  package var words: [String] {
    var words: [String] = []
    if let anchor {
      words.append(anchor.words)
    }
    switch wiggle {
    case nil: break
    case .turning(let isClockwise): words.append("wiggles \(Self.direction(isClockwise))")
    case .linear(let angle): words.append("wiggles along \(JSONValue.number(angle).compactText)°")
    }
    if !rotatesClockwise { words.append("turns \(Self.direction(false))") }
    if drawsFrontToBack { words.append("drawn from front to back") }
    if let isLoopClosed { words.append("values go round: \(isLoopClosed ? "closed" : "open")") }
    if let drawsValue { words.append("shows values by \(drawsValue ? "drawing" : "colour")") }
    return words
  }

  /// Returns the motion as JSON.
  /// - Parameter groups: The layers of each motion group.
  package func json(groups: [[Int]]) -> JSONValue {
    let style: JSONValue =
      switch wiggle {
      case nil: .null
      case .turning(let isClockwise): .string(isClockwise ? "clockwise" : "counterclockwise")
      case .linear(let angle): .number(angle)
      }
    return .object([
      ("groups", .array(groups.map { .array($0.map { .number(Double($0)) }) })),
      ("anchor", anchor.map { .array([.number($0.x), .number($0.y)]) } ?? .null),
      ("wiggle", style), ("rotatesClockwise", .bool(rotatesClockwise)),
      ("drawsFrontToBack", .bool(drawsFrontToBack)),
      ("loop", isLoopClosed.map { .string($0 ? "closed" : "open") } ?? .null),
      ("valueMode", drawsValue.map { .string($0 ? "draw" : "color") } ?? .null),
    ])
  }

  private static func direction(_ isClockwise: Bool) -> String {
    isClockwise ? "clockwise" : "counter-clockwise"
  }
}

extension [SymbolFont.Layer] {
  /// The motion groups, with layers counted from 1, back to front; empty if each layer moves separately.
  package var motionGroupsText: String {
    let groups = motionGroups
    guard groups.count < count else { return "" }
    return groups.map { $0.map { "\($0 + 1)" }.joined(separator: "+") }.joined(separator: ", ")
  }
}

extension Point {
  /// The point about which something turns, as words.
  fileprivate var words: String {
    "about \(JSONValue.number(x).compactText) \(JSONValue.number(y).compactText)"
  }
}

extension LayerMotion {
  /// A short description.
  package var words: [String] {
    var words = group.map { ["motion group \($0)"] } ?? []
    if pulses { words.append("pulses") }
    if rotates { words.append("rotates") }
    if let anchor { words.append("turns \(anchor.words)") }
    if !isDrawn { words.append("not drawn by a pen") }
    if drawsBothWays { words.append("drawn both ways") }
    if let cap = ends.start { words.append("begins \(cap.rawValue) while drawn") }
    if let cap = ends.end { words.append("ends \(cap.rawValue) while drawn") }
    switch attachment {
    case nil: break
    case .carries(let number): words.append("pen \(number)")
    case .carried(by: let number): words.append("travels with pen \(number)")
    }
    return words
  }

  /// The members of its JSON object.
  package var members: [(String, JSONValue)] {
    [
      ("anchor", anchor.map { .array([.number($0.x), .number($0.y)]) } ?? .null),
      ("drawn", .bool(isDrawn)), ("drawnBothWays", .bool(drawsBothWays)),
      ("endCap", ends.end.map { .string($0.rawValue) } ?? .null),
      ("motionGroup", group.map { .number(Double($0)) } ?? .null),
      ("pen", ownPen.map(JSONValue.integer) ?? .null), ("pulses", .bool(pulses)),
      ("rotates", .bool(rotates)), ("startCap", ends.start.map { .string($0.rawValue) } ?? .null),
      ("travelsWithPen", carriedPen.map(JSONValue.integer) ?? .null),
    ]
  }

  private var ownPen: Int? { if case .carries(let number)? = attachment { number } else { nil } }
  private var carriedPen: Int? {
    if case .carried(by: let number)? = attachment { number } else { nil }
  }
}

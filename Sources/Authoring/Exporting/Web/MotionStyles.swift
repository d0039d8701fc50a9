internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextSymbolImport

/// The rules for the motion of individual symbols: centres of rotation, kinds of wiggle, groups of layers.
struct MotionStyles: Sendable {
  /// The names of classes and properties.
  var names: ClassNames
  /// The motions of symbols, with all of their classes.
  var motions: [(classes: [String], motion: DirectedMotion)]
  /// Whether layers can be stacked.
  var hasLayers: Bool

  /// The rules; equal ones are merged.
  var css: String {
    var order: [Rule] = []
    var classes: [Rule: [String]] = [:]
    for (symbols, motion) in motions {
      for rule in rules(motion) {
        if classes[rule] == nil { order.append(rule) }
        classes[rule, default: []] += symbols.map { ".\($0)" }
      }
    }
    return order.map { $0.css(classes[$0] ?? [], prefix: names.prefix) }.joined()
  }

  /// The declarations of some symbols, or of one of their layers.
  private struct Rule: Hashable {
    /// The layer, from 1; 0 for all layers.
    var layer: Int?
    var isRightToLeft: Bool
    var declarations: [Declaration]

    func css(_ classes: [String], prefix: String) -> String {
      let symbols = ":is(\(classes.joined(separator: ", ")))"
      let child = layer.map { $0 > 0 ? ":nth-child(\($0))" : "" }
      let selector = child.map { ".\(prefix)--stacked > \(symbols)\($0)" } ?? symbols
      let body = declarations.map { "--\(prefix)-\($0.name): \($0.value);" }.joined(separator: " ")
      return "\(selector)\(isRightToLeft ? ":dir(rtl)" : "") { \(body) }\n"
    }
  }

  private struct Declaration: Hashable {
    var name: String
    var value: String
  }

  private func rules(_ motion: DirectedMotion) -> [Rule] {
    let (own, other) = (motion.leftToRight, motion.rightToLeft)
    var rules = Self.rules(layer: nil, whole(own), whole(other))
    guard hasLayers, own.layers.count > 1 else { return rules }
    rules += Self.rules(layer: 0, groups(own), groups(other))
    for index in own.layers.indices {
      rules += Self.rules(layer: index + 1, layer(index, of: own), layer(index, of: other))
    }
    return rules
  }

  /// Returns the declarations of one symbol and of each of its layers.
  func declarations(_ motion: StackedMotion) -> (symbol: String, layers: [String]) {
    func text(_ declarations: [Declaration]) -> String {
      declarations.map { "--\(names.prefix)-\($0.name):\($0.value)" }.joined(separator: ";")
    }
    let groups = motion.layers.count > 1 ? groups(motion) : []
    return (
      text(whole(motion)),
      motion.layers.indices.map { index in
        motion.layers.count > 1 ? text(groups + layer(index, of: motion)) : ""
      }
    )
  }

  /// Returns the rule for both directions, and one for the differences from right to left.
  private static func rules(
    layer: Int?, _ own: [Declaration], _ other: [Declaration]
  ) -> [Rule] {
    let lost = own.filter { one in !other.contains { $0.name == one.name } }
      .map { Declaration(name: $0.name, value: "initial") }
    let changed = other.filter { !own.contains($0) } + lost
    return [
      Rule(layer: layer, isRightToLeft: false, declarations: own),
      Rule(layer: layer, isRightToLeft: true, declarations: changed),
    ].filter { !$0.declarations.isEmpty }
  }

  /// Returns the declarations of a symbol, whole or in layers.
  private func whole(_ motion: StackedMotion) -> [Declaration] {
    var declarations: [Declaration] = []
    if let anchor = motion.anchor {
      declarations.append(.init(name: "anchor-x", value: "\(CSSNumber.text(anchor.x))em"))
      declarations.append(.init(name: "anchor-y", value: "\(CSSNumber.text(anchor.y))em"))
    }
    switch motion.swing {
    case .turn(isClockwise: true): break
    case .turn(isClockwise: false):
      declarations.append(.init(name: "wiggle-turn", value: "-1"))
    case .way(let degrees):
      declarations.append(
        .init(name: "wiggle", value: names.wigglesAlongLine(goesOn: false)))
      declarations.append(
        .init(name: "wiggle-on", value: names.wigglesAlongLine(goesOn: true)))
      declarations.append(
        .init(name: "wiggle-angle", value: "\(CSSNumber.text(degrees))deg"))
    }
    if !motion.rotatesClockwise { declarations.append(.init(name: "rotate-turn", value: "-1")) }
    return declarations
  }

  private func groups(_ motion: StackedMotion) -> [Declaration] {
    var declarations: [Declaration] = []
    if motion.groupCount != motion.layers.count {
      declarations.append(.init(name: "groups", value: "\(motion.groupCount)"))
    }
    if motion.layers.contains(where: { !$0.pulses }) {
      declarations.append(.init(name: "marked", value: "1"))
    }
    if let axis = motion.turningPoint {
      declarations.append(.init(name: "axis-x", value: "\(CSSNumber.text(axis.x))em"))
      declarations.append(.init(name: "axis-y", value: "\(CSSNumber.text(axis.y))em"))
    }
    return declarations
  }

  private func layer(_ index: Int, of motion: StackedMotion) -> [Declaration] {
    guard motion.layers.indices.contains(index) else { return [] }
    let layer = motion.layers[index]
    var declarations: [Declaration] = []
    if layer.group != index {
      declarations.append(.init(name: "group", value: "\(layer.group)"))
    }
    if let pivot = layer.pivot {
      declarations.append(.init(name: "x", value: "\(CSSNumber.text(pivot.x))em"))
      declarations.append(.init(name: "y", value: "\(CSSNumber.text(pivot.y))em"))
    }
    if !layer.pulses { declarations.append(.init(name: "pulse", value: "none")) }
    if !layer.rotates { declarations.append(.init(name: "rotate", value: "none")) }
    if let step = layer.step {
      let property = StackStyles.Lights(motion).property(names)
      declarations.append(.init(name: "light", value: names.goesOut))
      declarations.append(.init(name: "light-length", value: "var(\(property))"))
      declarations.append(.init(name: "light-easing", value: "var(\(property)-\(step))"))
    }
    return declarations
  }
}

internal import SymtextFontGlyphs
internal import SymtextSymbols

/// Converts the motion properties of templates to values of symtext.
///
/// The annotation keeps the original text.
enum TemplateMotion {
  /// Returns the motion of a layer's rules.
  ///
  /// If modes differ, the first one with a value counts.
  /// - Returns: The motion, and a problem if there is one.
  static func layer(_ rules: [LayerRule]) -> (motion: LayerMotion, problem: String?) {
    let groups = rules.compactMap(\.motionGroup)
    var motion = LayerMotion(
      pulses: rules.contains(where: \.alwaysPulses), rotates: rules.contains(where: \.alwaysRotates)
    )
    guard let group = groups.first else { return (motion, nil) }
    guard LayerMotion.groups.contains(group) else {
      return (
        motion, "the motion group \(group) is not one of 0 to \(LayerMotion.groups.upperBound)"
      )
    }
    motion.group = group
    return (
      motion,
      groups.contains { $0 != group }
        ? "the modes have different motion groups; \(group) is used" : nil
    )
  }

  /// Returns the motion of the rule `.defaults`.
  /// - Returns: The motion, and the first unsupported value.
  static func symbol(_ defaults: [StyleDeclaration]) -> (motion: SymbolMotion, problem: String?) {
    func value(_ name: String) -> String? {
      defaults.last { $0.name == "-sfsymbols-\(name)" }?.value
    }
    var motion = SymbolMotion()
    motion.rotatesClockwise = value("rotates-clockwise") != "false"
    motion.drawsFrontToBack = value("draw-reverses-motion-groups") == "true"
    switch value("variable-value-mode") {
    case "draw": motion.drawsValue = true
    case "color": motion.drawsValue = false
    default: break
    }
    switch value("wiggle-style")?.lowercased() {
    case nil: break
    case "clockwise": motion.wiggle = .turning(isClockwise: true)
    case "counterclockwise", "counter-clockwise": motion.wiggle = .turning(isClockwise: false)
    case "linear":
      let text = value("wiggle-angle") ?? "0"
      guard let angle = Double(text), abs(angle) <= 360 else {
        return (motion, "the wiggle angle “\(text)” is not a number of degrees from -360 to 360")
      }
      motion.wiggle = .linear(
        angle: abs(angle) > 180 ? angle - (angle < 0 ? -360 : 360) : angle)
    case let style?: return (motion, "the wiggle style “\(style)” is not known")
    }
    return (motion, nil)
  }
}

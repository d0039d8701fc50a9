package import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

extension ButtonSpec {
  /// The colour of a part of a button, with the token of the theme that it comes from.
  package struct PartColor: Sendable {
    /// The part: `container`, `label`, `icon`, `border` or `ring`.
    package var part: String
    package var color: Color
    /// The path of the token; `nil` if no token has the colour.
    package var token: String?
  }

  /// The colours of the parts that it has, back to front.
  package var colors: [PartColor] {
    let (button, theme) = (button.inState, button.shownTheme)
    let values = theme[button.mode].of(button.kind, button.mode)
    let looks = button.namedLooks(theme, values)
    let own = ButtonColors(button, theme, values)
    func token(_ part: String, _ path: KeyPath<ThemeLook, ThemeColor?>) -> String? {
      looks.first { $0.look[keyPath: path] != nil }.map { "\($0.group).\(part)" }
    }
    var colors: [PartColor] = []
    func add(_ part: String, _ color: Color?, _ path: KeyPath<ThemeLook, ThemeColor?>) {
      guard let color, color.alpha > 0 else { return }
      colors.append(PartColor(part: part, color: color, token: token(part, path)))
    }
    if let background = layout.background, background.alpha > 0 {
      // A layer in the label's colour is a ground of its own where there is no other.
      let overlay = looks.first { $0.look.overlay ?? 0 > 0 }.map { "\($0.group).overlay" }
      colors.append(
        PartColor(
          part: "container", color: background,
          token: own.look.container.map { _ in token("container", \.container) } ?? overlay))
    }
    add("border", own.border, \.border)
    add("ring", own.ring, \.ring)
    add("label", layout.foreground, \.label)
    if let icon = own.icon, layout.symbol != nil { add("icon", icon, \.icon) }
    return colors
  }

  /// The tokens of its measures, by the measure.
  package var measureTokens: [(measure: String, token: String)] {
    let (button, theme) = (button.inState, button.shownTheme)
    let values = theme[button.mode].of(button.kind, button.mode)
    let measures = theme.measures(button.size, in: values, of: button.kind)
    let group = button.kind == .button ? "button" : button.kind.rawValue
    let size = "\(group).size.\(theme.size(for: button.size).rawValue)"
    var tokens: [(String, String)] = []
    func add(_ name: String, _ token: String, if isSet: Bool) {
      if isSet { tokens.append((name, "\(size).\(token)")) }
    }
    add("height", "height", if: measures.height != nil)
    let hasBoth = layout.gap != nil
    add("side", "side", if: measures.side != nil && !(hasBoth && measures.iconSide != nil))
    add("iconSide", "iconSide", if: hasBoth && measures.iconSide != nil)
    add("labelSide", "labelSide", if: hasBoth && measures.labelSide != nil)
    add("gap", "gap", if: hasBoth && measures.gap != nil)
    add("icon", "icon", if: layout.symbol != nil && measures.icon != nil)
    add("type", "type", if: measures.type != nil && layout.labelFrame != nil)
    switch button.shape {
    case .roundedRectangle, .square:
      add("radius", measures.radiusRounded == nil ? "radius" : "radiusRounded", if: true)
    case .automatic:
      if let look = button.namedLooks(theme, values).first(where: { $0.look.radius != nil }) {
        tokens.append(("radius", "\(look.group).radius"))
      } else {
        let isPressed = button.state == .pressed && measures.radiusPressed != nil
        let isSelected = button.state == .selected && measures.radiusSelected != nil
        add(
          "radius", isPressed ? "radiusPressed" : isSelected ? "radiusSelected" : "radius",
          if: measures.radius != nil)
      }
    case .capsule, .circle: break
    }
    return tokens
  }

  /// The colours in words, one a line: `label #FFFFFF, button.filled.label`.
  var colorFacts: [String] {
    colors.map { own in
      let opacity = own.color.alpha < 0.995 ? " \((own.color.alpha * 100).text(decimals: 0)) %" : ""
      return "\(own.part) \(own.color.opaqueHexadecimal)\(opacity)"
        + (own.token.map { ", \($0)" } ?? "")
    }
  }
}

extension Color {
  /// `#RRGGBB`, without the opacity.
  package var opaqueHexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0\(digits)" : digits
      }.joined()
  }
}

/// The style in which a toggle is drawn while it is off or on: the group `button.STYLE.off` that extends
/// `{button.OTHER}`.
struct ThemeToggle {
  let style: ButtonStyle
  let variant: ThemeStyle.Variant
  let other: ButtonStyle

  /// Reads a group and the group that it extends; `nil` for other groups.
  init?(_ path: [String], _ base: [String]) {
    guard path.count == 3, path[0] == "button", base.count == 2, base[0] == "button",
      let style = ButtonStyle(rawValue: path[1]),
      let variant = ThemeStyle.Variant(rawValue: path[2]), variant == .off || variant == .on,
      let other = ButtonStyle(rawValue: base[1])
    else { return nil }
    (self.style, self.variant, self.other) = (style, variant, other)
  }
}

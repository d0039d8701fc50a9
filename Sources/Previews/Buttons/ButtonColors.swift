internal import SymtextGraphics
internal import SymtextSymbolText

/// The colours of a button, with the strokes and shadows that have them.
struct ButtonColors {
  /// The look in the theme.
  let look: ThemeLook
  /// The colours of the theme for the button.
  let palette: ThemePalette
  /// The colour of the label, and of the symbol unless it has its own.
  var foreground: Color
  /// The colour of the symbol; `nil` for that of the label.
  var icon: Color?
  /// The background; `nil` for none.
  var background: Color?
  /// The colour of a line along the inside of the edge; `nil` for none.
  var border: Color?
  /// The colour of the focus ring; `nil` for none.
  let ring: Color?
  /// Whether it stands out less than others.
  let isFaint: Bool
  /// Whether label and symbol may become white or black for contrast with the backdrop.
  private let isNeutral: Bool
  /// The painting for a label colour with the hue of the backdrop; `nil` for other colours.
  private let vibrantLabel: SymbolPainting?

  init(_ button: Button, _ theme: Theme, _ values: ThemeValues) {
    let look = button.look(theme, values)
    let palette = ThemePalette(
      values, mode: button.mode, painting: button.painting, tint: button.tint, isRed: button.isRed)
    (self.look, self.palette) = (look, palette)
    isFaint = button.state == .disabled
    // A tint for the disabled state is the colour of label and symbol.
    let hasOwnColor = isFaint && button.looks[.disabled]?.tint != nil
    var label = look.label ?? ThemeColor(.named("text"))
    if hasOwnColor { label = ThemeColor(.named("accent")) }
    isNeutral = label == ThemeColor(.named("text"))
    vibrantLabel = label == ThemeColor(.named("tertiaryText")) ? button.painting : nil
    let fade = look.labelOpacity ?? 1
    foreground = palette.resolved(label).multiplyingOpacity(by: fade)
    background = palette.shown(look.container, label: foreground)
    if let opacity = look.containerOpacity {
      background = background?.multiplyingOpacity(by: opacity)
    }
    if let overlay = look.overlay, overlay > 0 {
      let layer = foreground.multiplyingOpacity(by: overlay)
      background = background.map { layer.over($0) } ?? layer
    }
    border = palette.shown(look.border, label: foreground)
    ring = button.state == .focused ? palette.shown(look.ring, label: foreground) : nil
    if !hasOwnColor { icon = palette.shown(look.icon, label: foreground) }
    icon = icon?.multiplyingOpacity(by: fade)
    let least = max(values.contrast.text ?? 0, look.contrast ?? 0)
    if least > 0, !isFaint, fade == 1 {
      let behind = background?.over(palette.page) ?? palette.page
      foreground = foreground.standingOut(from: behind, by: least)
      icon = icon?.standingOut(from: behind, by: least)
    }
    if border == nil, background != nil {
      border = palette.shown(values.contrast.border, label: foreground)
    }
  }

  /// Adapts a glass button to the colour that shows through it.
  ///
  /// If the contrast of its label does not suffice for text, the label becomes black or white. A faint label takes the
  /// colour's hue.
  mutating func stand(on color: Color) {
    let ground = background?.over(color) ?? color
    if var painting = vibrantLabel {
      painting.backdrop = ground
      foreground = painting.resolved(.system(.tertiaryLabel), tint: foreground)
    }
    guard isNeutral else { return }
    guard foreground.contrastRatio(to: ground) < palette.values.contrast.glass ?? 0 else { return }
    let isBlack = ground.contrastRatio(to: .black) > ground.contrastRatio(to: .white)
    foreground = isBlack ? .black : .white
  }
}

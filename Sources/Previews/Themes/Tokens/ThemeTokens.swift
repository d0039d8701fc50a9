/// All tokens of themes: the one table that reading, writing and the documentation follow.
enum ThemeTokens {
  private static let lengths = 0.0...1000.0
  private static let parts = 0.0...1.0

  /// `button.STYLE.NAME`, and the same in states and variants.
  static let look: [ThemeToken<ThemeLook>] = [
    .init("container", .color(\.container), "the ground"),
    .init("label", .color(\.label), "the label"),
    .init("icon", .color(\.icon), "the symbol, if it differs from the label"),
    .init("border", .color(\.border), "the line along the inside of the edge"),
    .init("borderWidth", .dimension(\.borderWidth, 0...100), "its width"),
    .init("borderInset", .dimension(\.borderInset, 0...100), "the space between edge and line"),
    .init("borderEdge", .color(\.borderEdge), "the line's colour at one edge, from which it fades"),
    .init(
      "borderEdgeLength", .dimension(\.borderEdgeLength, -1000...1000),
      "the length of that fading, from the lower edge, or from the upper one if negative"),
    .init(
      "borderEdgeStart", .number(\.borderEdgeStart, parts),
      "the part of that length with the full colour of the edge"),
    .init(
      "borderRoom", .dimension(\.borderRoom, 0...100),
      "space that the line adds on the left and on the right"),
    .init(
      "separator", .color(\.separator),
      "the line between the parts of a split button; without it the label's colour, faint"),
    .init(
      "containerInset", .dimension(\.containerInset, 0...100), "the space between edge and ground"),
    .init("radius", .radius(\.radius), "the corner radius, instead of the size's"),
    .init("shadow", .shadows(\.shadows), "the shadows, the lowest last"),
    .init(
      "overlay", .number(\.overlay, parts),
      "opacity of a layer in the label's colour over the ground"),
    .init("containerOpacity", .number(\.containerOpacity, parts), "factor of the ground's opacity"),
    .init(
      "labelOpacity", .number(\.labelOpacity, parts), "factor of the opacity of label and symbol"),
    .init("opacity", .number(\.opacity, parts), "opacity of the whole button"),
    .init("ring", .color(\.ring), "the ring of the keyboard focus"),
    .init("ringWidth", .dimension(\.ringWidth, 0...100), "its width"),
    .init(
      "ringOffset", .dimension(\.ringOffset, -100...100),
      "the space between edge and ring; negative inside the edge"),
    .init("innerRing", .color(\.innerRing), "a second ring, right inside the first"),
    .init("innerRingWidth", .dimension(\.innerRingWidth, 0...100), "its width"),
    .init(
      "contrast", .number(\.contrast, 0...21),
      "the least contrast ratio of the label, if higher than contrast.text"),
    .init("weight", .weight(\.weight), "the label's weight"),
    .init("underline", .number(\.underline, parts), "1 for a line under the label, 0 for none"),
  ]

  /// `button.focus.NAME`: short names for the ring of the state `focused`.
  static let focus: [ThemeToken<ThemeLook>] = [
    .init("color", .color(\.ring), "the same as button.state.focused.ring"),
    .init("width", .dimension(\.ringWidth, 0...100), "… ringWidth"),
    .init("offset", .dimension(\.ringOffset, -100...100), "… ringOffset"),
    .init("innerColor", .color(\.innerRing), "… innerRing"),
    .init("innerWidth", .dimension(\.innerRingWidth, 0...100), "… innerRingWidth"),
  ]

  /// `button.size.SIZE.NAME`.
  static let measures: [ThemeToken<ThemeMeasures>] = [
    .init("height", .dimension(\.height, lengths), "the least height"),
    .init("minWidth", .dimension(\.minWidth, lengths), "the least width with a label"),
    .init("side", .dimension(\.side, lengths), "the space on each side of the content"),
    .init(
      "iconSide", .dimension(\.iconSide, lengths),
      "the space beside a symbol that stands next to a label"),
    .init(
      "labelSide", .dimension(\.labelSide, lengths),
      "the space beside a label that stands next to a symbol"),
    .init(
      "above", .dimension(\.above, lengths), "the least space above and below the content"),
    .init("gap", .dimension(\.gap, lengths), "the space between symbol and label"),
    .init(
      "icon", .dimension(\.icon, lengths),
      "the square that holds the symbol; without it the symbol follows the font"),
    .init("iconAlone", .dimension(\.iconAlone, lengths), "the square of a symbol without a label"),
    .init(
      "sideAlone", .dimension(\.sideAlone, lengths),
      "the space on each side of a symbol without a label"),
    .init("radius", .radius(\.radius), "the corner radius; 9999 is a capsule"),
    .init("radiusRounded", .radius(\.radiusRounded), "that of --shape roundedRectangle"),
    .init("radiusPressed", .radius(\.radiusPressed), "that of the state pressed"),
    .init("radiusSelected", .radius(\.radiusSelected), "that of the state selected"),
    .init(
      "splitGap", .dimension(\.splitGap, lengths),
      "the space between the parts of a split button; 0 for a line"),
    .init(
      "splitSide", .dimension(\.splitSide, lengths),
      "the space on both sides of a split button's arrow"),
    .init(
      "splitRadius", .radius(\.splitRadius), "the corner radius between a split button's parts"),
    .init(
      "type", .type(\.type),
      "font family, size, weight and letter spacing; lines follow the font"),
  ]

  /// `button.NAME`.
  static let button: [ThemeToken<ThemeButton>] = [
    .init(
      "target", .dimension(\.target, lengths), "the least side of the area that responds to touch"),
    .init(
      "grid", .dimension(\.grid, 0...100), "the step of lengths: 1 for whole points, 0 for exact"),
    .init(
      "aloneShare", .number(\.aloneShare, parts),
      "the part of the space around a label that a symbol alone has, without sideAlone"),
    .init("cancelWeight", .weight(\.cancelWeight), "the weight of the role cancel"),
    .init(
      "subtitleScale", .number(\.subtitleScale, parts), "the size of a subtitle, of the label's"),
    .init(
      "subtitleOpacity", .number(\.subtitleOpacity, parts),
      "the opacity of a subtitle, of the label's; 1 without it"),
  ]

  /// `contrast.NAME`.
  static let contrast: [ThemeToken<ThemeContrast>] = [
    .init(
      "text", .number(\.text, 0...21), "the least contrast ratio of labels; lower ones are raised"),
    .init(
      "white", .number(\.white, 0...21),
      "the ratio below which text on a tint is black instead of white; 0 decides by luma"),
    .init("luma", .number(\.luma, parts), "the luma of a tint above which text on it is black"),
    .init(
      "glass", .number(\.glass, 0...21),
      "the ratio below which a label on glass becomes black or white"),
    .init("border", .color(\.border), "a line for every ground that has none"),
  ]

  /// `glass.NAME`.
  static let glass: [ThemeToken<ThemeGlass>] = [
    .init("blur", .dimension(\.blur, 0...100), "the deviation of the backdrop's blur"),
    .init("saturation", .number(\.saturation, 0...10), "the factor of the backdrop's saturation"),
    .init("bend", .dimension(\.bend, 0...100), "the width of the rim that refracts"),
    .init(
      "bendShift", .dimension(\.bendShift, -100...100), "the shift of the backdrop at the edge"),
    .init("shadow", .shadows(\.shadows), "the shadow over a backdrop"),
    .init("rim", .dimension(\.rim, 0...100), "the width of the bright line along the edge"),
    .init("lean", .number(\.lean, -10...10), "the lean of its light, as a share of the height"),
    .init("rimLight", .stops(\.rimLight), "its light, from the top to the bottom"),
    .init("sheen", .stops(\.sheen), "the light on the surface, from the top to the bottom"),
  ]

  /// The names of the palette that controls ask for; others are free.
  static let roles: [(name: String, meaning: String)] = [
    ("accent", "the tint; --tint replaces it"),
    ("onAccent", "content on the tint; with --tint black or white"),
    ("destructive", "the colour that replaces the tint of destructive buttons"),
    ("onDestructive", "content on it"),
    ("text", "text on the page"),
    ("tertiaryText", "faint text"),
    ("page", "the page behind controls"),
  ]
}

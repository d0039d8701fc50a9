/// The look of a button in a style and a state; `nil` leaves a part to a less specific look.
///
/// A part whose colour is clear is not drawn.
public struct ThemeLook: Hashable, Sendable {
  /// The ground.
  public var container: ThemeColor?
  /// The label.
  public var label: ThemeColor?
  /// The symbol; without it the symbol has the label's colour.
  public var icon: ThemeColor?
  /// The line along the inside of the edge.
  public var border: ThemeColor?
  /// The width of that line, in points.
  public var borderWidth: Double?
  /// The space between the edge and that line, in points.
  public var borderInset: Double?
  /// The colour of the line at one edge, from which it fades into that of ``border``.
  public var borderEdge: ThemeColor?
  /// The length of the fading, in points: from the lower edge, or from the upper edge if negative.
  public var borderEdgeLength: Double?
  /// The part of that length, 0 to 1, in which the line has the full colour of the edge.
  public var borderEdgeStart: Double?
  /// The space that the line adds on the left and on the right, in points.
  public var borderRoom: Double?
  /// The line between the parts of a split button; without it the label's colour at a quarter of its opacity.
  public var separator: ThemeColor?
  /// The space between the edge and the ground, in points.
  public var containerInset: Double?
  /// The corner radius; without it that of the size.
  public var radius: ThemeRadius?
  /// The shadows, the lowest last; empty for none.
  public var shadows: [ThemeShadow]?
  /// The opacity of a layer in the label's colour over the ground, 0 to 1.
  public var overlay: Double?
  /// The factor of the ground's opacity, 0 to 1.
  public var containerOpacity: Double?
  /// The factor of the opacity of label and symbol, 0 to 1.
  public var labelOpacity: Double?
  /// The opacity of the whole button, 0 to 1.
  public var opacity: Double?
  /// The ring around the button.
  public var ring: ThemeColor?
  /// The width of the ring, in points.
  public var ringWidth: Double?
  /// The space between the edge and the ring, in points; negative for a ring inside the edge.
  public var ringOffset: Double?
  /// A second ring, right inside the first.
  public var innerRing: ThemeColor?
  /// The width of the second ring, in points.
  public var innerRingWidth: Double?
  /// The least contrast ratio of the label to its ground, by WCAG 2.2; a lower one is raised.
  public var contrast: Double?
  /// The weight of the label, 1 to 1000.
  public var weight: Double?
  /// The thickness of a line under the label: 0 for none, 1 for the font's own.
  public var underline: Double?

  /// Makes a look without any part.
  public init() {}

  /// Makes a look with the most common parts.
  public init(
    label: ThemeColor? = nil, container: ThemeColor? = nil, border: ThemeColor? = nil
  ) {
    self.label = label
    self.container = container
    self.border = border
  }

  /// Returns the look with parts of another one where it has none.
  func filled(from other: ThemeLook) -> ThemeLook {
    var look = self
    look.container = container ?? other.container
    look.label = label ?? other.label
    look.icon = icon ?? other.icon
    look.border = border ?? other.border
    look.borderWidth = borderWidth ?? other.borderWidth
    look.borderInset = borderInset ?? other.borderInset
    look.borderEdge = borderEdge ?? other.borderEdge
    look.borderEdgeLength = borderEdgeLength ?? other.borderEdgeLength
    look.borderEdgeStart = borderEdgeStart ?? other.borderEdgeStart
    look.borderRoom = borderRoom ?? other.borderRoom
    look.separator = separator ?? other.separator
    look.containerInset = containerInset ?? other.containerInset
    look.radius = radius ?? other.radius
    look.shadows = shadows ?? other.shadows
    look.overlay = overlay ?? other.overlay
    look.containerOpacity = containerOpacity ?? other.containerOpacity
    look.labelOpacity = labelOpacity ?? other.labelOpacity
    look.opacity = opacity ?? other.opacity
    look.ring = ring ?? other.ring
    look.ringWidth = ringWidth ?? other.ringWidth
    look.ringOffset = ringOffset ?? other.ringOffset
    look.innerRing = innerRing ?? other.innerRing
    look.innerRingWidth = innerRingWidth ?? other.innerRingWidth
    look.contrast = contrast ?? other.contrast
    look.weight = weight ?? other.weight
    look.underline = underline ?? other.underline
    return look
  }

  /// Returns only the colours that another look has too.
  func colors(in other: ThemeLook) -> ThemeLook {
    var look = ThemeLook()
    if other.container != nil { look.container = container }
    if other.label != nil { look.label = label }
    if other.icon != nil { look.icon = icon }
    if other.border != nil { look.border = border }
    if other.borderEdge != nil { look.borderEdge = borderEdge }
    if other.ring != nil { look.ring = ring }
    return look
  }
}

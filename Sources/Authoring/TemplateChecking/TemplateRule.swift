/// A rule of the template check.
package enum TemplateRule: String, CaseIterable, Sendable {
  /// A text contains a version that the target supports.
  case version
  /// The groups Guides and Symbols exist.
  case groups
  /// Every scale with variants has a baseline and a cap line.
  case guides
  /// Guides are shapes.
  case guideType
  /// Margins exist.
  case margins
  /// Groups have names of variants.
  case names
  /// No variant appears twice.
  case duplicates
  /// Regular-M exists or follows from the masters.
  case regularMedium
  /// Every variant has paths, and as many as the others.
  case pathCount
  /// Ultralight-S, Regular-S and Black-S have the same commands.
  case interpolation
  /// Contours start at corresponding points.
  case startPoints
  /// Contours have the same direction in all masters, and holes the direction opposite to the surrounding contour.
  case winding
  /// Shapes are closed.
  case openShapes
  /// No strokes are left.
  case strokes
  /// Paths are direct children of their variant's group.
  case nesting
  /// Groups are moved, not scaled or rotated.
  case transforms
  /// There are only paths of one fill.
  case effects
  /// Coordinates have enough digits.
  case precision
  /// Coordinates fit into a glyph.
  case size
  /// Layers are the same in all variants and have known values.
  case annotation
  /// `font build` makes a font from the template without losing information.
  case building
}

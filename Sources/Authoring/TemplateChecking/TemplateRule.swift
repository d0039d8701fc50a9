/// What a template is checked for.
package enum TemplateRule: String, CaseIterable, Sendable {
  /// The text with the version is there, and no newer than what is to read it.
  case version
  /// The groups Guides and Symbols are there.
  case groups
  /// Every scale with variants has a baseline and a cap line.
  case guides
  /// Guides are shapes.
  case guideType
  /// There are margins.
  case margins
  /// Groups have names of variants.
  case names
  /// Every variant is there once.
  case duplicates
  /// Regular-M is there or follows from the masters.
  case regularMedium
  /// Every variant has paths, and as many as the others.
  case pathCount
  /// Ultralight-S, Regular-S and Black-S have the same commands.
  case interpolation
  /// Contours begin at points that correspond.
  case startPoints
  /// Contours of all masters turn the same way, and holes turn against what they are in.
  case winding
  /// Shapes are closed.
  case openShapes
  /// No strokes are left.
  case strokes
  /// Paths stand in their variant's group itself.
  case nesting
  /// Groups are moved, not scaled or turned.
  case transforms
  /// There are paths of one fill and nothing else.
  case effects
  /// Coordinates have enough digits.
  case precision
  /// Coordinates are such as a glyph can hold.
  case size
  /// Layers are the same in all variants and say what is known.
  case annotation
  /// `font build` makes a font of it, with all that it says.
  case building
}

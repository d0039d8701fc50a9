/// The operator that combines a source with a backdrop: those of Porter and Duff, then blend modes.
///
/// The raw values are those of `COLR`; the names in parentheses are its own.
/// <https://www.w3.org/TR/compositing-1/>
public enum CompositeMode: Int, CaseIterable, Sendable {
  /// Nothing (`CLEAR`).
  case clear
  /// The source alone (`SRC`).
  case source
  /// The backdrop alone (`DEST`).
  case backdrop
  /// The source over the backdrop (`SRC_OVER`).
  case sourceOver
  /// The backdrop over the source (`DEST_OVER`).
  case backdropOver
  /// The source inside the backdrop (`SRC_IN`).
  case sourceIn
  /// The backdrop inside the source (`DEST_IN`).
  case backdropIn
  /// The source outside the backdrop (`SRC_OUT`).
  case sourceOut
  /// The backdrop outside the source (`DEST_OUT`).
  case backdropOut
  /// The source over the backdrop, inside the backdrop (`SRC_ATOP`).
  case sourceAtop
  /// The backdrop over the source, inside the source (`DEST_ATOP`).
  case backdropAtop
  /// Each outside the other (`XOR`).
  case exclusiveOr
  /// The sum of both (`PLUS`).
  case plus
  /// Both as light: the inverse of multiplied inverses (`SCREEN`).
  case screen
  /// ``multiply`` or ``screen``, by the backdrop (`OVERLAY`).
  case overlay
  /// The darker one (`DARKEN`).
  case darken
  /// The lighter one (`LIGHTEN`).
  case lighten
  /// The backdrop, brightened by the source (`COLOR_DODGE`).
  case colorDodge
  /// The backdrop, darkened by the source (`COLOR_BURN`).
  case colorBurn
  /// ``multiply`` or ``screen``, by the source (`HARD_LIGHT`).
  case hardLight
  /// ``darken`` or ``lighten``, softly (`SOFT_LIGHT`).
  case softLight
  /// The absolute difference (`DIFFERENCE`).
  case difference
  /// The difference with less contrast (`EXCLUSION`).
  case exclusion
  /// The product of both (`MULTIPLY`).
  case multiply
  /// The hue of the source (`HSL_HUE`).
  case hue
  /// The saturation of the source (`HSL_SATURATION`).
  case saturation
  /// Hue and saturation of the source (`HSL_COLOR`).
  case color
  /// The luminosity of the source (`HSL_LUMINOSITY`).
  case luminosity

  /// Whether this is a blend mode rather than an operator of Porter and Duff.
  package var isBlending: Bool { rawValue > CompositeMode.plus.rawValue }
}

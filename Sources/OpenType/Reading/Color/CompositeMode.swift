/// How a source is laid over a backdrop: the operators of Porter and Duff, then blend modes.
///
/// The raw values are those of `COLR`; in brackets, their names there.
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
  /// The source where the backdrop is (`SRC_IN`).
  case sourceIn
  /// The backdrop where the source is (`DEST_IN`).
  case backdropIn
  /// The source where the backdrop is not (`SRC_OUT`).
  case sourceOut
  /// The backdrop where the source is not (`DEST_OUT`).
  case backdropOut
  /// The source over the backdrop, where that is (`SRC_ATOP`).
  case sourceAtop
  /// The backdrop over the source, where that is (`DEST_ATOP`).
  case backdropAtop
  /// Each where the other is not (`XOR`).
  case exclusiveOr
  /// The sum of both (`PLUS`).
  case plus
  /// Light of both (`SCREEN`).
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
  /// How far they differ (`DIFFERENCE`).
  case difference
  /// How far they differ, with less contrast (`EXCLUSION`).
  case exclusion
  /// Inks of both (`MULTIPLY`).
  case multiply
  /// The hue of the source (`HSL_HUE`).
  case hue
  /// The saturation of the source (`HSL_SATURATION`).
  case saturation
  /// Hue and saturation of the source (`HSL_COLOR`).
  case color
  /// The luminosity of the source (`HSL_LUMINOSITY`).
  case luminosity

  /// Whether it mixes colours, and is not one of Porter's and Duff's operators.
  package var isBlending: Bool { rawValue > CompositeMode.plus.rawValue }
}

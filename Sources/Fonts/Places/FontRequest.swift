/// A request for an installed font.
struct FontRequest {
  /// The family, as in a font menu.
  var family: String
  /// The weight, 1 to 1000.
  var weight: Double
  var isItalic: Bool
}

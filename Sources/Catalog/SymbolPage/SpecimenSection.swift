internal import SymtextGraphics

/// Pictures of a specimen that show one matter.
struct SpecimenSection {
  /// What they show.
  var title: String
  /// How many stand in a row.
  var columns: Int
  /// The pictures.
  var cells: [SpecimenCell]
  /// What they stand on.
  var appearance: Appearance
}

internal import SymtextGraphics

/// Pictures of a specimen on one topic.
struct SpecimenSection {
  /// The title.
  var title: String
  /// The number of pictures in a row.
  var columns: Int
  /// The pictures.
  var cells: [SpecimenCell]
  /// The appearance of the background.
  var appearance: Appearance
}

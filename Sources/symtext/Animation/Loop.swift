/// How a film that plays forever starts again.
enum Loop: String, CaseIterable {
  /// The end is followed by the beginning.
  case anew
  /// It comes back the way it went.
  case thereAndBack = "there-and-back"
}

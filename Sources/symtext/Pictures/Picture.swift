internal import Drawing
internal import Support

/// What a command has drawn, before anything is written.
struct Picture {
  /// The picture.
  var list: DisplayList
  /// What is not as it was asked for: sentences for standard error.
  var warnings: [String] = []
  /// What was asked to be told of the picture: lines for standard error.
  var report: [String] = []
  /// Its measures, to be printed beside it.
  var measures: JSONValue?
  /// The same for people, a line each.
  var summary: [String] = []
}

/// How a template file is put together, as far as only checking asks for it.
struct TemplateStructure: Sendable {
  /// A guide that is there, but is no shape.
  struct WrongGuide: Sendable {
    var name: String
    var elementName: String
    var line: Int
  }

  var hasNotes = false
  var hasGuides = false
  var hasSymbols = false
  /// Whether the text with the version has the `id` that is looked for.
  var hasVersionText = false
  var wrongGuides: [WrongGuide] = []
  /// Guides that are not there, by `id`.
  var missingGuides: [String] = []
  /// Variants with margins of their own.
  var ownMargins: Set<TemplateVariant> = []
  /// Variants of which a second drawing is left out, with its line.
  var duplicates: [(variant: TemplateVariant, line: Int)] = []
  /// Names that look like those of variants and are none.
  var unknownGroups: [(name: String, line: Int)] = []
  /// What could not be read, outside the notes.
  var unread: [ImportError] = []
}

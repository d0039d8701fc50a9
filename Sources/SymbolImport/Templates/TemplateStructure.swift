package import SymtextSVGReading
package import SymtextSymbols

/// How a template file is put together, as far as only checking asks for it.
package struct TemplateStructure: Sendable {
  /// A guide that is there, but is no shape.
  package struct WrongGuide: Sendable {
    package var name: String
    package var elementName: String
    package var line: Int
  }

  package var hasGuides = false
  package var hasSymbols = false
  /// Whether the text with the version has the `id` that is looked for.
  package var hasVersionText = false
  /// What has that `id` and is no text, such as `path`; `nil` for none.
  package var versionElement: String?
  package var wrongGuides: [WrongGuide] = []
  /// Guides that are not there, by `id`.
  package var missingGuides: [String] = []
  /// Variants of which a second drawing is left out, with its line.
  package var duplicates: [(variant: DrawnVariant, line: Int)] = []
  /// Names that look like those of variants and are none.
  package var unknownGroups: [(name: String, line: Int)] = []
  /// What could not be read, outside the notes.
  package var unread: [ImportError] = []
}

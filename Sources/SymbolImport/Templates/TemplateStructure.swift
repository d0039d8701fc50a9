package import SymtextSVGReading
package import SymtextSymbols

/// Details of a template file that only the template check uses.
package struct TemplateStructure: Sendable {
  /// A guide that is not a shape.
  package struct WrongGuide: Sendable {
    package var name: String
    package var elementName: String
    package var line: Int
  }

  package var hasGuides = false
  package var hasSymbols = false
  /// Whether the text with the version has the expected `id`.
  package var hasVersionText = false
  /// The element that has this `id` and is not a text, such as `path`.
  package var versionElement: String?
  /// Whether a version is missing where Xcode looks for it; programs that turn texts into paths leave its element.
  package func lacksVersion(_ version: TemplateVersion?) -> Bool {
    !hasVersionText && versionElement == nil && version?.major != 1
  }
  package var wrongGuides: [WrongGuide] = []
  /// Missing guides, by `id`.
  package var missingGuides: [String] = []
  /// Variants with a second drawing, which is ignored, and the line of that drawing.
  package var duplicates: [(variant: DrawnVariant, line: Int)] = []
  /// Variants inside the group of a variant, whose drawing they join, and their lines.
  package var nestedVariants: [(variant: DrawnVariant, outer: DrawnVariant, line: Int)] = []
  /// Variants outside the group Symbols, which are not read, and their lines.
  package var outsideVariants: [(variant: DrawnVariant, line: Int)] = []
  /// Names that resemble names of variants but are not valid.
  package var unknownGroups: [(name: String, line: Int)] = []
  /// Content outside the notes that could not be read.
  package var unread: [ImportError] = []
}

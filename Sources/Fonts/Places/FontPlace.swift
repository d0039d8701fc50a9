/// The place of a font in a file.
package struct FontPlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The index of the font in a collection, from 0; 0 in other files.
  package var index: Int

  package init(file: String, index: Int) { (self.file, self.index) = (file, index) }
}

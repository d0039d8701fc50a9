internal import SymtextAnimation
internal import SymtextAuthoring
package import SymtextSupport

/// The data of a library's first part, for a page that shows one symbol.
package struct GalleryEntry: Sendable {
  /// The library, as in the list of the gallery's index.
  package let library: JSONValue
  /// The symbols and their outlines, as in the data of a part.
  package let part: JSONValue
  /// The data of the player, compressed; `nil` if it cannot play them.
  package let player: [UInt8]?
  private let motions: [StackedMotion]

  /// - Parameter library: A library with at least one symbol.
  package init(_ library: GalleryLibrary) {
    (part, motions) = library.part(0, PageMotion(prefix: Gallery.prefix))
    self.library = library.index(hasFonts: false)
    player = library.player(0)
  }

  /// Returns the style sheet for the motion of symbols.
  package static func styles(of entries: [GalleryEntry]) -> String {
    PageMotion(prefix: Gallery.prefix)?.css(Array(Set(entries.flatMap(\.motions)))) ?? ""
  }
}

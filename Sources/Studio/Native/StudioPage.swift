internal import CSymtextStudioPage
internal import SymtextCatalog

/// The files of the studio's page: those of the folder `studio`, and those of `gallery` that it shares.
enum StudioPage {
  /// An embedded file.
  struct File: Sendable {
    var name: String
    var text: String

    /// Its media type.
    var type: String {
      if name.hasSuffix(".html") { return "text/html; charset=utf-8" }
      return name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }
  }

  /// The scripts of the gallery that the page loads.
  private static let shared: Set<String> = [
    "words.js", "search.js", "library.js", "colors.js", "outlines.js", "pens.js", "painter.js",
    "svg.js", "motion.js",
  ]

  static let files: [File] =
    (0..<symtext_studio_file_count()).map { index in
      let file = unsafe symtext_studio_file(index)
      let bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.count)
      return unsafe File(
        name: String(cString: file.name), text: String(decoding: bytes, as: UTF8.self))
    }
    + GalleryPage.files.filter { shared.contains($0.name) }
    .map { File(name: $0.name, text: $0.text) }
}

internal import CSymtextGalleryPage

/// The page's own files, which are in the program: those in the folder `gallery`.
enum GalleryPage {
  /// A file, and its text.
  struct File: Sendable {
    var name: String
    var text: String
  }

  /// In the order in which the page takes them: the page itself, its style sheet, its scripts.
  static let files: [File] = (0..<symtext_gallery_file_count()).map { index in
    let file = unsafe symtext_gallery_file(index)
    let bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.count)
    return unsafe File(
      name: String(cString: file.name), text: String(decoding: bytes, as: UTF8.self))
  }
}

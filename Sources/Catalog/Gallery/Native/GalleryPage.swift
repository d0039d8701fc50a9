internal import CSymtextGalleryPage

/// The files of the folder `gallery`, which are embedded in the program.
package enum GalleryPage {
  /// An embedded file.
  package struct File: Sendable {
    package var name: String
    package var text: String
  }

  /// The files in loading order: the page, its style sheet, its scripts.
  package static let files: [File] = (0..<symtext_gallery_file_count()).map { index in
    let file = unsafe symtext_gallery_file(index)
    let bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.count)
    return unsafe File(
      name: String(cString: file.name), text: String(decoding: bytes, as: UTF8.self))
  }
}

internal import CSymtextBundledFont

extension FontData {
  /// The bundled font, which is part of the executable; no file is read.
  package static let bundled: FontData = {
    let font = unsafe symtext_bundled_font()
    return unsafe FontData(permanent: UnsafeRawBufferPointer(start: font.start, count: font.count))
  }()
}

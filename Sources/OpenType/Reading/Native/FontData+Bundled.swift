internal import CSymtextBundledFont
internal import CSymtextTextFont

extension FontData {
  /// The bundled font, which is part of the executable; no file is read.
  package static let bundled: FontData = {
    let font = unsafe symtext_bundled_font()
    return unsafe FontData(permanent: UnsafeRawBufferPointer(start: font.start, count: font.count))
  }()

  /// The upright variable font of Inter with the letters of Latin, Greek and Cyrillic, which is part of the executable.
  package static let text: FontData = {
    let font = unsafe symtext_text_font()
    return unsafe FontData(permanent: UnsafeRawBufferPointer(start: font.start, count: font.count))
  }()
}

/// The format of an image file, detected from its first bytes and not from its name.
package enum ImageFormat {
  case png
  case jpeg
  case webp
  case svg
  case pdf
  /// An unsupported format, with its name if known.
  case other(String?)

  package init(_ bytes: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("RIFF") && begins("WEBP", at: 8) {
      self = .webp
    } else if bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil {
      self = .pdf
    } else if Self.isMarkup(bytes) {
      self = .svg
    } else {
      self = .other(Self.names.first { begins($0.text, at: $0.offset) }?.name)
    }
  }

  /// Returns whether the bytes begin like XML, in UTF-8 or UTF-16.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(4096)
    for mark: [UInt8] in [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    where rest.starts(with: mark) {
      rest = rest.dropFirst(mark.count)
    }
    return rest.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Other known formats, by a signature near the start of the file.
  private static let names: [(text: String, offset: Int, name: String)] = [
    ("GIF8", 0, "a GIF"), ("BM", 0, "a BMP"), ("II*\0", 0, "a TIFF"), ("MM\0*", 0, "a TIFF"),
    ("ftypavif", 4, "an AVIF"), ("ftypheic", 4, "a HEIC"), ("ftypmif1", 4, "a HEIF"),
    ("8BPS", 0, "a Photoshop"), ("icns", 0, "an ICNS"), ("\u{1F}", 0, "a compressed"),
  ]
}

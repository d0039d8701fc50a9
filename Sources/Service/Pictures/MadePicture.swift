package import SymtextCommandLine
package import SymtextDrawing
package import SymtextSupport

/// A picture, or what moves, as the bytes of a file, with what `batch` and `serve` say of it.
package struct MadePicture {
  /// The file.
  package var bytes: [UInt8]
  /// What kind of file it is, by the extension of its name.
  package var format: String
  /// Its width and height in points; `nil` of a page that has none.
  package var size: (width: Double, height: Double)?
  /// Its width and height in pixels; `nil` of what has none.
  package var pixels: (width: Double, height: Double)?
  /// From its top down to its first baseline, in points; `nil` where there is none.
  package var baseline: Double?
  /// From its top down to its last baseline, in points; `nil` where there is none.
  package var lastBaseline: Double?
  /// What it says to those who cannot see it.
  package var altText: String
  /// Sentences: what is not as it was asked for, and what was asked to be told.
  package var notes: [Sentence]
  /// Its measures, where they were asked for.
  package var measures: JSONDocument?

  /// - Parameter list: what says its size, its baselines and what it says itself.
  package init(
    _ encoded: EncodedPicture, format: String, of list: DisplayList, notes: [Sentence] = [],
    measures: JSONDocument? = nil
  ) {
    bytes = encoded.bytes
    pixels = encoded.pixels
    self.format = format
    size = (list.width, list.height)
    baseline = list.firstBaseline
    lastBaseline = list.lastBaseline
    altText = list.altText
    self.notes = notes
    self.measures = measures
  }

  /// A page that has no size.
  package init(page: [UInt8], format: String, altText: String, notes: [Sentence] = []) {
    bytes = page
    self.format = format
    self.altText = altText
    self.notes = notes
  }

  /// Its sizes and baselines by the keys of answers and results.
  package var measuresOfPlace: [(String, JSONValue)] {
    [
      ("width", size.map { .number($0.width) } ?? .null),
      ("height", size.map { .number($0.height) } ?? .null),
      ("pixelWidth", pixels.map { .number($0.width) } ?? .null),
      ("pixelHeight", pixels.map { .number($0.height) } ?? .null),
      ("baseline", baseline.map { .number($0) } ?? .null),
      ("lastBaseline", lastBaseline.map { .number($0) } ?? .null),
    ]
  }

  /// The media type of files by the extension of their names.
  package static func mediaType(ofFormat format: String, moves: Bool) -> String {
    switch format {
    case "png": moves ? "image/apng" : "image/png"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    case "webp": "image/webp"
    case "gif": "image/gif"
    case "json": "application/json"
    case "lottie": "application/zip"
    case "ico": "image/x-icon"
    case "icns": "image/icns"
    case "html": "text/html"
    case "md": "text/markdown"
    case "mp4": "video/mp4"
    case "webm": "video/webm"
    default: "application/octet-stream"
    }
  }
}

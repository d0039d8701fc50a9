package import SymtextCommandLine
package import SymtextDrawing
package import SymtextSupport

/// An encoded picture or animation, with the data that `batch` and `serve` report.
package struct MadePicture {
  /// The file.
  package var bytes: LongBytes
  /// The file's extension.
  package var format: String
  /// Its width and height in points; `nil` for a page without a size.
  package var size: (width: Double, height: Double)?
  /// Its width and height in pixels; `nil` without pixels.
  package var pixels: (width: Double, height: Double)?
  /// From its top down to its first baseline, in points; `nil` without one.
  package var baseline: Double?
  /// From its top down to its last baseline, in points; `nil` without one.
  package var lastBaseline: Double?
  /// Its alternative text.
  package var altText: String
  /// The BCP 47 language of the alternative text if it differs from that of the text; `nil` otherwise.
  package var altTextLanguage: String?
  /// Warnings, and the lines of requested reports.
  package var notes: [Sentence]
  /// Its measures, if they were requested.
  package var measures: JSONDocument?

  /// - Parameter list: the display list with its size, baselines and alternative text.
  package init(
    _ encoded: EncodedPicture, format: String, of list: DisplayList, notes: [Sentence] = [],
    measures: JSONDocument? = nil
  ) {
    bytes = encoded.file
    pixels = encoded.pixels
    self.format = format
    size = (list.width, list.height)
    baseline = list.firstBaseline
    lastBaseline = list.lastBaseline
    altText = list.altText
    altTextLanguage = list.altTextLanguage
    self.notes = notes
    self.measures = measures
  }

  /// A page without a size.
  package init(page: [UInt8], format: String, altText: String, notes: [Sentence] = []) {
    bytes = LongBytes(page)
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

  /// Its alternative text by the keys of answers and results, with its language if that differs from the text's.
  package var wordsForReaders: [(String, JSONValue)] {
    [("altText", .string(altText))]
      + (altTextLanguage.map { [("altTextLanguage", .string($0))] } ?? [])
  }

  /// Returns the media type of a file extension.
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

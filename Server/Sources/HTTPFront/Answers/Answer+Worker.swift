internal import HTTPTypes
internal import NIOCore
internal import SymtextSupport

extension Answer {
  /// The content security policy of an SVG opened on its own: display only.
  static let svgPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"

  /// Wraps a worker's answer and puts the picture's size, baseline, alternative text and warnings into headers.
  init(_ answer: WorkerAnswer, format: String, tag: EntityTag?) {
    var headers = HTTPFields()
    headers[.contentType] = answer.head["mediaType"]?.string ?? MediaType.of(format)
    headers[HeaderNames.contentOptions] = "nosniff"
    if format == "svg" { headers[.contentSecurityPolicy] = Self.svgPolicy }
    for (name, key) in [
      (HeaderNames.width, "width"), (HeaderNames.height, "height"),
      (HeaderNames.baseline, "baseline"),
    ] {
      if let number = answer.head[key]?.numeral { headers[name] = number }
    }
    if let text = answer.head["altText"]?.string {
      headers[HeaderNames.alternative] = Self.headerText(text)
    }
    for warning in (answer.head["warnings"]?.strings ?? []).prefix(8) {
      headers.append(HTTPField(name: HeaderNames.warning, value: Self.headerText(warning)))
    }
    let body =
      answer.result ?? answer.head["result"].map { ByteBuffer(bytes: $0.bytes) } ?? answer.bytes
    self.init(
      headers: headers, body: body, isText: MediaType.isText(format), tag: tag,
      compressesLater: true)
  }

  /// Returns a text percent-encoded for a header, shortened to 512 characters.
  private static func headerText(_ text: String) -> String {
    // Counting all characters of a megabyte takes longer than other requests may wait.
    let start = text.prefix(512)
    return PercentEncoding.encoded(
      start.endIndex < text.endIndex ? String(start.dropLast()) + "…" : text)
  }
}

internal import HTTPTypes
internal import NIOCore
internal import SymtextSupport

extension Answer {
  /// What browsers may do with an SVG that is opened on its own: show it.
  static let svgPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"

  /// A worker's answer, with headers that say of a picture what its line says.
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
    let body = answer.head["result"].map { ByteBuffer(bytes: $0.bytes) } ?? answer.bytes
    self.init(headers: headers, body: body, isText: MediaType.isText(format), tag: tag)
  }

  /// A text, or the beginning of a long one, in letters that headers may have.
  private static func headerText(_ text: String) -> String {
    PercentEncoding.encoded(text.count > 512 ? String(text.prefix(511)) + "…" : text)
  }
}

internal import SymtextSupport

/// Media types by file extension.
package enum MediaType {
  package static func of(_ format: String) -> String {
    switch format {
    case "png": "image/png"
    case "apng": "image/apng"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    case "webp": "image/webp"
    case "gif": "image/gif"
    case "ico": "image/x-icon"
    case "icns": "image/icns"
    case "json": "application/json"
    case "lottie": "application/zip"
    case "mp4": "video/mp4"
    case "webm": "video/webm"
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "txt", "md": "text/plain; charset=utf-8"
    case "ttf": "font/ttf"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }

  /// Returns the first picture format that an `Accept` header asks for; `nil` when it accepts any.
  package static func format(accept: String) -> String? {
    for part in accept.split(separator: ",") {
      switch part.prefix(while: { $0 != ";" }).trimmed {
      case "image/svg+xml": return "svg"
      case "application/pdf": return "pdf"
      case "image/png": return "png"
      case "image/apng": return "apng"
      case "image/webp": return "webp"
      case "image/gif": return "gif"
      default: continue
      }
    }
    return nil
  }

  /// Whether the format is text and worth compressing.
  package static func isText(_ format: String) -> Bool {
    ["svg", "json", "html", "css", "js", "txt", "md", "ttf"].contains(format)
  }
}

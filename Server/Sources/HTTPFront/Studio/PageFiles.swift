internal import HTTPTypes
internal import NIOCore
internal import SymtextSupport

/// The files of a studio's page, which its worker has.
///
/// A requested path is a dictionary key and is never opened.
struct PageFiles: Sendable {
  private var files: [ExactText: (type: String, body: ByteBuffer)] = [:]

  /// - Parameter answer: The worker's answer to the command `page`.
  /// - Returns: `nil` if it has no page.
  init?(_ answer: JSONValue) {
    for file in answer["result"]?["files"]?.values ?? [] {
      guard let name = file["name"]?.string, let type = file["type"]?.string,
        let text = file["text"]?.string
      else { return nil }
      files[ExactText(name)] = (type, ByteBuffer(string: text))
    }
    guard files[ExactText("index.html")] != nil else { return nil }
  }

  /// Returns the file at an address, of which a query is ignored.
  func file(at target: String) -> (type: String, body: ByteBuffer)? {
    let path = target.prefix { $0 != "?" }
    return path == "/" ? files[ExactText("index.html")] : files[ExactText(path.dropFirst())]
  }
}

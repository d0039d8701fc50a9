internal import HTTPTypes
internal import NIOCore
internal import SymtextSupport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Files that are read into memory at the start.
///
/// A requested path is a dictionary key and is never opened.
struct StaticFiles: Sendable {
  /// The reason why a folder is not served.
  struct Failure: Error {
    var message: String
  }

  /// Answers by path relative to the folder, with slashes.
  private(set) var files: [ExactText: Answer] = [:]
  /// A 16-letter hash of all files.
  private(set) var hash = ""

  init() {}

  /// Reads a folder.
  /// - Parameter limit: The maximum total size of its files, in bytes.
  init(folder: String, limit: Int) throws(Failure) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
      throw Failure(message: "\(folder): no such folder")
    }
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
    var total = 0
    var all = ""
    for path in paths {
      let full = folder + "/" + path
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder,
        let data = FileManager.default.contents(atPath: full)
      else { continue }
      total += data.count
      guard total <= limit else {
        throw Failure(
          message:
            "\(folder): its files exceed \(limit >> 20) MB; serve it with another server")
      }
      let format = path.split(separator: ".").last.map(String.init) ?? ""
      let tag = EntityTag(request: path, identity: Base64URL.encoded(data))
      all += path + tag.text
      var headers = HTTPFields()
      headers[.contentType] = MediaType.of(format)
      headers[HeaderNames.contentOptions] = "nosniff"
      if format == "svg" { headers[.contentSecurityPolicy] = Answer.svgPolicy }
      files[ExactText(path)] = Answer(
        headers: headers, body: ByteBuffer(bytes: data), isText: MediaType.isText(format), tag: tag)
    }
    hash = EntityTag(request: "", identity: all).text
  }
}

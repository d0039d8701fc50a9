internal import NIOPosix
internal import SymtextSupport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The studio's page in the person's browser.
///
/// All users of a machine can read the arguments of its programs. The browser is therefore given a file that only its
/// user can read, and that leads to the address with the token.
struct OpenedPage: Sendable {
  private let file: String

  /// Opens an address in the browser.
  /// - Returns: `nil` without a display, or if the file cannot be written.
  init?(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    #if os(Linux)
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
        return nil
      }
      let opener = "xdg-open"
    #else
      let opener = "open"
    #endif
    let folder =
      environment["XDG_RUNTIME_DIR"] ?? FileManager.default.temporaryDirectory.path()
    file = "\(folder)/symtext-studio-\(UUID()).html"
    let page = """
      <!doctype html>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>symtext studio</title>
      <a href="\(address)">symtext studio</a>

      """
    guard
      FileManager.default.createFile(
        atPath: file, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600]),
      let process = try? SpawnedProcess(
        [opener, file], files: [0: nil, 1: nil, 2: nil], isApart: true)
    else {
      remove()
      return nil
    }
    // Some openers end with the browser.
    NIOThreadPool.singleton.submit { _ in _ = process.wait() }
  }

  func remove() { try? FileManager.default.removeItem(atPath: file) }
}

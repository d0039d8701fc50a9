import Foundation
import SymtextTestSupport
import Testing

@testable import SymtextSupport

/// Allowed and refused files.
struct OpenFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["in/deep/a", "in/b", "inside/c", "outside/d"] {
      try directory.write(name, to: name)
    }
    for (name, target) in [
      ("in/out", "../outside"), ("in/file", "../outside/d"), ("in/b2", "deep/../b"),
      ("way", "in"), ("in/nowhere", "../outside/none"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.file(name), withDestinationPath: target)
    }
    unsafe mkfifo(directory.file("in/pipe"), 0o600)
  }

  /// Returns a file's content, or the reason why it is not opened.
  private func opened(_ path: String, below folders: [String] = ["in"]) -> String {
    do throws(FileError) {
      let folders = folders.map { $0.hasPrefix("/") ? $0 : directory.file($0) }
      guard
        let file = try OpenFile.below(
          folders, path.hasPrefix("/") ? path : directory.file(path))
      else { return "refused" }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = unsafe read(file.descriptor, &bytes, bytes.count)
      return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
    } catch {
      return "\(error.kind)"
    }
  }

  @Test(arguments: [
    ("in/b", "in/b"), ("in/deep/a", "in/deep/a"), ("in/deep/../b", "in/b"), ("in/b2", "in/b"),
    ("outside/../in/b", "in/b"), ("way/b", "in/b"),
    ("inside/c", "refused"), ("outside/d", "refused"), ("in/../outside/d", "refused"),
    ("in/out/d", "refused"), ("in/file", "refused"), ("/etc/passwd", "refused"),
    ("in/b\0", "refused"), ("", "refused"),
    ("in/none", "missing"), ("in/nowhere", "missing"), ("outside/none", "refused"),
    ("in/../outside/none", "refused"), ("in/out/none", "refused"), ("in/b/none", "missing"),
    ("in/pipe", "unusable"), ("in/deep", "unusable"),
    ("in", "unusable"), ("way", "unusable"), ("/dev/null", "refused"),
  ])
  func `Only files below the folder are opened`(path: String, expected: String) {
    #expect(opened(path) == expected)
  }

  @Test func `Folders may be several, links, the root, or missing`() {
    #expect(opened("in/b", below: []) == "refused")
    #expect(opened("in/b", below: ["none", "outside", "way/"]) == "in/b")
    #expect(opened("outside/d", below: ["/"]) == "outside/d")
    #expect(opened("/dev/null", below: ["/"]) == "unusable")
    // A file that is itself allowed.
    #expect(opened("in/b", below: ["way/b"]) == "in/b")
    #expect(opened("in/deep/a", below: ["in/b"]) == "refused")
  }
}

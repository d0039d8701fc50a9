import Foundation
@testable import SymtextSupport
import SymtextTestSupport
import Testing

/// Folders that appear at once.
struct FolderReplacementTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func text(_ name: String) throws -> String { try PackageFiles.text(directory.file(name)) }

  @Test func `A reader sees all old files or all new ones, and others stay`() throws {
    let path = directory.file("page")
    try OutputFile.write([("a", [1]), ("data/b", [1])], toDirectory: path)
    try directory.write("mine", to: "page/other")
    try FileManager.default.createDirectory(
      atPath: directory.file("page/data/own"), withIntermediateDirectories: true)
    try directory.write("mine", to: "page/data/own/c")
    let old = try #require(FileNode(path))
    let replacement = try FolderReplacement(path)
    try replacement.add([2], as: "a")
    try replacement.add([2], as: "data/b")
    #expect(try text("page/a") == "\u{1}")
    try replacement.place()
    #expect(try text("page/a") == "\u{2}")
    #expect(try text("page/data/b") == "\u{2}")
    #expect(try text("page/other") == "mine")
    #expect(try text("page/data/own/c") == "mine")
    // The directory is another one: the files did not come one by one.
    #expect(FileNode(path) != old)
    #expect(try directory.entries() == ["page"])
  }

  @Test func `What cannot be placed changes nothing`() throws {
    let path = directory.file("page")
    try OutputFile.write([("a", [1]), ("sub/b", [1])], toDirectory: path)
    for name in ["sub", "a/c", "../x", "/x"] {
      #expect(throws: FileError.self) {
        try OutputFile.write([("a2", [2]), (name, [2])], toDirectory: path)
      }
    }
    #expect(PackageFiles.files(under: path) == ["a", "sub/b"])
    #expect(try directory.entries() == ["page"])
  }

  @Test func `Files of several processes in one folder are all kept`() throws {
    let path = directory.file("set")
    let failed = ParallelMap.map(24, threads: 6) { number in
      (try? OutputFile.write([("\(number)", [1]), ("sub/\(number)", [1])], toDirectory: path))
        == nil
    }
    #expect(!failed.contains(true))
    #expect(PackageFiles.files(under: path).count == 48)
    #expect(PackageFiles.files(under: path + "/sub").count == 24)
  }

  @Test func `A folder in one that cannot be written is filled one by one`() throws {
    let above = directory.file("closed")
    try FileManager.default.createDirectory(
      atPath: above + "/page", withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: above)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: above)
    }
    try OutputFile.write([("a", [1]), ("sub/b", [1])], toDirectory: above + "/page")
    #expect(PackageFiles.files(under: above + "/page") == ["a", "sub/b"])
  }

  @Test func `Old temporary files that nobody uses are removed, others are not`() throws {
    let stale = ".symtext-" + String(repeating: "a", count: 22)
    let used = ".symtext-" + String(repeating: "b", count: 22)
    let young = ".symtext-" + String(repeating: "c", count: 22)
    let other = ".symtext-notes"
    let past = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
    for name in [stale, used, young, other] { try directory.write("x", to: name) }
    try FileManager.default.createDirectory(
      atPath: directory.file(".symtext-" + String(repeating: "d", count: 22) + "/sub"),
      withIntermediateDirectories: true)
    let folder = ".symtext-" + String(repeating: "d", count: 22)
    for name in [stale, used, other, folder] {
      try FileManager.default.setAttributes(past, ofItemAtPath: directory.file(name))
    }
    let descriptor = unsafe open(directory.file(used), O_RDONLY)
    flock(descriptor, LOCK_EX)
    defer { close(descriptor) }
    // A process sweeps a directory once, and the test's may have the number of one that another test has removed.
    StaleFiles.remove(in: try #require(Folder(directory.path)))
    #expect(try Set(directory.entries()) == [used, young, other])
  }
}

import Foundation
import SymtextTestSupport
import Testing

@testable import SymtextSupport

/// Writing below a directory.
struct OutputFolderTests {
  private let directory: TemporaryDirectory
  private let folder: OutputFolder

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["out", "outside"] { try directory.write("", to: "\(name)/there") }
    folder = OutputFolder(directory.file("out"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file(name), withDestinationPath: target)
  }

  @Test func `Files are written completely, and directories are created`() throws {
    try folder.write([1], to: "a/./b//c")
    try folder.write([2, 3], to: "a/b/c")
    #expect(try PackageFiles.bytes(directory.file("out/a/b/c")) == [2, 3])
    #expect(try folder.size(of: "a/b/c") == 2)
    #expect(try folder.size(of: "x/c") == nil)
    #expect(directory.files == ["out/a/b/c", "out/there", "outside/there"])
  }

  @Test func `The directory itself may be a link, and may be created`() throws {
    try link("link", to: "outside")
    try OutputFolder(directory.file("link/new/deep")).write([1], to: "a")
    #expect(directory.files == ["out/there", "outside/new/deep/a", "outside/there"])
  }

  @Test(arguments: [
    "/tmp/symtext-test", "../outside/a", "a/../../outside/a", "a/..", "", ".", "./", "..",
    "link/a", "link", "deep/link/a", "nowhere", "loop/a", "a\0b",
  ])
  func `No path leads out of it`(name: String) throws {
    try directory.write("", to: "out/deep/there")
    try link("out/link", to: "../outside")
    try link("out/deep/link", to: directory.file("outside"))
    try link("out/nowhere", to: "../outside/new")
    try link("out/loop", to: "loop")
    let files = directory.files
    let error = #expect(throws: FileError.self) { try folder.write([1], to: name) }
    #expect(error?.kind == .outside)
    #expect(directory.files == files)
  }

  @Test func `A link created meanwhile does not lead outside`() throws {
    // One thread swaps a directory and a link to the outside as fast as it can.
    let (place, link, aside) = (
      directory.file("out/d"), directory.file("out/link"), directory.file("out/aside")
    )
    try self.link("out/link", to: directory.file("outside"))
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let folder = folder
    let written = ParallelMap.map(2, threads: 2) { thread -> Int in
      if thread == 1 {
        for _ in 0..<3000 {
          unsafe rename(place, aside)
          unsafe rename(link, place)
          unsafe rename(place, link)
          unsafe rename(aside, place)
        }
        return 0
      }
      return (0..<3000).reduce(0) { count, number in
        (try? folder.write([1], to: "d/\(number)")) == nil ? count : count + 1
      }
    }
    #expect(written[0] > 0)
    #expect(PackageFiles.files(under: directory.file("outside")) == ["there"])
  }

  @Test func `A temporary name is unguessable, and is removed when unused`() throws {
    let parent = try #require(Folder(directory.file("out")))
    var names: Set<String> = []
    for _ in 0..<100 {
      let file = try #require(TemporaryFile(in: parent))
      #expect(file.write(LongBytes([1])))
      let found = PackageFiles.files(under: directory.file("out")).filter { $0 != "there" }
      #expect(found.count == 1 && found[0].hasPrefix(".symtext-") && found[0].count >= 25)
      names.formUnion(found)
    }
    #expect(names.count == 100)
    #expect(PackageFiles.files(under: directory.file("out")) == ["there"])
    // An existing file with the name is not opened.
    #expect(TemporaryFile(in: parent, named: "there") == nil)
    try link("out/link", to: "../outside/new")
    #expect(TemporaryFile(in: parent, named: "link") == nil)
    #expect(!PackageFiles.exists(directory.file("outside/new")))
  }

  @Test func `A directory of files appears completely or not at all`() throws {
    let path = directory.file("set")
    let files: [(name: String, bytes: [UInt8])] = [("a", [1]), ("b", [2])]
    try OutputFile.write(files, toDirectory: path)
    try directory.write("", to: "set/other")
    try OutputFile.write(files, toDirectory: path + "/")
    #expect(PackageFiles.files(under: path) == ["a", "b", "other"])
    #expect(throws: FileError.self) {
      try OutputFile.write(files + [("a/such", [3])], toDirectory: directory.file("new"))
    }
    #expect(throws: FileError.self) {
      try OutputFile.write(files, toDirectory: directory.file("out/there"))
    }
    #expect(
      directory.files == ["out/there", "outside/there", "set/a", "set/b", "set/other"])
  }

  @Test(arguments: [
    ("out/a", "out/./a", true), ("out/a", "out//a", true), ("out/a", "link/a", true),
    ("out/new/a", "link/new/a", true), ("out/there", "file", true), ("out/a", "out/b", false),
    ("out/a", "outside/a", false), ("out/new/a", "out/a", false),
    ("outside/there", "out/there", false), ("nowhere", "outside/new", false),
  ])
  func `Two paths to one file are recognised as equal`(first: String, second: String, isOne: Bool)
    throws
  {
    try link("link", to: "out")
    try link("file", to: "out/there")
    try link("nowhere", to: "outside/new")
    #expect(
      (FilePlace(directory.file(first)) == FilePlace(directory.file(second))) == isOne)
  }
}

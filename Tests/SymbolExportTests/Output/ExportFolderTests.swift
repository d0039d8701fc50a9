import Foundation
import SymtextSymbolExport
import SymtextTestSupport
import Testing

struct ExportFolderTests {
  private let directory: TemporaryDirectory
  private let folder: ExportFolder

  init() throws {
    directory = try TemporaryDirectory()
    folder = ExportFolder(directory.file("out"))
  }

  private let files = [
    ExportedFile("a.svg", "a"), ExportedFile("set/b.svg", "b"), ExportedFile("set/deep/c.svg", "c"),
  ]

  private func stamp(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: directory.file("out/\(name)"))
  }

  private func node(_ name: String) throws -> Int? {
    try stamp(name)[.systemFileNumber] as? Int
  }

  private func text(_ name: String) throws -> String {
    try PackageFiles.text(directory.file("out/\(name)"))
  }

  @Test func `A second run writes nothing`() throws {
    #expect(try folder.write(files).written == 3)
    let before = try node("a.svg")
    let outside = try FileManager.default.attributesOfItem(atPath: directory.file("out"))
    let change = try folder.write(files)
    #expect(change.written == 0 && change.unchanged == 3 && change.removed == 0)
    #expect(try node("a.svg") == before)
    let after = try FileManager.default.attributesOfItem(atPath: directory.file("out"))
    #expect(outside[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(outside[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test func `A changed file leaves the others as they are`() throws {
    _ = try folder.write(files)
    let before = try node("set/b.svg")
    let change = try folder.write([ExportedFile("a.svg", "A")] + files.dropFirst())
    #expect(change.written == 1 && change.unchanged == 2 && change.removed == 0)
    #expect(try text("a.svg") == "A")
    #expect(try node("set/b.svg") == before)
  }

  @Test func `Files that have gone are removed with their empty folders, and no others`() throws {
    _ = try folder.write(files)
    try PackageFiles.write(Array("mine".utf8), to: directory.file("out/set/mine.txt"))
    let change = try folder.write([files[0]])
    #expect(change.removed == 2 && change.kept.isEmpty)
    let left = PackageFiles.files(under: directory.file("out"))
    #expect(left == ["a.svg", "set/mine.txt", ExportManifest.fileName])
    #expect(!PackageFiles.exists(directory.file("out/set/deep")))
  }

  @Test func `A file that somebody changed is kept when its symbol has gone`() throws {
    _ = try folder.write(files)
    try PackageFiles.write(Array("edited".utf8), to: directory.file("out/set/b.svg"))
    let change = try folder.write([files[0], files[2]])
    #expect(change.kept == ["set/b.svg"] && change.removed == 0)
    #expect(try text("set/b.svg") == "edited")
  }

  @Test func `A list that names files outside the folder removes none of them`() throws {
    _ = try folder.write(files)
    try directory.write("x", to: "outside.txt")
    let list = ExportManifest([ExportedFile("../outside.txt", "x")]).text
    try PackageFiles.write(
      Array(list.utf8), to: directory.file("out/\(ExportManifest.fileName)"))
    let change = try folder.write([files[0]])
    #expect(change.removed == 0)
    #expect(PackageFiles.exists(directory.file("outside.txt")))
  }

  @Test func `The list is read as it was written, and other lines are passed over`() {
    let manifest = ExportManifest(files)
    let read = ExportManifest(text: "nonsense\n12 z a\n" + manifest.text)
    #expect(read.paths == manifest.paths && read.text == manifest.text)
    #expect(read.has("a.svg", .init(Array("a".utf8))) && !read.has("a.svg", .init([])))
  }
}

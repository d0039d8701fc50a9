import Foundation
import SymtextSupport
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

  private func write(_ files: [ExportedFile]) throws -> ExportFolder.Change {
    try folder.write(files, targets: [.svg])
  }

  private func text(_ name: String) throws -> String {
    try PackageFiles.text(directory.file("out/\(name)"))
  }

  @Test func `A second run writes nothing`() throws {
    #expect(try write(files).written == 3)
    let before = try node("a.svg")
    let outside = try FileManager.default.attributesOfItem(atPath: directory.file("out"))
    let change = try write(files)
    #expect(change.written == 0 && change.unchanged == 3 && change.removed == 0)
    #expect(try node("a.svg") == before)
    let after = try FileManager.default.attributesOfItem(atPath: directory.file("out"))
    #expect(outside[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(outside[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test func `A changed file leaves the others as they are`() throws {
    _ = try write(files)
    let before = try node("set/b.svg")
    let change = try write([ExportedFile("a.svg", "A")] + files.dropFirst())
    #expect(change.written == 1 && change.unchanged == 2 && change.removed == 0)
    #expect(try text("a.svg") == "A")
    #expect(try node("set/b.svg") == before)
  }

  @Test func `Files that have gone are removed with their empty folders, and no others`() throws {
    _ = try write(files)
    try PackageFiles.write(Array("mine".utf8), to: directory.file("out/set/mine.txt"))
    let change = try write([files[0]])
    #expect(change.removed == 2 && change.kept.isEmpty)
    let left = PackageFiles.files(under: directory.file("out"))
    #expect(left == ["a.svg", "set/mine.txt", ExportManifest.fileName])
    #expect(!PackageFiles.exists(directory.file("out/set/deep")))
  }

  @Test func `A file that somebody changed is kept when its symbol has gone`() throws {
    _ = try write(files)
    try PackageFiles.write(Array("edited".utf8), to: directory.file("out/set/b.svg"))
    let change = try write([files[0], files[2]])
    #expect(change.kept == ["set/b.svg"] && change.removed == 0)
    #expect(try text("set/b.svg") == "edited")
  }

  @Test func `A list that names files outside the folder removes none of them`() throws {
    _ = try write(files)
    try directory.write("x", to: "outside.txt")
    let list = ExportManifest([ExportedFile("../outside.txt", "x")], targets: [.svg]).text
    try PackageFiles.write(
      Array(list.utf8), to: directory.file("out/\(ExportManifest.fileName)"))
    let change = try write([files[0]])
    #expect(change.removed == 0)
    #expect(PackageFiles.exists(directory.file("outside.txt")))
  }

  @Test(arguments: ["a.svg", "set/b.svg", ExportManifest.fileName])
  func `A file that is not from an export is an error that names it, and nothing is written`(
    name: String
  ) throws {
    try FileManager.default.createDirectory(
      atPath: directory.file("out/set"), withIntermediateDirectories: true)
    try PackageFiles.write(Array("mine".utf8), to: directory.file("out/\(name)"))
    let error = #expect(throws: FileError.self) { _ = try write(files) }
    #expect(
      error?.description
        == "\(directory.file("out"))/\(name) is not from an export; choose another folder or remove it"
    )
    #expect(PackageFiles.files(under: directory.file("out")) == [name])
    #expect(try text(name) == "mine")
  }

  @Test func `A file that is as an export would write it is no error`() throws {
    _ = try write([files[0]])
    try PackageFiles.write(Array("b".utf8), to: directory.file("out/b.svg"))
    let change = try write([files[0], ExportedFile("b.svg", "b")])
    #expect(change.unchanged == 2 && change.written == 0)
  }

  @Test func `A file that somebody changed is an error when its symbol has changed`() throws {
    _ = try write(files)
    try PackageFiles.write(Array("edited".utf8), to: directory.file("out/set/b.svg"))
    let error = #expect(throws: FileError.self) {
      _ = try write([ExportedFile("a.svg", "A"), files[1]])
    }
    #expect(error?.kind == .unwritable)
    #expect(
      error?.description.hasSuffix(
        "out/set/b.svg has been changed since an export wrote it; choose another folder or remove it"
      )
        == true)
    #expect(try text("set/b.svg") == "edited" && text("a.svg") == "a")
  }

  @Test(arguments: [
    ([ExportTarget.svg], [ExportTarget.sprite], false), ([.svg], [.svg, .png], false),
    ([.svg, .png], [.svg], false), ([.svg, .png], [.png, .svg, .pdf], true), ([.png], [.png], true),
  ])
  func `Another target does not take the place of the first one`(
    first: [ExportTarget], second: [ExportTarget], isFine: Bool
  ) throws {
    _ = try folder.write([files[0]], targets: first)
    guard !isFine else {
      #expect(try folder.write([files[1]], targets: second).removed == 1)
      return
    }
    let error = #expect(throws: FileError.self) {
      _ = try folder.write([files[1]], targets: second)
    }
    let names = first.map(\.rawValue).sorted().joined(separator: ", ")
    #expect(
      error?.description.hasSuffix("out holds an export of \(names); choose another folder") == true
    )
    #expect(try text("a.svg") == "a")
  }

  @Test func `The list is read as it was written, and other lines are passed over`() throws {
    let manifest = ExportManifest(files, targets: [.svg])
    let read = try #require(ExportManifest(text: manifest.text + "nonsense\n12 z a\n"))
    #expect(read.paths == manifest.paths && read.text == manifest.text && read.targets == ["svg"])
    #expect(read.has("a.svg", .init(Array("a".utf8))) && !read.has("a.svg", .init([])))
  }
}

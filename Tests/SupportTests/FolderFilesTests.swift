import Foundation
@testable import SymtextSupport
import SymtextTestSupport
import Testing

/// Files below a folder.
struct FolderFilesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.file(name), withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file(name), withDestinationPath: target)
  }

  @Test func `A loop of links costs itself alone, with a sentence`() throws {
    try folder("a/inner")
    try directory.write("1", to: "a/x.svg")
    try directory.write("2", to: "a/inner/y.svg")
    try link("a/inner/back", to: "..")
    var leftOut: [String] = []
    let path = directory.file("a")
    let files = try InputFile.files(under: path, suffix: ".svg", leftOut: &leftOut)
    #expect(files == ["\(path)/inner/y.svg", "\(path)/x.svg"])
    #expect(
      leftOut == ["\(path)/inner/back is a link to a folder around it; it is left out"])
  }

  @Test func `Links that double at each step do not take for ever`() throws {
    for step in 0..<20 {
      try folder("\(step)")
      for name in ["a", "b"] where step < 19 { try link("\(step)/\(name)", to: "../\(step + 1)") }
    }
    try directory.write("1", to: "0/x.svg")
    var leftOut: [String] = []
    let files = try InputFile.files(
      under: directory.file("0"), suffix: ".svg", leftOut: &leftOut)
    #expect(files == [directory.file("0/x.svg")])
    #expect(leftOut.count == 1 && leftOut[0].contains("\(InputFile.mostFolders) folders"))
  }
}

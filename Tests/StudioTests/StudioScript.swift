import Foundation
import SymtextCommandLine
import SymtextSupport
import SymtextSymbolImport
import SymtextTestSupport

@testable import SymtextStudio

/// A folder of drawings with a worker that is asked by lines, as the front asks it.
final class StudioScript {
  let directory: TemporaryDirectory
  let folder: String
  private(set) var worker: StudioWorker
  private let lines: Monitor<[JSONValue]>
  private var number = 0

  /// - Parameter files: The files of the folder, by name.
  init(_ files: [String: String], isReadOnly: Bool = false) throws {
    directory = try TemporaryDirectory()
    folder = directory.file("icons")
    for (name, text) in files { try directory.write(text, to: "icons/\(name)") }
    if files.isEmpty {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    lines = Monitor([])
    worker = try Self.worker(folder, directory.file("state"), lines, isReadOnly: isReadOnly)
  }

  private static func worker(
    _ folder: String, _ histories: String, _ lines: Monitor<[JSONValue]>, isReadOnly: Bool
  ) throws -> StudioWorker {
    var options = try StudioOptions(folder: folder, version: "1") {
      StudioProject(builder: SymbolFontBuilder())
    }
    options.isReadOnly = isReadOnly
    options.historyFolder = histories
    return StudioWorker(options) { line in
      guard let value = try? JSONReader.value(line) else { return }
      lines.change { $0.append(value) }
    }
  }

  /// Opens the folder anew, as after the end of the process.
  func restart() throws {
    worker = try Self.worker(folder, directory.file("state"), lines, isReadOnly: false)
  }

  /// Sends a request.
  /// - Returns: The answer.
  func ask(_ command: String, _ members: [JSONValue.Member] = []) throws -> JSONValue {
    number += 1
    let request = JSONValue.object(
      [("id", .integer(number)), ("command", .string(command))] + members)
    let bytes = request.bytes
    worker.answer(to: LineReader.Line(number: number, bytes: bytes, count: bytes.count))
    let own = lines.change { $0.last { $0["id"]?.integer == number } }
    guard let own else { throw Missing.answer }
    return own
  }

  /// Returns the result of a request that is not refused.
  func result(_ command: String, _ members: [JSONValue.Member] = []) throws -> JSONValue {
    let answer = try ask(command, members)
    guard let result = answer["result"] else { throw Missing.result(answer.packedText) }
    return result
  }

  /// Sets values of a symbol.
  func set(
    _ name: String, _ values: [JSONValue.Member], label: String = "Change", base: String? = nil
  ) throws -> JSONValue {
    let changes = values.map { key, value in
      JSONValue.object([("name", .string(name)), ("key", .string(key)), ("value", value)])
    }
    return try ask(
      "do",
      [("label", .string(label)), ("changes", .array(changes))]
        + (base.map { [("base", .object([(name, .string($0))]))] } ?? []))
  }

  /// The events of a kind.
  func events(_ kind: String) -> [JSONValue] {
    lines.change { $0.filter { $0["event"]?.string == kind } }
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String { try PackageFiles.text("\(folder)/\(name)") }

  /// Writes a file as another program does, and lets the worker take it.
  func save(_ text: String, to name: String) throws {
    try directory.write(text, to: "icons/\(name)")
    worker.take(.init(paths: ["\(folder)/\(name)"]))
  }

  enum Missing: Error {
    case answer
    case result(String)
  }

  // MARK: Files

  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round"><path d="M6 21h12"/><circle id="head" cx="12" cy="9" r="6"/></svg>
    """
  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
      stroke-linecap="round" stroke-linejoin="round">
      <title>Wave</title>
      <metadata>
        <category>x</category>
      </metadata>
      <g class="monochrome-0 hierarchical-0:primary"><path d="M6 21h12"/></g>
      <g class="monochrome-1 hierarchical-1:primary"><circle cx="12" cy="9" r="6"/></g>
    </svg>

    """
  static var template: String {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style = ".monochrome-0 {-sfsymbols-motion-group:1}"
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:primary\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary\"", .init(radius: 14)),
    ]
    return sample.text
  }
}

internal import SymtextSupport

/// The list of the files that an export wrote, by which a later one leaves files as they are or removes them.
///
/// A line is a checksum, a size and a path; comments name the program and the targets.
package struct ExportManifest: Sendable {
  /// The name of its file in the exported folder.
  package static let fileName = "symtext-export.txt"
  /// The greatest size of its file, in bytes.
  package static let mostBytes = 64 << 20
  private static let title =
    "# Files that `symtext export` wrote here. It changes and removes no others."

  /// The identity of a file's content.
  package struct Content: Hashable, Sendable {
    var checksum: UInt32
    var size: Int

    package init(_ bytes: [UInt8]) {
      checksum = CRC32.checksum(bytes)
      size = bytes.count
    }

    fileprivate init(checksum: UInt32, size: Int) {
      (self.checksum, self.size) = (checksum, size)
    }

    /// The checksum and the size.
    var text: String { "\(checksum.hexadecimal(digits: 8)) \(size)" }
  }

  private static let targetsStart = "# Targets: "
  private static let inputsStart = "# Inputs: "

  /// The names of the targets, sorted.
  package let targets: [String]
  /// A checksum of the inputs from which the files were made; empty if it is unknown.
  package let inputs: String
  /// The contents by path.
  private var contents: ExactDictionary<Content> = [:]

  /// Lists files of targets.
  package init(_ files: [ExportedFile], targets: [ExportTarget], inputs: String = "") {
    self.targets = targets.map(\.rawValue).sorted()
    self.inputs = inputs
    for file in files { contents[file.path] = Content(file.bytes) }
  }

  /// Reads a list; lines that are none are passed over, so that their files count as somebody else's.
  /// - Returns: `nil` for a text that does not begin as lists do.
  package init?(text: String) {
    guard text.hasPrefix(Self.title) else { return nil }
    let lines = text.split(whereSeparator: \.isNewline)
    func comment(_ start: String) -> String {
      lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } ?? ""
    }
    targets = comment(Self.targetsStart).split(separator: " ").map(String.init)
    inputs = comment(Self.inputsStart)
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let checksum = UInt32(parts[0], radix: 16), let size = Int(parts[1])
      else { continue }
      contents[String(parts[2])] = Content(checksum: checksum, size: size)
    }
  }

  /// The text of its file.
  package var text: String {
    ([Self.title, Self.targetsStart + targets.joined(separator: " ")]
      + (inputs.isEmpty ? [] : [Self.inputsStart + inputs])
      + paths.map { "\((contents[$0] ?? Content([])).text) \($0)" }).joined(separator: "\n") + "\n"
  }

  /// The paths, sorted.
  package var paths: [String] { contents.keys.sorted() }

  /// Whether another export may take the place of this one: of the same target, or of the same several and others, which
  /// have a folder each.
  func isReplaceable(by other: ExportManifest) -> Bool {
    targets == other.targets || targets.count > 1 && targets.allSatisfy(other.targets.contains)
  }

  /// Whether it lists a file with this content.
  package func has(_ path: String, _ content: Content) -> Bool { contents[path] == content }

  /// Whether it lists a file.
  package func has(_ path: String) -> Bool { contents[path] != nil }
}

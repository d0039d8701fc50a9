import Foundation
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

struct ConstantsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Writes the files of all symbols, and a keyword and a name that need care.
  private func write() throws -> [String: String] {
    let texts = try TestJob.texts(
      .constants, TestJob.job(["heart", "repeat", "case", "bell.square"]))
    for (path, text) in texts { try directory.write(text, to: path) }
    return texts
  }

  @Test func `There is a file for each language`() throws {
    #expect(
      Set(try write().keys) == [
        "README.md", "SymtextSymbol.swift", "symtext-symbol.ts", "SymtextSymbol.kt",
        "symtext_symbol.dart", "symtext_symbol.rs", "symtext_symbol.py",
      ])
  }

  @Test func `Swift's compiler accepts the constants`() throws {
    _ = try write()
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        directory.file("SymtextSymbol.swift"),
      ])
    #expect(result.status == 0, "\(result.errorText)")
  }

  /// Symbols with the names of members of the files.
  private static func meeting() throws -> ExportJob {
    var job = try TestJob.job([
      "heart", "bell", "trash", "wifi", "arrow.right", "list.bullet", "cloud.sun",
    ])
    job.overrides = try NameOverrides(
      """
      heart all
      bell symbol
      trash name
      wifi values
      arrow.right keywords
      list.bullet class
      cloud.sun bundle
      """, file: "names.txt")
    return job
  }

  @Test func `Symbols with the names of members get an underscore`() throws {
    let texts = try TestJob.texts(.constants, Self.meeting())
    let wanted = [
      "SymtextSymbol.swift": ["let all_ =", "let keywords_ =", "let name_ =", "let class_ ="],
      "symtext-symbol.ts": ["const all_ =", "const symbol_ =", "const name ="],
      "SymtextSymbol.kt": ["val All_ =", "val Class_ =", "val Name ="],
      "symtext_symbol.dart": [
        "const values_ =", "const name_ =", "const keywords_ =", "const all =",
      ],
      "symtext_symbol.rs": ["const ALL_:", "const NAME:"],
      "symtext_symbol.py": ["\nALL_ =", "\nNAME ="],
    ]
    for (file, parts) in wanted {
      for part in parts { #expect(texts[file]?.contains(part) == true, "\(file): \(part)") }
    }
    let cases = try TestJob.texts(.xcode, Self.meeting())
    let enumeration = cases["Sources/SymtextSymbols/SymtextSymbol.swift"]
    #expect(enumeration?.contains("case bundle_ = ") == true)
    for (path, text) in texts { try directory.write(text, to: path) }
    let swift = try Subprocess.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", directory.file("SymtextSymbol.swift")])
    #expect(swift.status == 0, "\(swift.errorText)")
    let python = try Subprocess.run(
      "/usr/bin/env",
      ["python3", "-c", "from symtext_symbol import *; print(len(ALL), ALL_.name)"],
      directory: directory.path)
    #expect(python.outputText == "7 heart\n", "\(python.errorText)")
  }

  @Test func `Python reads names, code points, words and keywords`() throws {
    _ = try write()
    let program = """
      from symtext_symbol import *
      print(len(ALL), HEART.name, "%X" % ord(HEART.character), HEART.alt_text, BELL_SQUARE.character, "love" in HEART.keywords)
      """
    let result = try Subprocess.run(
      "/usr/bin/env", ["python3", "-c", program], directory: directory.path)
    #expect(result.status == 0, "\(result.errorText)")
    let words = result.outputText.split(separator: " ")
    #expect(words.count >= 6 && words[1] == "heart" && words[2].hasPrefix("F"))
    #expect(result.outputText.contains("None True"))
  }

  @Test func `Signs of the languages in words are escaped`() throws {
    let words = "a\"b\\c$d\n\u{1}*/"
    #expect(SwiftConstants().quoted(words) == #""a\"b\\c$d\n\u{01}*/""#)
    #expect(KotlinConstants().quoted(words) == #""a\"b\\c\$d\n\u0001*/""#)
    #expect(DartConstants().quoted(words) == #""a\"b\\c\$d\n\x01*/""#)
    #expect(PythonConstants().quoted(words) == #""a\"b\\c$d\n\x01*/""#)
  }

  @Test func `Words in quotes are those of each language`() throws {
    let texts = try write()
    #expect(
      texts["symtext-symbol.ts"]?.contains("export const heart = symbol(\"heart\", \"\\u{F") == true
    )
    #expect(
      texts["SymtextSymbol.kt"]?.contains("        val Heart = SymtextSymbol(\"heart\", 0xF")
        == true)
    #expect(
      texts["symtext_symbol.dart"]?.contains(
        "  static const heart = SymtextSymbol._(\"heart\", 0xF") == true)
    #expect(
      texts["symtext_symbol.rs"]?.contains(
        "pub const HEART: SymtextSymbol = SymtextSymbol { name: \"heart\", character: Some('\\u{F")
        == true)
    #expect(texts["SymtextSymbol.kt"]?.contains("\"bell.square\", null,") == true)
  }

  /// A method of the Java virtual machine has at most 65,535 bytes.
  @Test func `Kotlin sets the constants of the whole library in methods that are not too large`()
    throws
  {
    let library = try TestLibrary.bundled.get()
    let job = try ExportJob(ExportedLibrary(library), symbols: library.listing)
    let text = try #require(try TestJob.texts(.constants, job)["SymtextSymbol.kt"])
    let parts = text.components(separatedBy: "private object ")
    #expect(parts.count > 2)
    for (index, part) in parts.dropFirst().enumerated() {
      #expect(part.hasPrefix("Part_\(index) {"))
      #expect(parts[0].contains("                Part_\(index).all,\n"))
      let lines = part.components(separatedBy: "\n").filter { $0.hasPrefix("        val ") }
      // An object takes 36 bytes, its place in the list 8, a text in an array 8.
      let bytes = lines.reduce(0) { $0 + 44 + 8 * $1.components(separatedBy: "\", \"").count }
      #expect(lines.count > 1 && bytes < 65_535, "\(bytes)")
    }
    let made = parts.dropFirst().joined().components(separatedBy: " = SymtextSymbol(").count - 1
    let named = parts[0].components(separatedBy: ": SymtextSymbol get() = Part_").count - 1
    #expect(made == job.symbols.count && named == job.symbols.count)
  }
}

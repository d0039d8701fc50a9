import SymtextSymbolText
import SymtextCommandLine
import SymtextService
@testable import SymtextProgram
@testable import SymtextSymbolExport
import SymtextVectorFormats
import SymtextTestSupport

extension LimitTable {
  /// Returns the program's error for the words of a command line; `nil` if it accepts them.
  private static func said(_ words: [String]) throws -> String? {
    let result = try SymtextProcess.run(words)
    guard result.status != 0 else { return nil }
    return String(result.errorText.split(separator: "\n")[0].drop { $0 != " " }.dropFirst())
  }

  private static func option(
    _ name: String, _ range: NumberRange, command: [String]
  ) -> Limit {
    Limit("`\(command[0]) --\(name)`", most: range.text) { isBeyond in
      let most = range.bounds.upperBound
      return try said(command + ["--\(name)", isBeyond ? "\(most.nextUp)" : "\(most)"])
    }
  }

  static let options: [Limit] = [
    option("size", .size, command: ["metrics", "a"]),
    Limit("the address of a link in a text", bytes: LinkAddress.mostBytes) { count in
      LinkAddress.refusal(of: String(repeating: "a", count: count))
    },
    option("width", .width, command: ["metrics", "a"]),
    option("letter-spacing", .letterSpacing, command: ["metrics", "a"]),
    option(
      "gap", .distance,
      command: ["render", "a", "--leading", "heart", "-o", "/dev/null", "--format", "svg"]),
    option(
      "padding", .distance,
      command: ["render", "a", "--size", ".1", "-o", "/dev/null", "--format", "svg"]),
    option(
      "pixel-ratio", .pixelRatio, command: ["render", "a", "-o", "/dev/null", "--format", "png"]),
    Limit("characters of `--id-prefix`", SVGIdentifier.mostPrefixCharacters) { count in
      let prefix = String(repeating: "a", count: count)
      let result = try SymtextProcess.run(
        ["render", "a", "--id-prefix", prefix, "-o", "/dev/null", "--format", "svg"])
      // The message has the long prefix, too.
      return result.status == 0
        ? nil
        : result.errorText.split(separator: "\n")[0].split(separator: ": ").last.map(String.init)
    },
    option("value", .part, command: ["metrics", "{wifi}"]),
    option(
      "max-width", .buttonWidth,
      command: ["button", "--label", "a", "-o", "/dev/null", "--format", "svg"]),
    Limit("pixels of a side in `export --sizes`", PixelSize.mostPixels) { count in
      let directory = try TemporaryDirectory()
      return try said([
        "export", "png", "--only", "heart", "--sizes", "\(count)", "-o", directory.file("out"),
      ])
    },
    Limit("bytes of a path in a drawable of `export android`", AndroidPath.mostBytes) { count in
      do throws(ExportError) {
        try AndroidPath.check(bytes: count, of: "a")
        return nil
      } catch {
        return error.description
      }
    },
  ]
}

import Foundation
import SymtextAuthoring
import SymtextSymbolExport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

struct XcodeTests {
  private let catalog = "Sources/SymtextSymbols/Resources/Symbols.xcassets"

  private func object(_ text: String?) throws -> [String: Any] {
    let bytes = Data(try #require(text).utf8)
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// The keys and values are those of 1,734 symbol sets in 25 published repositories.
  @Test func `Each symbol set has the keys of published ones`() throws {
    let job = try TestJob.job()
    let files = try TestJob.texts(.xcode, job)
    let root = try object(files["\(catalog)/Contents.json"])
    #expect(
      (root["properties"] as? [String: String])?["generate-swift-asset-symbol-extensions"]
        == "disabled")
    let sets = files.keys.filter { $0.hasSuffix(".symbolset/Contents.json") }
    #expect(sets.count == job.symbols.count)
    for path in sets {
      let contents = try object(files[path])
      #expect(Set(contents.keys).isSubset(of: ["info", "properties", "symbols"]))
      let info = try #require(contents["info"] as? [String: Any])
      #expect(info["author"] as? String == "xcode" && info["version"] as? Int == 1)
      let intents = ["template", "multicolor", "hierarchical"]
      if let properties = contents["properties"] as? [String: String] {
        #expect(Array(properties.keys) == ["symbol-rendering-intent"])
        #expect(intents.contains(properties["symbol-rendering-intent"] ?? ""))
      }
      let symbols = try #require(contents["symbols"] as? [[String: String]])
      for symbol in symbols {
        #expect(symbol["idiom"] == "universal")
        #expect(Set(symbol.keys).isSubset(of: ["idiom", "filename", "language-direction"]))
        let file = try #require(symbol["filename"])
        let folder = path.dropLast("Contents.json".count)
        #expect(files[folder + file] != nil, "\(folder)\(file)")
      }
      #expect(
        symbols.count == 1
          || symbols.map { $0["language-direction"] } == ["left-to-right", "right-to-left"])
    }
  }

  @Test func `Symbols that are mirrored say so`() throws {
    let files = try TestJob.texts(.xcode, TestJob.job(["list.bullet", "heart"]))
    func direction(_ name: String) throws -> String? {
      let set = try object(files["\(catalog)/symtext.\(name).symbolset/Contents.json"])
      return (set["symbols"] as? [[String: String]])?.first?["language-direction"]
    }
    #expect(try direction("list.bullet") == "left-to-right")
    #expect(try direction("heart") == nil)
  }

  @Test func `Each template passes the check of templates`() throws {
    let files = try ExportTarget.xcode.files(of: TestJob.job()).files
    let templates = files.filter { $0.path.hasSuffix(".svg") }
    #expect(templates.count >= TestJob.names.count - 2)
    for file in templates {
      let report = try TemplateCheck.report(file.bytes, file: file.path)
      #expect(report.problems.isEmpty, "\(file.path): \(report.problems)")
    }
  }

  @Test func `The compiler accepts the sources, with stubs for Apple's frameworks`() throws {
    let directory = try TemporaryDirectory()
    let files = try TestJob.texts(.xcode, TestJob.job(["heart", "repeat", "case", "bell"]))
    var sources = [try directory.write(Self.stubs, to: "Stubs.swift")]
    for (path, text) in files
    where path.hasPrefix("Sources/SymtextSymbols/SymtextSymbol") && path.hasSuffix(".swift") {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      // The stubs stand for the frameworks, which Linux does not have.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        ![
          "#if canImport", "#endif", "  import SwiftUI", "  import UIKit", "  import AppKit",
          "import Foundation",
        ]
        .contains { line.hasPrefix($0) }
      }
      sources.append(try directory.write(lines.joined(separator: "\n"), to: name))
    }
    #expect(sources.count == 5)
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"] + sources)
    #expect(result.status == 0, "\(result.errorText)")
  }

  /// The parts of Apple's frameworks that the sources call, with the signatures of their documentation.
  private static let stubs = """
    public struct Text: Sendable {
      init(_ text: String) {}
      init(_ key: LocalizedStringKey) {}
    }
    public struct LocalizedStringKey: ExpressibleByStringLiteral {
      public init(stringLiteral: String) {}
    }
    public final class Bundle: Sendable {
      static let module = Bundle()
      func image(forResource name: String) -> NSImage? { nil }
    }
    public struct Image {
      init(_ name: String, bundle: Bundle? = nil, label: Text) {}
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {}
      init(decorative: String, bundle: Bundle? = nil) {}
    }
    public struct Label<Title, Icon> { init(title: () -> Title, icon: () -> Icon) {} }
    public class UIImage {
      public class Configuration {}
      var accessibilityLabel: String?
      init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {}
    }
    public class NSImage { var accessibilityDescription: String? }
    """
}

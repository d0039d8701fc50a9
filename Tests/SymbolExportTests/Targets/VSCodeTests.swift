import Foundation
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct VSCodeTests {
  private func manifest(_ files: [String: String]) throws -> [String: Any] {
    let bytes = Data(try #require(files["package.json"]).utf8)
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// The rules are those of Visual Studio Code's reader of `contributes.icons`: two segments of letters and digits, a
  /// description, a font inside the folder with one of three endings, and a character.
  @Test(arguments: [nil, "", "my"])
  func `Icons obey the rules of the editor`(prefix: String?) throws {
    var job = try TestJob.job()
    job.weights = [.regular, .bold]
    job.prefix = prefix
    let files = try TestJob.texts(.vscode, job)
    let manifest = try manifest(files)
    let contributes = try #require(manifest["contributes"] as? [String: Any])
    let icons = try #require(contributes["icons"] as? [String: [String: Any]])
    let encoded = job.symbols.filter { $0.codePoint != nil }
    #expect(icons.count == 2 * encoded.count && !encoded.isEmpty)
    let id = try Regex("[A-Za-z0-9]+(-[A-Za-z0-9]+)+")
    var characters: [String: Set<String>] = [:]
    for (name, icon) in icons {
      #expect(name.wholeMatch(of: id) != nil, "\(name)")
      #expect(name.hasPrefix(prefix == "my" ? "my-" : "symtext-"))
      #expect((icon["description"] as? String)?.isEmpty == false)
      let place = try #require(icon["default"] as? [String: String])
      let path = try #require(place["fontPath"])
      #expect(path.hasPrefix("./") && path.hasSuffix(".woff2"))
      #expect(files[String(path.dropFirst(2))] != nil, "\(path)")
      let character = try #require(place["fontCharacter"])
      #expect(character.wholeMatch(of: try Regex("\\\\[0-9A-F]{4,6}")) != nil, "\(character)")
      #expect(characters[path, default: []].insert(character).inserted)
    }
    let engines = manifest["engines"] as? [String: String]
    #expect(engines?["vscode"]?.hasPrefix("^1.") == true)
    #expect((manifest["name"] as? String)?.wholeMatch(of: try Regex("[a-z0-9-]+")) != nil)
  }

  @Test func `A symbol without a description is described by its name`() throws {
    let plain = try TestJob.job(["heart"])
    let job = try ExportJob(
      plain.library,
      symbols: plain.symbols.map {
        var symbol = $0
        symbol.metadata.altText = ""
        return symbol
      })
    let contributes = try manifest(TestJob.texts(.vscode, job))["contributes"] as? [String: Any]
    let icons = try #require(contributes?["icons"] as? [String: [String: Any]])
    #expect(icons["symtext-heart"]?["description"] as? String == "heart")
  }

  @Test func `Two icons of one name are an error that names the symbols`() throws {
    var job = try TestJob.job(["heart", "bell"])
    job.weights = [.regular, .bold]
    job.overrides = try NameOverrides("bell heart.bold", file: "names.txt")
    let error = #expect(throws: ExportError.self) { _ = try ExportTarget.vscode.files(of: job) }
    #expect(
      error?.description.hasPrefix(
        "`bell` and `heart` would both be the icon symtext-heart-bold") == true
        || error?.description.hasPrefix(
          "`heart` and `bell` would both be the icon symtext-heart-bold") == true
    )
  }
}

import Foundation
import SymtextTestSupport
import Testing

struct HelpTests {
  @Test(arguments: [
    ([], "help/symtext.txt"),
    (["render"], "help/render.txt"),
    (["animate"], "help/animate.txt"),
    (["animate", "button"], "help/animate-button.txt"),
    (["animate", "bar"], "help/animate-bar.txt"),
    (["animate", "bar", "tab"], "help/animate-bar-tab.txt"),
    (["metrics"], "help/metrics.txt"),
    (["button"], "help/button.txt"),
    (["bar"], "help/bar.txt"),
    (["bar", "navigation"], "help/bar-navigation.txt"),
    (["bar", "toolbar"], "help/bar-toolbar.txt"),
    (["bar", "tab"], "help/bar-tab.txt"),
    (["bar", "list"], "help/bar-list.txt"),
    (["bar", "menu"], "help/bar-menu.txt"),
    (["docicon"], "help/docicon.txt"),
    (["batch"], "help/batch.txt"),
    (["manifest", "merge"], "help/manifest-merge.txt"),
    (["serve"], "help/serve.txt"),
    (["symbols"], "help/symbols.txt"),
    (["symbols", "list"], "help/symbols-list.txt"),
    (["symbols", "show"], "help/symbols-show.txt"),
    (["gallery"], "help/gallery.txt"),
    (["player"], "help/player.txt"),
    (["font"], "help/font.txt"),
    (["font", "build"], "help/font-build.txt"),
    (["font", "inspect"], "help/font-inspect.txt"),
    (["font", "check"], "help/font-check.txt"),
    (["font", "lint"], "help/font-lint.txt"),
    (["template"], "help/template.txt"),
    (["template", "export"], "help/template-export.txt"),
    (["template", "check"], "help/template-check.txt"),
    (["export"], "help/export.txt"), (["watch"], "help/watch.txt"), (["studio"], "help/studio.txt"),
  ])
  func `The help of every command matches its snapshot`(command: [String], snapshot: String) throws
  {
    let result = try SymtextProcess.run(command + ["--help"])
    #expect(result.status == 0)
    #expect(result.errorText == "")
    try Snapshot(snapshot).check(result.outputText)
  }

  @Test func `The brief help has one line per option`() throws {
    for command in [["render"], ["button"], ["animate", "bar", "tab"]] {
      let brief = try SymtextProcess.run(command + ["-h"]).outputText
      let whole = try SymtextProcess.run(command + ["--help"]).outputText
      let lines = brief.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 })
      // Lines of options begin with two spaces and a dash; all options are present.
      func options(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("  -") }
          .compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) }
          .filter { $0 != "--help" }
      }
      #expect(options(brief) == options(whole))
      #expect(options(brief).count + 10 > lines.count)
    }
    try Snapshot("help/button-brief.txt").check(SymtextProcess.run(["button", "-h"]).outputText)
  }

  @Test func `Without arguments the program prints how to begin, and its example works`() throws {
    let result = try SymtextProcess.run([])
    #expect(result.status == 64)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("To begin:"))
    for command in ["render", "symbols search", "gallery", "--help"] {
      #expect(result.errorText.contains("symtext \(command)"))
    }
    let family = try SymtextProcess.run(["bar"])
    #expect(family.status == 64)
    #expect(family.errorText.contains("one of: navigation, toolbar, tab"))
  }

  @Test func `The version is printed`() throws {
    let result = try SymtextProcess.run(["--version"])
    // `make build` embeds the commit.
    #expect(
      result.outputText.wholeMatch(of: /symtext 0\.1\.0( \([0-9a-f]{7,}(-dirty)?\))?\n/) != nil)
    #expect(result.status == 0)
    #expect(try SymtextProcess.run(["--version", "x"]).status == 64)
  }

  private struct Version: Decodable {
    struct Library: Decodable {
      var name: String
      var version: String?
      var loaded: String
    }
    var version: String
    var libraries: [Library]
  }

  @Test
  func `The JSON version has the library versions of pkg-config`()
    throws
  {
    let result = try SymtextProcess.run(["--version", "--json"])
    let version = try JSONDecoder().decode(Version.self, from: Data(result.output))
    #expect(version.version == "0.1.0")
    let versions = Dictionary(
      uniqueKeysWithValues: version.libraries.map { ($0.name, $0.version ?? "") })
    let packages = [
      "fontconfig": "fontconfig", "libpng": "libpng", "libdeflate": "libdeflate", "Expat": "expat",
      "ICU": "icu-uc", "libwebp": "libwebp", "Brotli": "libbrotlidec",
      "HarfBuzz subset": "harfbuzz-subset",
    ]
    for (name, package) in packages {
      let said = try Subprocess.run("/usr/bin/env", ["pkg-config", "--modversion", package])
      #expect(
        versions[name] == said.outputText.trimmingCharacters(in: .whitespacesAndNewlines), "\(name)"
      )
    }
    // FreeType's package has libtool's version number.
    #expect(versions["FreeType"]?.hasPrefix("2.") == true)
    let clipper = try PackageFiles.text(
      PackageFiles.path("Sources/CLibraries/Polyclipping/Clipper/clipper.hpp"))
    #expect(clipper.contains("#define CLIPPER_VERSION \"\(versions["Clipper"] ?? "")\""))
  }
}

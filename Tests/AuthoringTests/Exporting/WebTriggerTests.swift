@testable import SymtextAuthoring
import SymtextAnimation
import SymtextFontGlyphs
import Foundation
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

/// Classes of a web font that let effects wait for an event.
struct WebTriggerTests {
  private static let files = Result {
    var builder = SymbolFontBuilder(familyName: "Web Triggers")
    builder.classPrefix = "my"
    builder.compiler.hasLayers = true
    builder.only = ["heart", "bell", "bell.slash", "wifi"]
    let font = try builder.font(of: SymbolFiles([PackageFiles.path("fonts/symbols")]))
    return (font: font.bytes, files: try font.webFiles([.styleSheet], fontName: "Web.ttf"))
  }

  @Test func `In Chromium effects play when their event comes, and end after it`() throws {
    let directory = try TemporaryDirectory()
    let made = try Self.files.get()
    try PackageFiles.write(made.font, to: directory.file("Web.ttf"))
    for file in made.files {
      try PackageFiles.write(file.bytes, to: directory.file(file.name))
    }
    let printed = try Python.run("play_web_triggers.py", [directory.file("Web.css"), "my"])
    let counts = try JSONDecoder().decode([String: [Int]].self, from: Data(printed.utf8))
    #expect(counts.count == 9)
    // The effects that last, and one without a button around it, end with the event.
    let short = ["stays", "pair", "alone"]
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      try #require(count.count == 4)
      #expect(count[0] == 0 && count[1] > 0 && count[3] == 0, "\(name): \(count)")
      #expect((count[2] == 0) == short.contains(name), "\(name): \(count)")
    }
    // A layer without a value does not light up; both symbols of a pair fade and scale.
    #expect(counts["layers"]?[1] == 3 && counts["pair"]?[1] == 4)
  }

  @Test
  func `Every effect has a class, or the style sheet names it as one that a font cannot play`()
    throws
  {
    let sheet = try #require(try Self.files.get().files.first)
    let css = String(decoding: sheet.bytes, as: UTF8.self)
    let comments = css.split(separator: "/*").dropFirst().compactMap {
      $0.split(separator: "*/", omittingEmptySubsequences: false).first
    }
    for name in SymbolEffect.names where name != "automatic" {
      let hasClass = css.contains(".my--effect-\(name)")
      #expect(hasClass || comments.contains { $0.contains(name) }, "\(name)")
      #expect(hasClass != name.hasPrefix("draw"), "\(name)")
    }
  }
}

import Foundation
import SymtextTestSupport
import Testing

/// What Chromium shows of a font for the web and its style sheet.
struct ChromiumTests {
  // MARK: Beside symtext

  private struct Comparison: Decodable, CustomStringConvertible {
    struct Worst: Decodable {
      var value: Double
      /// Of which symbol, scale and weight.
      var name: String
    }

    /// The mean difference of all pixels, and of those at edges: parts of the whole range.
    var mean: Double
    var edgeMean: Double
    /// The largest differences of 255: at edges, and where all neighbours are alike in both pictures.
    var edgeMost: Int
    var flatMost: Int
    /// The share of pixels that are more than a quarter of the range off everything around them in the
    /// other picture.
    var strays: Double
    /// What one symbol has at most: `edgeMean`, `bias` (how much darker or lighter its edges are on the
    /// whole), `strayMost` (how far, of 255, a pixel is off everything around it).
    var worst: [String: Worst]

    var description: String {
      let worst = worst.sorted { $0.key < $1.key }.map { key, worst in
        "\(key) \(worst.value > 1 ? "\(Int(worst.value))" : percent(worst.value)) (\(worst.name))"
      }
      return
        "mean difference \(percent(mean)), at edges \(percent(edgeMean)), at most \(edgeMost) of 255; "
        + "away from edges \(flatMost); at worst \(worst.joined(separator: ", "))"
    }

    private func percent(_ value: Double) -> String { "\((value * 10_000).rounded() / 100) %" }
  }

  @Test func `Chromium and symtext draw the same, but for antialiasing`() throws {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "compare_with_chromium.py",
      [
        SymtextProcess.executable, try BuiltFont.file("Web.ttf"), try BuiltFont.file("Web.css"),
        directory.path,
      ] + BuiltFont.symbols)
    let modes = try JSONDecoder().decode([String: Comparison].self, from: Data(printed.utf8))
    #expect(modes.count == 5)
    for (mode, comparison) in modes.sorted(by: { $0.key < $1.key }) {
      print("Chromium beside symtext, \(mode): \(comparison)")
      #expect(comparison.flatMost <= 2, "\(mode)")
      #expect(comparison.strays == 0, "\(mode)")
      // Half a step of weight would be six hundredths.
      for key in ["edgeMean", "bias"] {
        let worst = try #require(comparison.worst[key])
        #expect(worst.value < 0.05, "\(mode): \(worst.name)")
      }
    }
  }

  // MARK: The style sheet

  private struct Page: Decodable {
    var alike: [[String]]
    var colors: [String: String]
    var isMirrored: Bool
    var spoken: [String]
  }

  private static let page = Result {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "check_style_sheet.py", [try BuiltFont.file("Web.css"), directory.path])
    return try JSONDecoder().decode(Page.self, from: Data(printed.utf8))
  }

  @Test func `Classes, names, languages and inherited weights show what they should`() throws {
    let alike = Set(try Self.page.get().alike)
    let expected: Set = [
      ["heart, bold", "heart in bold text"],
      ["heart, large", "heart in a large list"],
      ["heart.fill in colours", "heart.fill in light colours"],
      ["character in Japanese", "character.ja"],
      // Names are ligatures of whole words only.
      ["heart", "heart named"],
      ["heart.fill", "heart.fill named"],
      ["sweetheart named", "sweetheart spelled"],
      ["hearts named", "hearts spelled"],
      ["heart-shaped named", "heart-shaped spelled"],
      ["aheart.fill named", "aheart.fill spelled"],
    ]
    #expect(alike == expected)
  }

  @Test func `The palette follows the scheme that the user prefers, unless a class says which`()
    throws
  {
    #expect(
      try Self.page.get().colors == [
        "light": "#ff383c", "dark": "#ff4245", "light in the dark": "#ff383c",
      ])
  }

  @Test func `A cart rolls the other way from right to left`() throws {
    #expect(try Self.page.get().isMirrored)
  }

  @Test func `Screen readers say what a symbol shows`() throws {
    let expected =
      Array(repeating: "Heart", count: 5) + Array(repeating: "Heart, filled", count: 3)
      + ["Shopping cart", "Shopping cart", "Character", "Character", "Character, Japanese"]
    #expect(try Self.page.get().spoken == expected)
  }
}

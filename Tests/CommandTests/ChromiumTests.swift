import Foundation
import SymtextTestSupport
import Testing

/// Chromium's rendering of a web font and its style sheet.
struct ChromiumTests {
  // MARK: Beside symtext

  private struct Comparison: Decodable, CustomStringConvertible {
    struct Worst: Decodable {
      var value: Double
      /// The symbol, scale and weight.
      var name: String
    }

    /// The mean difference of all pixels, and of pixels at edges, as fractions of the full range.
    var mean: Double
    var edgeMean: Double
    /// The largest differences, of 255: at edges, and where all neighbours are alike in both pictures.
    var edgeMost: Int
    var flatMost: Int
    /// The share of pixels that differ by more than a quarter of the range from all nearby pixels of the other picture.
    var strays: Double
    /// The worst symbol for each measure: `edgeMean`, `bias` (how much darker or lighter its edges are overall),
    /// `strayMost` (the largest difference, of 255, of a pixel from all nearby ones).
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

  @Test func `Chromium and symtext draw the same except for antialiasing`() throws {
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
      // Half a weight step would be 0.06.
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

  @Test func `Classes, names, languages and inherited weights have their effect`() throws {
    let alike = Set(try Self.page.get().alike)
    let expected: Set = [
      ["heart, bold", "heart in bold text"],
      ["heart, large", "heart in a large list"],
      ["heart.fill in colours", "heart.fill in light colours"],
      ["character in Japanese", "character.ja"],
      // Names are ligatures of complete words only.
      ["heart", "heart named"],
      ["heart.fill", "heart.fill named"],
      ["sweetheart named", "sweetheart spelled"],
      ["hearts named", "hearts spelled"],
      ["heart-shaped named", "heart-shaped spelled"],
      ["aheart.fill named", "aheart.fill spelled"],
    ]
    #expect(alike == expected)
  }

  @Test func `The palette follows the user's preferred scheme unless a class sets one`()
    throws
  {
    #expect(
      try Self.page.get().colors == [
        "light": "#ff383c", "dark": "#ff4245", "light in the dark": "#ff383c",
      ])
  }

  @Test func `A cart is mirrored in right-to-left text`() throws {
    #expect(try Self.page.get().isMirrored)
  }

  @Test func `Screen readers read a symbol's alternative text`() throws {
    let expected =
      Array(repeating: "Heart", count: 5) + Array(repeating: "Heart, filled", count: 3)
      + ["Shopping cart", "Shopping cart", "Character", "Character", "Character, Japanese"]
    #expect(try Self.page.get().spoken == expected)
  }
}

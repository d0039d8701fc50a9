import Foundation
import SymtextTestSupport
import Testing

/// Fonts with paints (`COLR` version 1) in Chromium.
struct PaintsInChromiumTests {
  private struct Comparison: Decodable {
    /// The mean difference of pixels away from edges, of 255, and the share of these pixels.
    var mean: Double
    var share: Double
    /// The glyph that differs most.
    var worst: String
    var worstMean: Double
  }

  @Test func `Every paint looks the same as in Chromium`() throws {
    let directory = try TemporaryDirectory()
    let names = try JSONDecoder().decode([String].self, from: Data(try TestPaintFont.names.utf8))
    #expect(names.count > 80)
    let printed = try Python.run(
      "compare_paints_with_chromium.py",
      [SymtextProcess.executable, try TestPaintFont.file, directory.path] + names)
    let settings = try JSONDecoder().decode([String: Comparison].self, from: Data(printed.utf8))
    #expect(settings.count == 6)
    for (setting, comparison) in settings.sorted(by: { $0.key < $1.key }) {
      print("Paints, \(setting): \(comparison)")
      #expect(comparison.mean <= (setting == "pdf" ? 1 : 0.5), "\(setting)")
      #expect(comparison.share > 0.6, "\(setting)")
      // Poppler computes saturation differently and draws gradients in steps.
      #expect(
        comparison.worstMean <= (setting == "pdf" ? 10 : 1), "\(setting): \(comparison.worst)")
    }
  }

  @Test(arguments: ["ss03", "ss04", "ss05"])
  func `Coloured symbols look the same as in Chromium`(feature: String) throws {
    let directory = try TemporaryDirectory()
    struct Listed: Decodable {
      var name: String
      var codePoint: String
      var layers: [Layer]
    }
    struct Layer: Decodable {
      var level: String
      var color: String?
    }
    let list = try SymtextProcess.run(["symbols", "list", "--json"])
    // A sample of those that the feature changes: with colours for multicolor, with a first layer, which is often the
    // largest, at a lower level for the others.
    let symbols = try JSONDecoder()
      .decode(ListedSymbols<Listed>.self, from: Data(list.outputText.utf8)).symbols
      .filter {
        // Names that end in two letters are mostly letters and figures of other languages, which have few colours.
        $0.name.split(separator: ".").last?.count != 2
          && (feature == "ss05"
            ? $0.layers.contains { $0.color.map { $0 != "tintColor" } ?? false }
            : $0.layers.first.map { $0.level != "primary" } ?? false)
      }
    let names = stride(from: 5, to: symbols.count, by: max(symbols.count / 72, 1)).map {
      "\(symbols[$0].name)@\(symbols[$0].codePoint.dropFirst(2))"
    }
    #expect(names.count > 60)
    let printed = try Python.run(
      "compare_paints_with_chromium.py",
      [SymtextProcess.executable, TestFonts.symbols, directory.path, "--features=\(feature)"]
        + names)
    var settings = try JSONDecoder().decode([String: Comparison].self, from: Data(printed.utf8))
    let plain = settings.removeValue(forKey: "plain")
    // Without the feature the pictures differ by ten times as much as is allowed with it.
    #expect((plain?.mean ?? 0) > 0.5, "\(String(describing: plain))")
    #expect(settings.count == 5)
    for (setting, comparison) in settings.sorted(by: { $0.key < $1.key }) {
      #expect(comparison.mean <= 0.05 && comparison.share > 0.7, "\(setting): \(comparison)")
      #expect(comparison.worstMean <= 0.2, "\(setting): \(comparison.worst)")
    }
  }
}

@testable import SymtextAuthoring
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct StyleSheetTests {
  private func set() throws -> SymbolSet {
    var heart = try drawing(
      name: "heart", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>", aliases: "love, like.it")
    heart.metadata.altText = "A \"good\" \\ heart\nof <gold>"
    var cloud = try drawing(name: "cloud.sun")
    cloud.layers.append(cloud.layers[0])
    cloud.layers[0].color = .systemBlue
    return try SymbolSet(symbols: [heart, cloud])
  }

  private func sheet(_ change: (inout FontCompiler) -> Void = { _ in }) throws -> StyleSheet {
    var compiler = FontCompiler(familyName: "My Icons")
    change(&compiler)
    return StyleSheet(
      try set(), compiler: compiler,
      sources: [("my.woff2", "woff2"), ("my.ttf", "truetype")])
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `Every name and alias has one class, with its code point and the alt text`() throws {
    let css = try sheet().css
    let points = try set().codePoints
    for name in ["heart", "love", "like.it", "cloud.sun"] {
      let code = String(try #require(points[name]), radix: 16)
      let rule = ".symtext-\(name.split(separator: ".").joined(separator: "-"))::before {"
      #expect(count(rule, in: css) == 1, "\(name)")
      #expect(css.contains("\(rule) content: \"\\\(code)\"; content: \"\\\(code)\" / "))
    }
    #expect(count("/ \"Line\"; }", in: css) == 1)
  }

  @Test func `Quotes, backslashes and line ends in the alt text are escaped`() throws {
    let css = try sheet().css
    #expect(count("/ \"A \\\"good\\\" \\\\ heart of <gold>\"; }", in: css) == 3)
  }

  @Test func `Braces and quotes are balanced`() throws {
    let css = try sheet().css
    #expect(count("{", in: css) == count("}", in: css))
    let quotes = css.split(separator: "\\\"", omittingEmptySubsequences: false).joined()
      .filter { $0 == "\"" }.count
    #expect(quotes.isMultiple(of: 2))
  }

  @Test func `Sources are in their order`() throws {
    #expect(
      try sheet().css.contains(
        "src: url(\"my.woff2\") format(\"woff2\"),\n    url(\"my.ttf\") format(\"truetype\");"))
  }

  @Test func `There are classes for weights, scales and modes`() throws {
    let css = try sheet().css
    let classes =
      SymbolWeight.allCases.map { "weight-\($0.rawValue)" }
      + SymbolScale.allCases.map { "scale-\($0.rawValue)" }
      + ["monochrome", "hierarchical", "palette", "multicolor"].map { "mode-\($0)" }
      + ["appearance-light", "appearance-dark", "names"]
    for name in classes { #expect(count(".symtext--\(name) {", in: css) == 1, "\(name)") }
    for weight in SymbolWeight.allCases {
      #expect(
        css.contains(
          ".symtext--weight-\(weight.rawValue) { font-weight: \(Int(weight.axisValue)); }"))
    }
  }

  @Test func `A feature missing from the font has no class`() throws {
    let css = try sheet {
      $0.scales = [.large]
      $0.hasColor = false
      $0.hasNames = false
    }.css
    #expect(!css.contains(".symtext--scale-small {") && css.contains(".symtext--scale-large {"))
    #expect(!css.contains("ss04") && !css.contains("font-palette"))
    #expect(!css.contains("dlig"))
  }

  /// The library has symbols `bold` and `textformat.size.larger`; a weight, a scale and a palette have the same names.
  @Test func `No class has two meanings`() throws {
    let set = try BundledDrawings.set()
    let css = StyleSheet(set, compiler: FontCompiler(), sources: []).css
    var seen: Set<Substring> = []
    var twice: [Substring] = []
    for line in css.split(separator: "\n")
    where line.hasPrefix(".symtext-")
      && ![".symtext--stacked", ".symtext--pair", ".symtext--on-"].contains(where: line.hasPrefix)
    {
      let name = line.prefix { $0 != " " && $0 != ":" }
      if !seen.insert(name).inserted { twice.append(name) }
    }
    #expect(seen.count > set.symbols.count)
    #expect(twice == [])
  }

  @Test func `A family name is escaped`() throws {
    let css = try sheet { $0.familyName = "My \"Icons\"" }.css
    #expect(!css.contains("font-family: \"My \"Icons\"\";"))
  }

  @Test func `A custom prefix applies to all classes, properties and keyframes`() throws {
    let names = try #require(ClassNames(prefix: "my-set"))
    let sheet = StyleSheet(
      try set(), compiler: FontCompiler(familyName: "My Set"), names: names, sources: [])
    var compiler = FontCompiler(familyName: "My Set")
    compiler.hasLayers = true
    let layered = StyleSheet(try set(), compiler: compiler, names: names, sources: [])
    for sheet in [sheet, layered] {
      #expect(!sheet.css.contains("symtext"))
      #expect(sheet.css.contains(".my-set-cloud-sun::before {"))
      // Every own name begins with the prefix.
      for found in sheet.css.matches(of: /(?:var\(|[ {;])--([a-z-]+)/) {
        // The palette in the comment belongs to the page.
        #expect(found.1.hasPrefix("my-set-") || found.1 == "mine", "\(found.0)")
      }
      for found in sheet.css.matches(of: /@(?:keyframes|property) (?:--)?([a-z-]+)/) {
        #expect(found.1.hasPrefix("my-set-"), "\(found.0)")
      }
    }
  }
}

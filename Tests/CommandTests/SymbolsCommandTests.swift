import Foundation
import TestSupport
import Testing

struct SymbolsCommandTests {
  private struct Entry: Decodable {
    var name: String
    var codePoint: String?
    var library: String
    var category: String
    var altText: String
    var keywords: [String]
    var aliases: [String]
    var since: String
  }

  private func list(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "list"] + arguments)
  }

  @Test func `Without words all symbols are listed`() throws {
    let drawings = PackageFiles.files(under: PackageFiles.path("fonts/symbols"))
      .map { String($0.dropLast(4)) }
    let lines = try list().outputText.split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == names.sorted())
    // Beside the drawings there are generated variants.
    #expect(Set(drawings).isSubset(of: names))
    #expect(names.contains("heart.fill"))
    #expect(Set(names).count == names.count)
  }

  @Test func `With words those that hold every one of them`() throws {
    let all = try JSONDecoder().decode([Entry].self, from: Data(try list("--json").output))
    let found = try JSONDecoder().decode(
      [Entry].self, from: Data(try list("--json", "Weather", "rain").output))
    let expected = all.filter { entry in
      let words = [entry.name, entry.altText, entry.category] + entry.keywords + entry.aliases
      return ["weather", "rain"].allSatisfy { word in
        words.contains { $0.lowercased().contains(word) }
      }
    }
    #expect(found.map(\.name) == expected.map(\.name))
    #expect(!found.isEmpty && found.count < all.count)
  }

  @Test func `A word that fits nothing has status 65`() throws {
    let result = try list("qqqqq")
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: no symbol has to do with “qqqqq”"))
    #expect(result.output.isEmpty)
  }

  @Test func `With libraries their symbols are listed too, each name once`() throws {
    let icons = try TestIconFont.icons.file
    func entries(_ arguments: String...) throws -> [Entry] {
      let result = try SymtextProcess.run(["symbols", "list", "--json"] + arguments)
      return try JSONDecoder().decode([Entry].self, from: Data(result.output))
    }
    let bundled = try entries()
    #expect(bundled.allSatisfy { $0.library == "(bundled)" })
    let all = try entries("--library", TestFonts.symbols, "--library", icons)
    #expect(all.count { $0.library == icons } == 4)
    #expect(!all.contains { $0.library == "(bundled)" })
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.first { $0.name == "square" }?.library == icons)
  }

  @Test func `With libraries the table says which file a symbol is from`() throws {
    let icons = try TestIconFont.icons.file
    let result = try list("cart", "shopping", "--library", icons)
    let line = try #require(
      result.outputText.split(separator: "\n").first { $0.hasPrefix("shopping_cart ") })
    #expect(line.split(separator: " ").dropFirst().first == "U+E8CC")
    #expect(result.outputText.contains("icons.ttf"))
  }

  @Test func `A library that is not there has status 66`() throws {
    #expect(try list("--library", "/no/such.ttf").status == 66)
  }
}

struct SymbolsShowCommandTests {
  private func show(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "show"] + arguments)
  }

  @Test func `In words it says what the library says`() throws {
    let text = try show("speaker.wave.3").outputText
    for words in [
      "Speaker with three sound waves", "media", "secondary, lit above 0.34", "speaker.wave.3.fill",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `As JSON it can be read, an alias leads to its symbol`() throws {
    struct Entry: Decodable {
      struct Layer: Decodable { var level: String }
      var name: String
      var variants: [String]
      var layers: [Layer]
    }
    let listed = try SymtextProcess.run(["symbols", "list", "--json"])
    struct Named: Decodable { var name: String, aliases: [String] }
    let named = try JSONDecoder().decode([Named].self, from: Data(listed.output))
    let symbol = try #require(named.first { !$0.aliases.isEmpty })
    let entry = try JSONDecoder().decode(
      Entry.self, from: Data(try show(symbol.aliases[0], "--json").output))
    #expect(entry.name == symbol.name)
    let heart = try JSONDecoder().decode(Entry.self, from: Data(try show("heart", "--json").output))
    #expect(heart.variants.contains("heart.slash") && heart.layers.count == 1)
  }

  @Test func `It says how the symbol moves`() throws {
    let back = try show("arrow.counterclockwise").outputText
    #expect(back.contains("about 12 12.25, wiggles counter-clockwise, turns counter-clockwise"))
    #expect(back.contains("primary, rotates\n"))
    #expect(try show("bell.slash").outputText.contains("layers that move as one  1, 2, 3+4\n"))
    #expect(try show("circle.dashed").outputText.contains("values go round: closed"))
    let heart = try show("heart").outputText
    #expect(!heart.contains("move"))
    struct Entry: Decodable {
      struct Layer: Decodable {
        var motionGroup: Int?
        var pulses: Bool
        var rotates: Bool
      }
      struct Motion: Decodable {
        var groups: [[Int]]
        var anchor: [Double]?
        var wiggle: String?
        var rotatesClockwise: Bool
        var drawsFrontToBack: Bool
        var loop: String?
      }
      var layers: [Layer]
      var motion: Motion
    }
    let gear = try JSONDecoder().decode(Entry.self, from: Data(try show("gear", "--json").output))
    #expect(gear.layers.map(\.motionGroup) == [0, 0] && gear.layers.allSatisfy(\.rotates))
    #expect(gear.motion.groups == [[0, 1]] && gear.motion.rotatesClockwise)
    let bell = try JSONDecoder().decode(
      Entry.self, from: Data(try show("bell.badge", "--json").output))
    #expect(bell.motion.groups == [[0], [1], [2, 3]] && bell.motion.anchor == [12, 3])
    #expect(bell.motion.wiggle == "clockwise" && bell.layers.last?.pulses == true)
  }

  @Test func `A variant that is made when it is asked for moves like what it varies`() throws {
    let text = try show("gear.slash").outputText
    #expect(text.contains("no, it is made of the lines of what it varies"))
    #expect(text.contains("layers that move as one  1+2, 3+4\n"))
    #expect(text.contains("motion group 1, rotates"))
  }

  @Test func `A page is a picture on standard output or in a file`() throws {
    let page = try show("wifi", "-o", "-")
    #expect(page.status == 0 && page.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `A name that is not there is an error with the nearest names`() throws {
    for arguments in [["hart"], ["hart", "-o", "-"]] {
      let result = try SymtextProcess.run(["symbols", "show"] + arguments)
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(result.errorText.contains("did you mean `heart`"))
    }
    #expect(try show().status == 64)
  }
}

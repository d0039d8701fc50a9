import Foundation
import SymtextSymbolExport
import Testing

struct ExportNamesTests {
  @Test(
    arguments: [
      (NameScheme.kebab, "heart-fill-2"), (.snake, "heart_fill_2"), (.camel, "heartFill2"),
      (.pascal, "HeartFill2"), (.screamingSnake, "HEART_FILL_2"), (.dots, "heart.fill.2"),
    ])
  func `Words are joined in the way of the platform`(scheme: NameScheme, name: String) throws {
    #expect(try ExportNames(["heart.fill.2"], scheme)["heart.fill.2"] == name)
  }

  @Test func `Foreign names have words between hyphens and underscores, and letters of ASCII`()
    throws
  {
    let names = try ExportNames(["step-in", "Left_Arrow", "größe"], .camel, .swift)
    #expect(names["step-in"] == "stepIn")
    #expect(names["Left_Arrow"] == "leftArrow")
    #expect(names["größe"] == "gruf6udfe")
  }

  @Test(
    arguments: [
      (NameLanguage.swift, NameScheme.camel, "subscript", "subscript_"),
      (.swift, .camel, "4k", "_4k"), (.android, .snake, "switch", "switch_"),
      (.android, .snake, "4k", "n4k"), (.kotlin, .pascal, "4k", "N4k"),
      (.dart, .camel, "new", "new_"), (.typeScript, .camel, "delete", "delete_"),
      (.rust, .screamingSnake, "4k", "N4K"), (.python, .screamingSnake, "none", "NONE"),
      (.files, .kebab, "4k", "4k"), (.typst, .kebab, "in", "in_"), (.typst, .kebab, "4k", "n4k"),
      (.cSharp, .pascal, "get.type", "GetType_"),
    ])
  func `Reserved words and digits at the start are changed, and known`(
    language: NameLanguage, scheme: NameScheme, symbol: String, name: String
  ) throws {
    let names = try ExportNames([symbol], scheme, language)
    #expect(names[symbol] == name)
    let plain = [symbol, symbol.uppercased(), symbol.capitalized].contains(name)
    #expect(names.changed.map(\.name) == (plain ? [] : [name]))
  }

  @Test func `A prefix keeps reserved words apart`() throws {
    let names = try ExportNames(["switch.2", "4k"], .snake, .android, prefix: "sym")
    #expect(names["switch.2"] == "sym_switch_2")
    #expect(names["4k"] == "sym_4k")
    #expect(names.changed.isEmpty)
  }

  @Test(arguments: [("step-in", "step_in"), ("testicon", "testIcon"), ("a.1.2", "a.1-2")])
  func `Two symbols with one name are an error that names both`(one: String, other: String) {
    let error = #expect(throws: ExportError.self) {
      _ = try ExportNames([one, other], .camel, .swift)
    }
    let text = error?.description ?? ""
    #expect(
      text.contains("`\(one)`") && text.contains("`\(other)`") && text.contains("file of names"))
  }

  @Test func `Numbers that follow each other stay apart`() throws {
    let names = try ExportNames(["clock.1.12", "clock.11.2"], .camel)
    #expect(names["clock.1.12"] == "clock1_12")
    #expect(names["clock.11.2"] == "clock11_2")
  }

  @Test func `A file of names replaces names in all schemes`() throws {
    let overrides = try NameOverrides(
      "# ours\nheart.fill  favourite.on # filled\n\nstep_in step.inside\n", file: "names.txt")
    let symbols = ["heart.fill", "step-in", "step_in"]
    let names = try ExportNames(symbols, .pascal, .kotlin, overrides: overrides)
    #expect(symbols.map { names[$0] } == ["FavouriteOn", "StepIn", "StepInside"])
    #expect(overrides.symbols == ["heart.fill", "step_in"])
  }

  @Test(
    arguments: [
      ("a b\nheart", "names.txt:2: a line has"), ("a b c", "names.txt:1: a line has"),
      ("a b\na c", "names.txt:2: `a` already has a name"), ("a ...", "names.txt:1: a line has"),
    ])
  func `A line that is none names its place`(text: String, start: String) {
    let error = #expect(throws: ExportError.self) {
      _ = try NameOverrides(text, file: "names.txt")
    }
    #expect(error?.description.hasPrefix(start) == true)
  }
}

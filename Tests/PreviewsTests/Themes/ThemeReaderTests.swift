@testable import SymtextGraphics
@testable import SymtextPreviews
import Testing

/// Files of design tokens.
struct ThemeReaderTests {
  @Test(arguments: [
    (#"{"color": {"acent": {"$value": "teal"}}}"#, "color.accent is near"),
    (
      #"{"drak": {"color": {"accent": {"$value": "teal"}}}}"#, "there is no mode drak; dark is near"
    ),
    (
      #"{"$extensions": {"symtext": {"bas": "material"}}}"#, "$extensions.symtext.bas; base is near"
    ),
    (
      #"{"color": {"accent": {"$value": "teal", "$extensions": {"symtext": {"opcity": 0.5}}}}}"#,
      "color.accent: there is no $extensions.symtext.opcity; opacity is near"
    ),
    (
      #"{"button": {"size": {"regular": {"type": {"$value": {"fontsize": "15px"}}}}}}"#,
      "button.size.regular.type: there is no fontsize; fontSize is near"
    ),
  ])
  func `A name near a known one is reported`(text: String, expected: String) throws {
    let warnings = try remarks(text)
    #expect(warnings.contains { $0.contains(expected) }, "\(warnings)")
  }

  @Test(arguments: [
    #"{"color": {"soft": {"$value": "teal"}, "pages": {"$value": "white"}}, "button": {"plain": {"label": {"$value": "{color.pages}"}}}}"#,
    #"{"color": {"brandBlue": {"$value": "blue"}}, "spacing": {"dark": {"large": {"$value": "8px"}}}}"#,
    #"{"$extensions": {"symtext": {"name": "a", "base": "material", "notes": ["b"]}}}"#,
  ])
  func `Names of somebody's own are not`(text: String) throws {
    #expect(try remarks(text) == [])
  }

  private func remarks(_ text: String) throws -> [String] {
    var reader = try ThemeReader(Array(text.utf8)) { (name) throws(ThemeError) in
      throw ThemeError(name, "no files")
    }
    _ = try reader.theme(over: nil) { (name) throws(ThemeError) in
      Theme.builtIn(name) ?? .iOS26
    }
    return reader.warnings
  }

  private func read(_ text: String, over base: Theme? = nil) throws -> (
    theme: Theme, remarks: [String]
  ) {
    try Theme.reading(tokens: Array(text.utf8), over: base)
  }

  private func failure(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch { return "\(error)" }
  }

  private func accent(_ theme: Theme, _ mode: ThemeMode = .light) -> Color {
    ThemePalette(of: theme, mode).accent
  }

  @Test(arguments: [
    ##"{"color": {"accent": {"$value": "#6750a4"}}}"##,
    ##"{"color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.40392, 0.31373, 0.64314]}}}}"##,
    ##"{"color": {"$type": "color", "accent": {"$value": "{brand.violet}"}}, "brand": {"violet": {"$value": "#6750a4"}}}"##,
    ##"{"color": {"accent": {"$value": {"$ref": "#/brand/violet/$value"}}}, "brand": {"violet": {"$value": "#6750a4"}}}"##,
    ##"{"color": {"accent": {"$value": {"colorSpace": "xyz-d65", "components": [0, 0, 0], "hex": "#6750a4"}}}}"##,
  ])
  func `A colour has many notations`(text: String) throws {
    let read = try read(text)
    #expect(read.remarks.isEmpty && accent(read.theme).rgb == 0x6750A4)
  }

  @Test(arguments: [
    #"{"value": 12, "unit": "px"}"#, #"{"value": 0.75, "unit": "rem"}"#, "12", #""12px""#,
    #""0.75rem""#, #""{space.m}""#,
  ])
  func `A length has many notations`(value: String) throws {
    let text =
      #"{"button": {"size": {"regular": {"side": {"$value": \#(value)}}}}, "space": {"m": {"$value": "12px"}}}"#
    #expect(try read(text).theme.measures(.regular).side == 12)
  }

  @Test(arguments: [
    ("button.filed.container", "button.filled.container"),
    ("button.filled.presed.container", "button.filled.pressed.container"),
    ("button.size.regular.heigth", "button.size.regular.height"),
    ("color.acent", ""), ("buton.focus.width", "button.focus.width"),
  ])
  func `A misspelt token is told with the nearest one`(path: String, near: String) throws {
    let names = path.split(separator: ".")
    let text =
      names.map { "{\"\($0)\": " }.joined() + #"{"$value": "8px"}"#
      + String(repeating: "}", count: names.count)
    let remarks = path.hasPrefix("color") ? [] : try read(text).remarks
    #expect(remarks == (near.isEmpty ? [] : ["there is no token \(path); \(near) is near"]))
  }

  @Test(arguments: [
    (
      ##"{"color": {"accent": {"$value": "{color.b}"}, "b": {"$value": "{color.accent}"}}}"##,
      "circle"
    ),
    (##"{"color": {"accent": {"$value": "{color.accent}"}}}"##, "circle"),
    (
      ##"{"button": {"focus": {"width": {"$value": "{a.b}"}}}, "a": {"b": {"$value": "{a.b}"}}}"##,
      "circle"
    ),
    (
      ##"{"button": {"focus": {"width": {"$value": "{a.c}"}}}, "a": {"b": {"$value": "1px"}}}"##,
      "{a.b} is near"
    ),
    (
      ##"{"button": {"filled": {"container": {"$type": "dimension", "$value": "8px"}}}}"##,
      "color is expected"
    ),
    (##"{"button": {"size": {"regular": {"height": {"$value": "5000px"}}}}}"##, "0 to 1000"),
    (##"{"button": {"size": {"regular": {"height": {"$value": "5furlong"}}}}}"##, "furlong"),
    (##"{"button": {"filled": {"container": {"$value": "reddish"}}}}"##, "reddish"),
    (
      ##"{"button": {"gray": {"$extends": "{button.plain}"}, "plain": {"$extends": "{button.gray}"}}}"##,
      "extends itself"
    ),
    (##"{"button": {"gray": {"$extends": "{button.grey}"}}}"##, "no such group"),
    (##"{"button": {"gray": 8}}"##, "$value"),
    (##"[1]"##, "object"), (##"{"a": "##, "line 1"),
    (##"{"$extensions": {"symtext": {"base": "materiel"}}}"##, "material is near"),
  ])
  func `A mistake is an error with its place`(text: String, words: String) {
    #expect(failure(text).contains(words), "\(failure(text))")
  }

  @Test func `Deep groups, many tokens and large files are errors`() {
    let deep = String(repeating: #"{"a": "#, count: 60) + "{}" + String(repeating: "}", count: 60)
    #expect(failure(deep).contains("deep"))
    let many = "{" + (0..<21_000).map { "\"a\($0)\": {\"$value\": 1}" }.joined(separator: ",") + "}"
    #expect(failure(many).contains("more than"))
    #expect(failure(String(repeating: " ", count: 1 << 21)).contains("bytes"))
  }

  @Test func `Groups that double their tokens end`() {
    // Each group has two groups that extend the next one.
    var groups = (0..<40).map {
      "\"g\($0)\": {\"x\": {\"$extends\": \"{g\($0 + 1)}\"}, \"y\": {\"$extends\": \"{g\($0 + 1)}\"}}"
    }
    groups.append("\"g40\": {\"t\": {\"$value\": 1}}")
    #expect(!failure("{" + groups.joined(separator: ",") + "}").isEmpty)
  }

  @Test func `Colours that refer to each other through mixtures end`() {
    var colors = (0..<60).map {
      ##""c\##($0)": {"$value": "{color.c\##($0 + 1)}", "$extensions": {"symtext": {"mix": {"color": "{color.c\##($0 + 1)}", "amount": 0.5}}}}"##
    }
    colors.append(##""c60": {"$value": "#fff"}"##)
    #expect(!failure("{\"color\": {" + colors.joined(separator: ",") + "}}").isEmpty)
  }

  @Test func `Modes stand in extensions, groups and resolvers`() throws {
    let texts = [
      ##"{"color": {"accent": {"$value": "#111111", "$extensions": {"mode": {"dark": "#eeeeee"}}}}}"##,
      ##"{"color": {"accent": {"$value": "#111111"}}, "dark": {"color": {"accent": {"$value": "#eeeeee"}}}}"##,
      ##"{"version": "2025.10", "sets": {"a": {"sources": [{"color": {"accent": {"$value": "#111111"}}}]}}, "modifiers": {"appearance": {"default": "light", "contexts": {"light": [], "dark": [{"color": {"accent": {"$value": "#eeeeee"}}}]}}}, "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/appearance"}]}"##,
    ]
    for text in texts {
      let theme = try read(text).theme
      #expect(accent(theme).rgb == 0x111111 && accent(theme, .dark).rgb == 0xEEEEEE)
      #expect(accent(theme, .darkIncreased).rgb == 0xEEEEEE)
    }
  }

  @Test func `Contrast is a modifier of its own, or part of one`() throws {
    let text =
      ##"{"color": {"accent": {"$value": "#111111", "$extensions": {"mode": {"dark": "#eeeeee", "dark-high-contrast": "#ffffff", "high-contrast": "#000000"}}}}}"##
    let theme = try read(text).theme
    #expect(accent(theme, .lightIncreased).rgb == 0)
    #expect(accent(theme, .dark).rgb == 0xEEEEEE)
  }

  @Test func `Colours of Material Theme Builder are those of material`() throws {
    let text =
      ##"{"seed": "#ff0000", "schemes": {"light": {"primary": "#904A45", "onPrimary": "#FFFFFF"}, "dark": {"primary": "#FFB3AD"}}}"##
    let theme = try read(text).theme
    #expect(accent(theme).rgb == 0x904A45 && accent(theme, .dark).rgb == 0xFFB3AD)
    #expect(theme.measures(.regular).height == 40)
  }

  @Test func `A later theme is laid over those before it`() throws {
    let material = try #require(Theme.builtIn("material"))
    let text = #"{"button": {"size": {"regular": {"radius": {"$value": "8px"}}}}}"#
    let theme = try read(text, over: material).theme
    #expect(theme.measures(.regular).radius == .points(8))
    #expect(theme.measures(.regular).height == 40 && theme.families == material.families)
  }

  @Test func `A file beside the theme is read, and no other`() throws {
    func theme(_ name: String) throws -> Theme {
      let text =
        ##"{"sets": {"a": {"sources": [{"$ref": "\##(name)"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##
      return try Theme.reading(tokens: Array(text.utf8)) { (path) throws(ThemeError) in
        #expect(path == "colors.json")
        return Array(##"{"color": {"accent": {"$value": "#111111"}}}"##.utf8)
      }.theme
    }
    #expect(accent(try theme("colors.json")).rgb == 0x111111)
    for name in ["../colors.json", "/etc/colors.json", "https://a.example/b.json"] {
      #expect(throws: ThemeError.self) { try theme(name) }
    }
  }
}

package import SymtextService
package import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
package import SymtextSymbolImport

/// The options that say whose a font is: what it is called, by whom it is, and which code points and classes its
/// symbols have.
package enum FontIdentityOptions {
  /// What the command takes.
  package static let options: [Command.Option] = [
    .init(
      name: "family", value: "name",
      help:
        "The font's family name; otherwise the words of the folder's name, or of the output's, as in “Lucide”."
    ),
    .init(
      name: "font-version", value: "number",
      help: "The version of the drawings, with up to three digits behind the point.",
      defaultValue: "0.1"),
    .init(
      name: "license", value: "text|file",
      help: "The drawings' licence; a LICENSE file beside them is found by itself."),
    .init(name: "license-url", value: "url", help: "Where the licence can be read."),
    .init(name: "copyright", value: "text", help: "Whose the drawings are."),
    .init(name: "designer", value: "name", help: "Who drew them."),
    .init(name: "designer-url", value: "url", help: "Where more can be read of who drew them."),
    .init(
      name: "vendor-id", value: "tag",
      help: "Four characters by which Microsoft knows whose fonts they are.",
      defaultValue: "SYMT"),
    .init(
      name: "first-codepoint", value: "hex",
      help:
        "The first code point of new symbols, for private use: E000 and on, F0000 and on, 100000 and on. Otherwise the one behind the last that is known, from F0000 on."
    ),
    .init(
      name: "css-prefix", value: "word",
      help:
        "What classes of the style sheet begin with, as in “lucide” for lucide-heart; otherwise the family's name makes it."
    ),
  ]

  /// A builder of the font that the options describe.
  /// - Throws: ``CommandError`` (usage) that names the option and what is expected.
  package static func builder(_ arguments: Arguments) throws(CommandError) -> SymbolFontBuilder {
    let family = arguments["family"]
    if let family, !FamilyName.isValid(family) {
      throw .badValue(
        "family", "“\(family)”",
        "1 to \(FamilyName.mostCharacters) characters that can be seen are expected"
      )
    }
    var builder = SymbolFontBuilder(familyName: family)
    builder.terms = FontTerms(
      copyright: arguments["copyright"], license: arguments["license"],
      licenseURL: arguments["license-url"])
    builder.terms.designer = arguments["designer"]
    builder.terms.designerURL = arguments["designer-url"]
    let version = arguments.text("font-version")
    guard let version = FontVersion(version) else {
      throw .badValue(
        "font-version", version,
        "a number with up to three digits behind the point is expected, as in 1.2"
      )
    }
    builder.terms.version = version
    let vendor = arguments.text("vendor-id")
    guard let vendor = Tag(vendor) else {
      throw .badValue(
        "vendor-id", vendor, "one to four letters, digits and signs of ASCII are expected")
    }
    builder.terms.vendor = vendor
    if let text = arguments["first-codepoint"] { builder.firstCodePoint = try codePoint(text) }
    if let prefix = arguments["css-prefix"] {
      guard ClassNames(prefix: prefix) != nil else {
        throw .badValue(
          "css-prefix", "“\(prefix)”",
          "at most \(ClassNames.mostCharacters) English letters, digits, hyphens and underscores are expected, a letter first and no hyphen last, as in “my-icons”"
        )
      }
      builder.classPrefix = prefix
    }
    return builder
  }

  /// Names the family after the file that is written, if drawings have no folder.
  package static func name(
    _ builder: inout SymbolFontBuilder, of drawings: SymbolFiles, output: String
  ) {
    guard builder.familyName == nil, drawings.directory == nil, output != "-" else { return }
    builder.familyName = SymbolFontBuilder.familyName(ofFile: output)
  }

  private static func codePoint(_ text: String) throws(CommandError) -> UInt32 {
    let digits = text.lowercased().hasPrefix("u+") ? text.dropFirst(2) : text[...]
    guard let value = UInt32(digits, radix: 16), !digits.hasPrefix("+"),
      CodePoints.area(of: value) != nil
    else {
      throw .badValue(
        "first-codepoint", text,
        "a hexadecimal number from E000 to F8FF, F0000 to FFFFD or 100000 to 10FFFD is expected"
      )
    }
    return value
  }
}

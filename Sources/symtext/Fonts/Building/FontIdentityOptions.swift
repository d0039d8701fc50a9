package import SymtextService
package import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
package import SymtextSymbolImport

/// The options for a font's identity: names, author, licence, and the code points and classes of its symbols.
package enum FontIdentityOptions {
  /// The options of the command.
  package static let options: [Command.Option] = [
    .init(
      name: "family", value: "name",
      help:
        "Family name of the font. Default: from the folder's name, or the output's, such as “Lucide”."
    ),
    .init(
      name: "font-version", value: "number",
      help: "Version of the drawings, with up to three decimals.",
      defaultValue: "0.1"),
    .init(
      name: "license", value: "text|file",
      help: "Licence of the drawings. Default: a LICENSE file beside them."),
    .init(name: "license-url", value: "url", help: "URL of the licence."),
    .init(name: "copyright", value: "text", help: "Copyright notice of the drawings."),
    .init(name: "designer", value: "name", help: "Designer of the drawings."),
    .init(name: "designer-url", value: "url", help: "URL about the designer."),
    .init(
      name: "vendor-id", value: "tag",
      help: "Vendor ID of four characters, registered with Microsoft.",
      defaultValue: "SYMT"),
    .init(
      name: "first-codepoint", value: "hex",
      help:
        "First private-use code point of new symbols (E000, F0000, 100000 and following). Default: the one after the last known; for a new font, one that the family's name chooses."
    ),
    .init(
      name: "css-prefix", value: "word",
      help:
        "Prefix of the style sheet's classes, such as “lucide” for lucide-heart. Default: from the family name."
    ),
  ]

  /// Returns a builder for the font that the options describe.
  /// - Throws: ``CommandError`` (usage) that names the option and the expected value.
  package static func builder(_ arguments: Arguments) throws(CommandError) -> SymbolFontBuilder {
    let family = arguments["family"]
    if let family, !FamilyName.isValid(family) {
      throw .badValue(
        "family", "“\(family)”",
        "1 to \(FamilyName.mostCharacters) visible characters are expected"
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
        "a number with up to three decimals is expected, as in 1.2"
      )
    }
    builder.terms.version = version
    let vendor = arguments.text("vendor-id")
    guard let vendor = Tag(vendor) else {
      throw .badValue(
        "vendor-id", vendor, "one to four printable ASCII characters are expected")
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

  /// Names the family after the output file if the drawings have no folder.
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

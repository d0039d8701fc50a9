@testable import SymtextSymbolImport
import SymtextFontGlyphs
import SymtextGraphics
import SymtextSupport
import SymtextSymbols
import SymtextTestSupport
import Testing

/// Every annotation on an icon, a drawing and a template.
struct AnnotatedFilesTests {
  /// A kind of file that `annotate` changes.
  enum Kind: String, CaseIterable { case icon, drawing, template }

  /// An annotation with a value, and the kinds of files that have it.
  struct Row: CustomTestStringConvertible {
    var key: String
    var value: String
    /// The value that takes it back where it cannot be removed.
    var back: String?
    var kinds = Kind.allCases

    init(_ key: String, _ value: String, back: String? = nil, kinds: [Kind] = Kind.allCases) {
      (self.key, self.value, self.back, self.kinds) = (key, value, back, kinds)
    }

    var testDescription: String { "\(key)=\(value)" }
  }

  private static let drawn: [Kind] = [.icon, .drawing]

  static let rows: [Row] = [
    .init("alt", "Signal"), .init("alt.de", "Empfang"), .init("category", "network"),
    .init("keywords", #"["radio", "waves"]"#), .init("aliases", #"["signal"]"#),
    .init("since", "1.2"), .init("note", "Only <here> & there"), .init("mode", "multicolor"),
    .init("displayOnly", "Do not change it."), .init("rightToLeft", "mirror"),
    .init("forms", #"{ "ar": "heart" }"#), .init("anchor", "[12, 3]"),
    .init("opticalCenter", "[12.5, 12]"), .init("margins", #"{ "left": 1, "right": -0.5 }"#),
    .init("margins.left", "0.5"), .init("shift", "[0, -0.5]"), .init("wiggle", "clockwise"),
    .init("wiggle", "-90"), .init("rotate", "counterclockwise"), .init("loop", "open"),
    .init("draw", "reversed"), .init("valueMode", "draw"),
    .init("layers[1].level", "tertiary", back: "primary"),
    .init("layers[1].color", "systemRed"), .init("layers[1].color", "#0A58CA"),
    .init("layers[1].color", ##"["#0A58CA", "#6EA8FE"]"##),
    .init("layers[1].opacity", "0.5"), .init("layers[1].opacity.hierarchical", "0.5"),
    .init("layers[1].opacity", #"{ "monochrome": 0 }"#),
    .init("layers[1].clear", "true"), .init("layers[1].clear", #"["hierarchical"]"#),
    .init("layers[1].threshold", "0.34"), .init("layers[1].group", "3"),
    .init("layers[1].pulses", "true"), .init("layers[1].rotates", "true"),
    .init("layers[1].tag", "enclosure"), .init("layers[1].tag", "slash"),
    .init("layers[1].anchor", "[12, 20]"),
    .init("layers[1].stroke", #"{ "900": 0.8 }"#, kinds: drawn),
    .init("layers[1].stroke.400", "0.9", kinds: drawn),
    .init("layers[1].fine", "true", kinds: drawn),
    .init("layers[1].fill", "stroked", kinds: drawn),
    .init("layers[1].draw.start", "0.25", kinds: drawn),
    .init("layers[1].draw", #"{ "reversed": true, "both": true }"#, kinds: drawn),
    .init("layers[1].draw.pen", "false"),
    .init("layers[1].draw", #"{ "both": true, "ends": "butt" }"#),
    .init("layers[1].draw.ends", "round butt"),
    .init("layers[1].draw.with", "0"),
    .init("layers[1].weights", #"{ "700": { "stroke": 0.8, "shift": [0, -0.25] } }"#, kinds: drawn),
    .init("layers[1].weights.900.stroke", "0.9", kinds: drawn),
  ]

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round"><path d="M6 21h12"/><circle cx="12" cy="9" r="6"/></svg>
    """
  private static let drawing = """
    <?xml version="1.0"?>
    <!-- <g> in a remark -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
      stroke-linecap="round" stroke-linejoin="round">
      <title>Wave</title>
      <metadata>
        <category>x</category>
      </metadata>
      <g class="monochrome-0 hierarchical-0:primary"><path d="M6 21h12"/></g>
      <g class="monochrome-1 hierarchical-1:primary"><circle cx="12" cy="9" r="6"/></g>
    </svg>

    """

  private static var template: String {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style = """
      .monochrome-0 {-sfsymbols-motion-group:1}
      .hierarchical-0:primary {-sfsymbols-motion-group:1;}
      .hierarchical-1\\:primary{}
      """
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:primary\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary\"", .init(radius: 14)),
    ]
    return sample.text
  }

  /// Writes the files of a kind.
  /// - Returns: The path of the annotated one.
  private func write(_ kind: Kind) throws -> String {
    try directory.write(Self.icon, to: "heart.svg")
    switch kind {
    case .icon:
      try directory.write(Self.icon, to: "wifi.svg")
      try directory.write(
        #"{ "wifi": { "layers": [{ "shapes": ["1"] }, { "shapes": ["2"], "level": "primary" }] } }"#,
        to: "symbols.json")
    case .drawing:
      try directory.write(Self.drawing, to: "wifi.svg")
    case .template: try directory.write(Self.template, to: "wifi.svg")
    }
    return directory.file("wifi.svg")
  }

  private func font() throws -> [UInt8] {
    let files = try SymbolFiles([directory.path])
    try #require(files.symbols.count == 2, "\(files.report.failures.compactMap(\.error))")
    return try SymbolFontBuilder(familyName: "Test").font(of: files).bytes
  }

  private func set(_ key: String, _ value: String?, of path: String) throws -> [String] {
    var files = try AnnotationFiles(of: [try AnnotatedIcon(file: path)])
    let lacking = try files.set(key, to: value)
    #expect(lacking.isEmpty, "\(key)")
    let warnings = try files.check()
    for file in files.files where file.isChanged {
      try PackageFiles.write(file.bytes, to: file.path)
    }
    return warnings
  }

  @Test(arguments: rows, Kind.allCases)
  func `A value that is set can be read`(row: Row, kind: Kind) throws {
    guard row.kinds.contains(kind) else { return }
    let path = try write(kind)
    _ = try set(row.key, row.value, of: path)
    let reader = FolderReader(directory.path, options: ImportOptions())
    let source = try #require(try reader.sources().sources.first { $0.file == path })
    let drawing = try AnnotatedDrawing(
      source, bytes: try PackageFiles.bytes(path), reader: reader)
    #expect(drawing.kind.rawValue == kind.rawValue)
    let expected = (try? JSONReader.value(Array(row.value.utf8))) ?? .string(row.value)
    let steps = try #require(JSONText.steps(row.key))
    let all: JSONValue? = .object(drawing.values)
    func value(_ steps: some Sequence<JSONText.Step>) -> JSONValue? {
      steps.reduce(all) { value, step in
        switch step {
        case .member(let name): value?[name.string]
        case .index(let index): value?.values?[safe: index]
        }
      }
    }
    let read = value(steps)
    // The only mode with colours is read as all modes.
    let isOnlyMode =
      row.key.hasSuffix("opacity.hierarchical") && value(steps.dropLast()) == expected
    #expect(
      read == expected || read == .string(row.value) || isOnlyMode,
      "\(read?.compactText ?? "nil")")
  }

  /// Removes a value.
  /// - Returns: Whether it was there.
  private func unset(_ key: String, of path: String) throws -> Bool {
    var files = try AnnotationFiles(of: [try AnnotatedIcon(file: path)])
    let lacking = try files.set(key, to: nil)
    for file in files.files where file.isChanged {
      try PackageFiles.write(file.bytes, to: file.path)
    }
    return lacking.isEmpty
  }

  /// The text of all files; a `symbols.json` without entries counts as none.
  private func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in directory.files {
      let text = try PackageFiles.text(directory.file(name))
      if text != "{\n}\n" { texts[name] = text }
    }
    return texts
  }

  @Test(arguments: rows, Kind.allCases)
  func `An annotation is set, changes the font, and is removed without a trace`(
    row: Row, kind: Kind
  ) throws {
    let path = try write(kind)
    guard row.kinds.contains(kind) else {
      let error = #expect(throws: SourceError.self) { try set(row.key, row.value, of: path) }
      #expect(error?.description.contains(row.key) ?? false, "\(error?.description ?? "")")
      return
    }
    // The title and the category that this drawing has count as written by somebody.
    let isThere = kind == .drawing && ["alt", "category"].contains(row.key)
    let (before, plain) = (try texts(), try font())
    #expect(try set(row.key, row.value, of: path) == [])
    #expect(try texts() != before)
    #expect(try font() != plain)
    let back = row.back ?? (isThere ? (row.key == "alt" ? "Wave" : "x") : nil)
    #expect(try set(row.key, back, of: path) == [])
    #expect(try texts() == before)
  }

  @Test func `Each layer of a template keeps its anchor when another loses its own`() throws {
    let path = try write(.template)
    let before = try texts()
    #expect(try set("layers[0].anchor", "[3, 4]", of: path) == [])
    let first = try texts()
    #expect(try set("layers[1].anchor", "[1, 2]", of: path) == [])
    let both = try texts()
    #expect(try set("layers[1].anchor", nil, of: path) == [])
    #expect(try texts() == first)
    #expect(try set("layers[1].anchor", "[1, 2]", of: path) == [])
    #expect(try texts() == both)
    #expect(try set("layers[0].anchor", nil, of: path) == [])
    #expect(
      try texts()["symbols.json"]?.contains(#""layers": [ {}, { "anchor": [1, 2] } ]"#) ?? false)
    #expect(try set("layers[1].anchor", nil, of: path) == [])
    #expect(try texts() == before)
  }

  @Test func `A template has no more anchors than layers`() throws {
    let path = try write(.template)
    let error = #expect(throws: SourceError.self) {
      try set("layers[2].anchor", "[1, 2]", of: path)
    }
    #expect(error?.description.contains("which has 2 layers; the backmost is layers[0]") ?? false)
  }

  @Test(arguments: Kind.allCases)
  func `An alternative text in another language leaves the main one`(kind: Kind) throws {
    func metadata() throws -> SymbolMetadata {
      let symbols = try SymbolFiles([directory.path]).symbols
      return try #require(symbols.first { $0.name == "wifi" }).metadata
    }
    let path = try write(kind)
    let main = try metadata().altText
    #expect(try set("alt.de", "Empfang", of: path) == [])
    #expect(try metadata().altText == main)
    #expect(try metadata().words == ["de": "Empfang"])
  }

  @Test(arguments: [Kind.drawing, .template])
  func `A file that is not UTF-8 stays as it is`(kind: Kind) throws {
    let path = try write(kind)
    let plain = Array(try PackageFiles.text(path).utf8)
    let end = try #require(plain.lastIndex(of: UInt8(ascii: "<")))
    let latin =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".utf8)
      + plain[(plain.firstIndex(of: UInt8(ascii: "\n")) ?? 0)..<end]
      + Array("<!-- gr".utf8) + [0xF6] + Array("n --></svg>\n".utf8)
    try PackageFiles.write(latin, to: path)
    let error = #expect(throws: SourceError.self) {
      try set("layers[1].group", "3", of: path)
    }
    #expect(error?.description.contains("save it as UTF-8") ?? false)
  }

  @Test(arguments: [
    ("layers[1].threshold", "0.5;-sfsymbols-always-pulses:true"), ("layers[1].group", "1 2"),
    ("layers[1].color", #"systemRed" data-x="1"#), ("layers[1].level", "primary tertiary"),
    ("layers[1].tag", "a'b"),
  ])
  func `A value cannot be more than one word of a class or a style`(
    key: String, value: String
  ) throws {
    for kind in [Kind.drawing, .template] {
      let path = try write(kind)
      #expect(throws: SourceError.self) { try set(key, value, of: path) }
    }
    var drawing = DrawingText(
      text: MarkupText(file: "wifi.svg", bytes: Array(Self.drawing.utf8)))
    let error = #expect(throws: SourceError.self) {
      try drawing.set(AnnotationKey(key), to: .string(value), written: value)
    }
    #expect(error?.description.contains("which a drawing cannot hold") ?? false)
  }

  @Test func `Alternative texts of a drawing stand each in its place`() throws {
    let path = try write(.drawing)
    #expect(try set("alt", #"{ "en": "Bell", "de": "Glocke" }"#, of: path) == [])
    #expect(try texts()["wifi.svg"]?.contains("<title>Bell</title>") ?? false)
    #expect(try texts()["symbols.json"]?.contains(#""alt": { "de": "Glocke" }"#) ?? false)
  }

  @Test func `A text of a list in a drawing has no comma`() throws {
    let path = try write(.drawing)
    let before = try texts()
    let error = #expect(throws: SourceError.self) {
      try set("keywords", #"["a,b", "c"]"#, of: path)
    }
    #expect(error?.description.contains("has a text with a comma") ?? false)
    #expect(try texts() == before)
  }

  @Test func `Opacities of a clearing layer of a template are its clear's`() throws {
    let path = try write(.template)
    #expect(try set("layers[1].clear", #"["hierarchical"]"#, of: path) == [])
    let cleared = try texts()
    for key in ["layers[1].opacity", "layers[1].opacity.hierarchical"] {
      let error = #expect(throws: SourceError.self) { try set(key, "0.5", of: path) }
      #expect(error?.description.contains("remove its clear") ?? false)
    }
    #expect(try unset("layers[1].opacity", of: path) == false)
    #expect(try texts() == cleared)
  }

  @Test(arguments: [
    ("layers[1].color", "systemRed", "layers[1].color.dark"),
    ("layers[1].group", "3", "layers[1].group.x"),
    ("layers[1].clear", "true", "layers[1].clear[0]"),
    ("layers[1].opacity", "0.5", "layers[1].opacity[0]"), ("wiggle", "clockwise", "wiggle.x"),
  ])
  func `A part of a value that a template has as one word is not removed`(
    key: String, value: String, part: String
  ) throws {
    let path = try write(.template)
    #expect(try set(key, value, of: path) == [])
    let before = try texts()
    let error = #expect(throws: SourceError.self) { try unset(part, of: path) }
    #expect(error?.description.contains(part) ?? false)
    #expect(try texts() == before)
  }

  /// Files whose bytes are easily lost: with a byte order mark, lines as on Windows, and empty or untidy attributes.
  private static let untidy: [String] = {
    let classes = "monochrome-1 hierarchical-1:primary"
    let other = drawing.replacing(
      #"<g class="\#(classes)">"#, with: #"<g style="" class=" \#(classes) ">"#)
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style = ".monochrome-0{}\n.hierarchical-0\\:primary{}"
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:primary multicolor-0:tintColor\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary multicolor-1:tintColor \"", .init(radius: 14)),
    ]
    var remarks = sample
    remarks.style = """
      <![CDATA[.monochrome-0{}
      /* .hierarchical-0:primary { fill:red } } */ .hierarchical-0:primary /* a */ {}]]>
      """
    let plain = [drawing, other, template, sample.text, remarks.text]
    return plain + [other, sample.text].map { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }
  }()

  @Test(
    arguments: [
      ("level", "tertiary", "primary"), ("color", "systemRed", nil), ("threshold", "0.5", nil),
      ("pulses", "true", nil), ("tag", "badge", nil), ("opacity", "0.5", nil),
      ("anchor", "[1, 2]", nil),
    ] as [(String, String, String?)], untidy)
  func `Values of both layers are removed without a trace`(
    row: (key: String, value: String, back: String?), text: String
  ) throws {
    try directory.write(text, to: "wifi.svg")
    let path = directory.file("wifi.svg")
    let before = try texts()
    for order in [[0, 1], [1, 0]] {
      for layer in [0, 1] {
        #expect(try set("layers[\(layer)].\(row.key)", row.value, of: path) == [])
      }
      for layer in order {
        #expect(try set("layers[\(layer)].\(row.key)", row.back, of: path) == [])
      }
      #expect(try texts() == before)
    }
  }

  @Test func `Margins and a shift that a drawing has count before those of symbols json`() throws {
    let path = try write(.drawing)
    #expect(try set("margins.left", "1", of: path) == [])
    #expect(try set("shift", "[0, -1]", of: path) == [])
    try directory.write(
      #"{ "wifi": { "margins": { "left": 2, "right": 3 }, "shift": [0, 4] } }"#, to: "symbols.json")
    let files = try SymbolFiles([directory.path])
    let symbol = try #require(files.symbols.first { $0.name == "wifi" })
    #expect(symbol.spacing == SymbolSpacing(left: 1, right: 3, shift: Vector(0, -1)))
    let warnings = try set("category", "network", of: path)
    #expect(warnings.first?.contains("of margins, shift; the file counts") ?? false)
  }

  @Test func `Words that a drawing has count before those of symbols json`() throws {
    _ = try write(.drawing)
    try directory.write(
      """
      { "wifi": { "alt": { "en": "Radio", "de": "Funk" }, "category": "network", "keywords": ["radio"] },
        "heart": { "alt": "Love" } }
      """, to: "symbols.json")
    let files = try SymbolFiles([directory.path])
    let wifi = try #require(files.symbols.first { $0.name == "wifi" }).metadata
    #expect(wifi.altText == "Wave" && wifi.category == "x")
    #expect(wifi.keywords == ["radio"] && wifi.words == ["de": "Funk"])
    let told = files.report.messages.filter { $0.contains("says something else") }
    #expect(told.count == 1)
    #expect(
      told.first?.contains(
        "wifi.svg: symbols.json says something else than the file of alt, category; the file counts"
      )
        ?? false)
    // An icon has a title by chance.
    #expect(files.symbols.first { $0.name == "heart" }?.metadata.altText == "Love")
  }

  @Test func `A value set in a drawing is told to differ from that of symbols json`() throws {
    let path = try write(.drawing)
    try directory.write(#"{ "wifi": { "category": "x", "since": "2" } }"#, to: "symbols.json")
    #expect(try set("note", "Here", of: path) == [])
    let warnings = try set("category", "network", of: path)
    #expect(
      warnings.count == 1 && warnings[0].contains("of category; the file counts"), "\(warnings)")
  }

  @Test func `A drawing has the colours of the folder by name`() throws {
    let path = try write(.drawing)
    try directory.write(
      ##"{ "$font": { "colors": { "sky": ["#0A58CA", "#6EA8FE"] } } }"##, to: "symbols.json")
    let before = try texts()
    #expect(try set("layers[1].color", "sky", of: path) == [])
    let symbol = try #require(
      try SymbolFiles([directory.path]).symbols.first { $0.name == "wifi" })
    #expect(symbol.layers[1].color == .pair(light: 0x0A58CA, dark: 0x6EA8FE))
    #expect(try set("layers[1].color", nil, of: path) == [])
    #expect(try texts() == before)
    #expect(throws: SourceError.self) { try set("layers[1].color", "sea", of: path) }
  }

  @Test func `Rules in remarks stay, and the first rule of character data is one`() throws {
    let style = "<![CDATA[.a{x:1} /* .b{x:1} } */ .b{x:2} <!-- .c{x:1} -->]]>"
    let file = "<svg><style>\(style)</style></svg>"
    var rules = StyleRules(text: MarkupText(file: "a.svg", bytes: Array(file.utf8)))
    #expect(try rules.value(of: "x", in: "c") == nil)
    for name in ["a", "b"] {
      #expect(try rules.set([("x", "3")], of: name) == false)
      #expect(try rules.value(of: "x", in: name) == "3")
    }
    #expect(
      String(decoding: rules.text.bytes, as: UTF8.self)
        == file.replacing(".a{x:1}", with: ".a{x:3}").replacing(".b{x:2}", with: ".b{x:3}"))
  }

  @Test(arguments: [
    ("<metadata/>", "metadata", "<metadata><note>a &amp; b</note></metadata >"),
    ("<metadata />", "metadata", "<metadata ><note>a &amp; b</note></metadata >"),
    ("<metadata></metadata>", "metadata", "<metadata><note>a &amp; b</note></metadata>"),
    ("<s:metadata/>", "metadata", "<s:metadata><s:note>a &amp; b</s:note></s:metadata >"),
  ])
  func `An element is inside the one around it`(part: String, name: String, set: String) throws {
    let file = "<svg>\(part)<g/></svg>"
    var text = MarkupText(file: "a.svg", bytes: Array(file.utf8))
    let parent = try #require(text.child(name, of: try text.root()))
    text.apply([text.settingElement("note", to: "a & b", in: parent)])
    #expect(text.bytes == Array(file.replacing(part, with: set).utf8))
    let changed = try #require(text.child(name, of: try text.root()))
    text.apply([try #require(text.removingElement("note", in: changed))])
    #expect(text.bytes == Array(file.utf8))
  }

  @Test func `An empty element keeps its attributes`() throws {
    var text = MarkupText(file: "a.svg", bytes: Array(#"<svg><title id="t"/><g/></svg>"#.utf8))
    text.apply([text.settingFirstElement("title", to: "A", in: try text.root())])
    #expect(text.bytes == Array(#"<svg><title id="t">A</title><g/></svg>"#.utf8))
  }
}

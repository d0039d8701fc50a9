internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextAuthoring
internal import SymtextOpenType
package import SymtextSupport
internal import SymtextSymbols
internal import SymtextVectorFormats

/// A page to browse, search and copy the symbols of libraries without a server.
///
/// It is a folder of files, or one file.
package struct Gallery: Sendable {
  /// A file of the page.
  package struct File: Sendable {
    /// The path of the file, with `/` between folders.
    package var name: String
    package var bytes: [UInt8]
  }

  private let libraries: [GalleryLibrary]
  /// The title of the page.
  package var title: String
  /// The folder of drawings for commands that make a font of some symbols; `nil` if unknown.
  package var drawings: String?
  /// Whether the grid uses fonts.
  ///
  /// Otherwise it draws outlines.
  package var hasFonts = true
  /// The number of threads.
  package var threads = ParallelMap.processorCount

  /// - Parameter libraries: At least one library, in the order of the page.
  package init(_ libraries: [GalleryLibrary]) {
    precondition(!libraries.isEmpty, "a gallery has a library")
    self.libraries = libraries
    title = libraries.count == 1 ? libraries[0].name : "Symbols"
  }

  /// The number of symbols.
  package var count: Int { libraries.reduce(0) { $0 + $1.count } }

  // MARK: Parts

  /// A part of a library, with its fonts.
  private struct Part: Sendable {
    var library: Int
    var number: Int
    var json: JSONValue
    var motions: [StackedMotion]
    /// The fonts by scale.
    var fonts: [(scale: SymbolScale, bytes: [UInt8])]
    /// The data of the player, compressed; `nil` for icons.
    var player: [UInt8]?

    var name: String { "\(library)-\(number)" }
  }

  private func parts(_ pageMotion: PageMotion?) -> [Part] {
    let places = libraries.indices.flatMap { library in
      libraries[library].parts.indices.map { (library: library, number: $0) }
    }
    let sources = libraries.map { hasFonts ? $0.fontSource : nil }
    return ParallelMap.map(places.count, threads: threads) { [libraries] index in
      let place = places[index]
      let library = libraries[place.library]
      let (json, motions) = library.part(place.number, pageMotion)
      var part = Part(
        library: place.library, number: place.number, json: json, motions: motions, fonts: [],
        player: library.player(place.number))
      guard let source = sources[place.library] else { return part }
      for scale in library.fontScales {
        if let font = library.font(source, part: place.number, scale: scale) {
          part.fonts.append((scale, font))
        }
      }
      return part
    }
  }

  /// - Parameter hasFonts: Whether all parts of a library have fonts.
  private func index(hasFonts: (Int) -> Bool) -> JSONValue {
    let names = ExactSet(libraries.flatMap(\.names))
    let others = OtherNames.bundled.names.filter { names.contains($0.key) }.sorted {
      $0.key < $1.key
    }
    return .object([
      ("title", .string(title)), ("drawings", drawings.map { .string($0) } ?? .null),
      ("effects", .array(PageMotion.effects.map { .string($0) })),
      (
        "libraries",
        .array(
          libraries.enumerated().map { place, library in
            library.index(hasFonts: hasFonts(place))
          })
      ),
      ("systemColors", Self.systemColors),
      ("otherSets", .array(OtherSet.allCases.map { .string($0.rawValue) })),
      (
        "otherNames",
        .string(
          others.map { name, others in
            name
              + others.map { "\t\(OtherSet.allCases.firstIndex(of: $0.set) ?? 0)\($0.name)" }
              .joined()
          }.joined(separator: "\n"))
      ),
    ])
  }

  /// The variants of system colours: light, dark, and both with increased contrast.
  package static var systemColors: JSONValue {
    .object(
      SystemColor.allCases.map { color in
        let forms = color.forms
        let all = [forms.light, forms.dark, forms.lightIncreased, forms.darkIncreased]
        return (color.rawValue, .array(all.map { .string(GallerySymbol.css($0)) }))
      })
  }

  /// Returns a script that calls a function of the page.
  ///
  /// Unlike other data, a page on a disk can load it.
  private static func script(_ function: String, _ arguments: [JSONValue]) -> [UInt8] {
    var script = Array("Gallery.\(function)(".utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { script.append(UInt8(ascii: ",")) }
      for byte in argument.bytes {
        // `</script` ends a script in a page, and after `<!--<script` the first end tag does not. In JSON the sign
        // stands only in strings.
        if byte == UInt8(ascii: "<") { script += "\\u003C".utf8 } else { script.append(byte) }
      }
    }
    return script + ");\n".utf8
  }

  /// Escapes end tags in the page's own scripts.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "</", omittingEmptySubsequences: false).joined(separator: "<\\/")
  }

  private func index(_ parts: [Part]) -> [UInt8] {
    Self.script(
      "index",
      [index { place in parts.allSatisfy { $0.library != place || !$0.fonts.isEmpty } }])
  }

  // MARK: Files

  /// The files of the page.
  ///
  /// `index.html` needs the others beside it.
  package var files: [File] {
    let pageMotion = PageMotion(prefix: Self.prefix)
    let parts = parts(pageMotion)
    var files = GalleryPage.files.map { File(name: $0.name, bytes: Array($0.text.utf8)) }
    files.append(File(name: "motion.css", bytes: Array(motionStyles(parts, pageMotion).utf8)))
    files.append(File(name: "data/index.js", bytes: index(parts)))
    if let script = playerScript { files.append(File(name: "player.js", bytes: script)) }
    for part in parts {
      files.append(
        File(name: "data/\(part.name).js", bytes: Self.script("part", Self.arguments(part))))
      if let player = Self.playerScript(part) {
        files.append(File(name: "motion/\(part.name).js", bytes: player))
      }
      for (scale, bytes) in part.fonts {
        files.append(File(name: "fonts/\(part.name)-\(scale.rawValue).woff2", bytes: bytes))
      }
    }
    return files
  }

  /// The page as one file.
  package var singleFile: [UInt8] {
    let pageMotion = PageMotion(prefix: Self.prefix)
    let parts = parts(pageMotion)
    var scripts = ""
    var page = ""
    var styles = motionStyles(parts, pageMotion)
    for file in GalleryPage.files {
      if file.name.hasSuffix(".css") {
        styles = file.text + styles
      } else if file.name.hasSuffix(".js") {
        scripts += "<script>\n\(Self.escaped(file.text))</script>\n"
      } else {
        page = file.text
      }
    }
    func data(_ bytes: [UInt8]) -> String {
      "<script>\(String(decoding: bytes, as: UTF8.self))</script>\n"
    }
    scripts += data(index(parts))
    scripts += "<script>Gallery.start();</script>\n"
    if let script = playerScript {
      scripts += "<script>\n\(Self.escaped(String(decoding: script, as: UTF8.self)))</script>\n"
    }
    for part in parts {
      scripts += data(Self.script("part", Self.arguments(part)))
      if let player = Self.playerScript(part) { scripts += data(player) }
      for (scale, bytes) in part.fonts {
        scripts += data(
          Self.script(
            "font", [.string("\(part.name)-\(scale.rawValue)"), .string(Base64.text(bytes))]))
      }
    }
    let head = page.firstRange(of: Self.linksStart).map { page[..<$0.lowerBound] } ?? ""
    let tail = page.firstRange(of: Self.linksEnd).map { page[$0.upperBound...] } ?? page[...]
    return Array("\(head)<style>\n\(styles)</style>\(Self.scripted(tail, scripts))".utf8)
  }

  /// The markers around the links of style sheets, and around the scripts, in the page.
  private static let (linksStart, linksEnd) = ("<!-- styles -->", "<!-- end of styles -->")
  private static let (scriptsStart, scriptsEnd) = ("<!-- scripts -->", "<!-- end of scripts -->")

  private static func scripted(_ page: Substring, _ scripts: String) -> String {
    guard let start = page.firstRange(of: scriptsStart), let end = page.firstRange(of: scriptsEnd)
    else { return String(page) }
    return page[..<start.lowerBound] + scripts + page[end.upperBound...]
  }

  /// The prefix of the classes of effects.
  static let prefix = "moves"

  private func motionStyles(_ parts: [Part], _ pageMotion: PageMotion?) -> String {
    pageMotion?.css(Array(Set(parts.flatMap(\.motions)))) ?? ""
  }

  /// The player of pages; `nil` if no library has data for it.
  private var playerScript: [UInt8]? {
    guard libraries.contains(where: \.hasPlayer) else { return nil }
    return (try? libraries.lazy.compactMap(\.playerFiles).first?.script([])).map { Array($0.utf8) }
  }

  private static func playerScript(_ part: Part) -> [UInt8]? {
    part.player.map { data in
      script(
        "moves",
        [
          .number(Double(part.library)), .number(Double(part.number)),
          .string(Base64.text(data)),
        ])
    }
  }

  private static func arguments(_ part: Part) -> [JSONValue] {
    [.number(Double(part.library)), .number(Double(part.number)), part.json]
  }
}

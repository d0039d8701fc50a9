internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolExport
internal import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The options of `symtext export` as a job.
struct ExportOptions {
  private(set) var job: ExportJob

  init(_ arguments: Arguments) throws(CommandError) {
    let library = try Self.library(arguments)
    let exported = ExportedLibrary(library)
    let symbols = try Self.symbols(arguments, of: exported)
    do throws(ExportError) {
      job = try ExportJob(exported, symbols: symbols)
      if let file = arguments["names"] {
        let text = String(decoding: try Self.read(file), as: UTF8.self)
        job.overrides = try NameOverrides(text, file: file)
        try Self.check(job.overrides, in: library, file: file)
      }
    } catch {
      throw .badData("\(error)")
    }
    job.box = try arguments.choice("box", SymbolBox.self)
    job.weights = try Self.list("weights", SymbolWeight.self, arguments)
    job.scales = try Self.list("scales", SymbolScale.self, arguments)
    job.modes = try Self.list("modes", RenderingMode.self, arguments) { $0 != .automatic }
    job.sizes = try Self.sizes(arguments)
    job.effects = try Self.effects(arguments)
    job.prefix = try Self.prefix(arguments)
    if let count = try arguments.count("threads") { job.threads = count }
  }

  private static func library(_ arguments: Arguments) throws(CommandError) -> SymbolLibrary {
    do throws(SymbolError) {
      guard let file = arguments["library"] else { return try .bundled() }
      guard File.exists(file) else {
        throw SymbolError("cannot read \(file): there is no such file", kind: .missing)
      }
      do throws(SymbolError) { return try SymbolLibrary(file: file) } catch {
        throw SymbolError(
          "\(error); fonts that `symtext font build` made can be exported", kind: error.kind)
      }
    } catch {
      throw CommandError(error)
    }
  }

  // MARK: Symbols

  private static func symbols(
    _ arguments: Arguments, of library: ExportedLibrary
  ) throws(CommandError) -> [ListedSymbol] {
    var choice = SymbolChoice(library.library)
    let places = arguments.all("used-in")
    if arguments.all("only").isEmpty, places.isEmpty { choice.addAll() }
    do throws(ExportError) {
      for text in arguments.all("only") { try add(text, to: &choice) }
    } catch {
      throw .badData("\(error)")
    }
    if !places.isEmpty {
      var uses = SourceUses(names: library.library.names, prefix: library.slug)
      for place in places { try read(place, into: &uses) }
      for place in choice.add(uses) {
        Console.warn("\(place.file):\(place.line): no symbol is called \(place.name)")
      }
      guard !choice.symbols.isEmpty else {
        throw .badData("\(places.joined(separator: ", ")): no symbol of the library is named there")
      }
    }
    return choice.symbols
  }

  private static func add(_ text: String, to choice: inout SymbolChoice) throws(ExportError) {
    if text.contains("/") || File.exists(text) {
      let names: [String]
      do { names = try SymbolNames.list(text) } catch { throw ExportError("\(error)") }
      for name in names { try choice.add(named: name) }
      return
    }
    for part in text.split(separator: ",") {
      let word = part.drop { $0 == " " }
      if word.hasPrefix("category:") {
        try choice.add(category: String(word.dropFirst("category:".count)))
      } else if word.hasPrefix("text:") {
        try choice.add(text: String(word.dropFirst("text:".count)))
      } else {
        for name in word.split(separator: " ") { try choice.add(named: String(name)) }
      }
    }
  }

  /// Reads the sources of a folder, a file or a pattern.
  private static func read(_ place: String, into uses: inout SourceUses) throws(CommandError) {
    var files = [place]
    let pattern = PathPattern(place)
    let folder = pattern?.folder ?? place
    if pattern != nil || File.isDirectory(place) {
      var leftOut: [String] = []
      do { files = try InputFile.files(under: folder, suffix: "", leftOut: &leftOut) } catch {
        throw CommandError(error)
      }
      for sentence in leftOut { Console.warn("\(sentence)") }
      if let pattern {
        files = files.filter { pattern.matches(String($0.dropFirst(folder.count))) }
      }
      files.removeAll { $0.contains("/node_modules/") }
    } else if !File.exists(place) {
      throw .noInput("cannot read \(place): there is no such file or folder")
    }
    guard files.count <= SourceUses.mostFiles else {
      throw .badData(
        "\(place) has more than \(SourceUses.mostFiles) files; name a folder or a pattern of sources"
      )
    }
    for file in files {
      guard let size = File.size(file) else { continue }
      guard size <= SourceUses.mostBytes else {
        Console.warn("\(file) is larger than \(SourceUses.mostBytes >> 20) MiB and is not searched")
        continue
      }
      let bytes = try File.read(file)
      // Pictures and archives name no symbols.
      guard !bytes.prefix(1000).contains(0) else { continue }
      uses.read(String(decoding: bytes, as: UTF8.self), file: file)
    }
  }

  // MARK: Names and lists

  private static func read(_ file: String) throws(ExportError) -> [UInt8] {
    do { return try InputFile.read(file, mostBytes: SymbolNames.mostListBytes) } catch {
      throw ExportError("\(error)")
    }
  }

  private static func check(
    _ overrides: NameOverrides, in library: SymbolLibrary, file: String
  ) throws(ExportError) {
    for name in overrides.symbols {
      guard (try? library.entry(named: name)) == nil, (try? library.variant(named: name)) == nil
      else { continue }
      do { _ = try library.entry(named: name) } catch { throw ExportError("\(file): \(error)") }
    }
  }

  /// Returns the values of a list, each once, or all of them.
  private static func list<Value: RawRepresentable<String> & CaseIterable & Hashable>(
    _ option: String, _ type: Value.Type, _ arguments: Arguments,
    where isUsed: (Value) -> Bool = { _ in true }
  ) throws(CommandError) -> [Value] {
    let all = type.allCases.filter(isUsed)
    let text = arguments.text(option)
    if text == "all" { return all }
    var values: [Value] = []
    for word in text.split(separator: ",").map(String.init) {
      guard let value = all.first(where: { $0.rawValue == word }) else {
        throw .badValue(
          option, word,
          "all, or a list of \(all.map(\.rawValue).joined(separator: ", ")) is expected")
      }
      if !values.contains(value) { values.append(value) }
    }
    guard !values.isEmpty else {
      throw .badValue(option, text, "a list such as \(all[0].rawValue) is expected")
    }
    return values
  }

  private static func sizes(_ arguments: Arguments) throws(CommandError) -> [PixelSize] {
    var sizes: [PixelSize] = []
    for word in arguments.text("sizes").split(separator: ",") {
      guard let size = PixelSize(word) else {
        throw .badValue(
          "sizes", String(word),
          "points, or points@pixels, such as 24 or 24@2, up to \(PixelSize.mostPixels) pixels, is expected"
        )
      }
      if !sizes.contains(size) { sizes.append(size) }
    }
    guard !sizes.isEmpty else {
      throw .badValue("sizes", arguments.text("sizes"), "a list such as 16,24@2 is expected")
    }
    return sizes
  }

  private static func effects(
    _ arguments: Arguments
  ) throws(CommandError) -> [(name: String, effect: SymbolEffect)] {
    var effects: [(name: String, effect: SymbolEffect)] = []
    for word in (arguments["effects"] ?? "").split(separator: ",").map(String.init) {
      do throws(EffectError) {
        let effect = try SymbolEffect(word)
        if !effects.contains(where: { $0.effect == effect }) { effects.append((word, effect)) }
      } catch {
        throw .badData("\(option: "effects") \(word): \(error)")
      }
    }
    return effects
  }

  private static func prefix(_ arguments: Arguments) throws(CommandError) -> String? {
    guard let prefix = arguments["prefix"] else { return nil }
    let isWord = prefix.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".-_".utf8.contains(byte)
    }
    guard isWord, prefix.utf8.first.map({ $0 > UInt8(ascii: "9") }) ?? true else {
      throw .badValue(
        "prefix", prefix,
        "a word of letters, digits, dots, hyphens and underscores that begins with a letter is expected"
      )
    }
    return prefix
  }
}

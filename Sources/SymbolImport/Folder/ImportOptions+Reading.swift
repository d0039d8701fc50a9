internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

extension ImportOptions {
  /// Reads a symbol from the files of an icon, and adds its metadata and its words.
  /// - Parameters:
  ///   - known: The metadata of all symbols.
  ///   - words: The names in other languages of all symbols.
  ///   - changed: The bytes of files that count instead of those on the disk, by path.
  func read(
    _ icon: MasterFiles.Icon, _ known: MetadataFile?, _ words: WordFiles?,
    changed: ExactDictionary<[UInt8]> = [:]
  ) throws(SourceError) -> ReadSymbol {
    var imported = try symbol(of: icon, known, changed)
    words?.complete(&imported.symbol, stem: icon.name)
    let findings = ImportFinding.all(imported.warnings, of: imported.symbol.name)
    return ReadSymbol(imported: imported, findings: findings)
  }

  /// Reads a symbol from the files of an icon, and adds its metadata.
  private func symbol(
    of icon: MasterFiles.Icon, _ known: MetadataFile?, _ changed: ExactDictionary<[UInt8]>
  ) throws(SourceError) -> ImportedSymbol {
    let name = name(of: icon)
    guard name != prefix else {
      throw SourceError(
        "\(icon.mainFile): nothing in “\(icon.name)” is valid in a symbol name; use \(Symbol.nameRule)",
        kind: .misnamed)
    }
    // Lucide has a metadata file for each icon.
    let ownFile = String(icon.mainFile.dropLast(4) + ".json")
    let own = InputFile.exists(ownFile) ? try MetadataFile.json(ownFile) : nil
    var annotation = DesignAnnotation()
    try AnnotationReader(file: ownFile, colors: known?.colors ?? [:])
      .read(own?.members ?? [], of: name, into: &annotation)
    try known?.read(name, stem: icon.name, into: &annotation)
    var imported = try imported(
      icon, name: name, annotation: annotation, colors: known?.colors ?? [:], changed)
    if imported.kind == .template { keepPublishedName(of: icon, &imported) }
    let guessed = imported.hasGuessedAltText ? imported.symbol.metadata.altText : nil
    if guessed != nil { imported.symbol.metadata.altText = "" }
    let isDrawing = imported.kind == .drawing
    var metadata = isDrawing ? SymbolMetadata.unsaid : imported.symbol.metadata
    let symbol = imported.symbol.name
    if let own {
      try MetadataFile.complete(&metadata, with: own, of: symbol, file: ownFile, prefix: prefix)
    }
    try known?.complete(&metadata, of: symbol, stem: icon.name)
    if isDrawing {
      let isKnown = known?.hasEntry(of: symbol, stem: icon.name) ?? false
      imported.settle(
        metadata, from: isKnown ? AnnotationPlace.name : "\(icon.name).json", file: icon.mainFile)
    } else {
      imported.symbol.metadata = metadata
    }
    imported.hasGuessedAltText = imported.symbol.metadata.altText.isEmpty
    if imported.hasGuessedAltText { imported.symbol.metadata.altText = guessed ?? "" }
    let dropped = naming.dropped(from: icon.name)
    if !dropped.isEmpty, imported.symbol.name == name {
      imported.warnings.append(
        ImportError(
          file: icon.mainFile,
          message:
            "its symbol is named \(name), as “\(dropped)” is not valid in a name"))
    }
    return imported
  }

  /// Names a template after its file, as Xcode does.
  private func keepPublishedName(of icon: MasterFiles.Icon, _ imported: inout ImportedSymbol) {
    let published = prefix + Symbol.composed(icon.name)
    guard published != imported.symbol.name, Symbol.isValidName(published) else { return }
    imported.symbol.name = published
  }

  /// Returns the symbol name for an icon.
  func name(of icon: MasterFiles.Icon) -> String { prefix + naming.name(icon.name) }

  private func imported(
    _ icon: MasterFiles.Icon, name: String, annotation: DesignAnnotation,
    colors: ExactDictionary<LayerColor>, _ changed: ExactDictionary<[UInt8]>
  ) throws(SourceError) -> ImportedSymbol {
    var drawings: [MasterSet.Drawing] = []
    for (weight, file) in icon.files {
      if let bytes = changed[file] {
        drawings.append(.init(weight: weight, file: file, bytes: bytes))
        continue
      }
      guard InputFile.isOrdinary(file) || !InputFile.exists(file) else {
        throw SourceError("cannot read \(file): it is not a regular file", kind: .missing)
      }
      var bytes = try InputFile.source(file, mostBytes: 16 << 20)
      if PDFProgram.isPDF(bytes) {
        do throws(PDFProgram.Failure) {
          bytes = try PDFProgram(bytes, number: 1, name: file).svg()
        } catch {
          throw SourceError(
            error.message, kind: error.kind == .notInstalled ? .notInstalled : .invalid)
        }
      }
      drawings.append(.init(weight: weight, file: file, bytes: bytes))
    }
    func importer(_ file: String) -> IconImporter {
      var importer = IconImporter(file: file, isLenient: isLenient, keepsWeight: keepsWeight)
      importer.namePrefix = prefix
      importer.annotation = annotation
      importer.colors = colors
      return importer
    }
    do {
      var imported = try MasterSet(isLenient: isLenient, keepsWeight: keepsWeight)
        .symbol(from: drawings, name: name) { (drawing) throws(ImportError) in
          try importer(drawing.file).symbol(from: drawing.bytes, name: name)
        }
      if imported.kind == .masters || imported.kind == .exchanged,
        let main = drawings.first(where: { $0.file.hasBytes(of: icon.mainFile) })
      {
        // Title and comment of the main drawing apply to all weights.
        try importer(main.file).say(try XMLReader.read(main.bytes, file: main.file), &imported)
      }
      return imported
    } catch {
      throw SourceError(error)
    }
  }
}

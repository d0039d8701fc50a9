@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
@testable import SymtextSymbolImport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Exported symbols are imported again and compared with the library.
struct TemplateRoundTripTests {
  private static let names = [
    "heart.fill", "bell.badge", "speaker.wave.3", "wifi", "person.crop.circle", "heart.slash",
    "folder.badge.plus", "heart.slash.circle", "cloud.sun.rain", "gear",
  ]
  private static let library = Result { () throws(SymbolError) in try SymbolLibrary.bundled() }
  private static let capHeight = 70.459

  /// Returns a library's fonts at sizes with the cap height of templates.
  private func fonts(of library: SymbolLibrary) -> [SymbolWeight: Font] {
    let face = library.face
    let size = Self.capHeight * 2048 / 1456
    return Dictionary(
      uniqueKeysWithValues: SymbolWeight.allCases.map { weight in
        let coordinates = DesignCoordinates(weight: weight.axisValue)
        return (weight, Font(face: face, size: size, coordinates: coordinates))
      })
  }

  /// Returns a variant's outlines in the font: one for each layer, or one of the whole symbol.
  private func outlines(
    of entry: SymbolFont.Entry, in library: SymbolLibrary, _ variant: DrawnVariant, byLayer: Bool,
    _ fonts: [SymbolWeight: Font]
  ) throws -> [Path] {
    let font = try #require(fonts[variant.weight])
    let whole = library.font.glyph(
      of: entry.index, scale: variant.scale, weight: font.normalizedCoordinates.first ?? 0)
    let glyphs =
      byLayer
      ? library.font.layers(of: entry.index).compactMap { $0.glyphs[variant.scale] }
      : [try #require(whole)]
    return glyphs.map { font.outline(of: $0) }
  }

  private static let cases: [(version: Int, kind: String)] = (3...7).flatMap { version in
    ["variable", "static"].map { (version, $0) }
  }

  @Test(arguments: cases)
  func `Outlines, margins and annotation are preserved`(version: Int, kind: String) throws {
    let directory = try TemporaryDirectory()
    let bundled = try Self.library.get()
    typealias Found = (entry: SymbolFont.Entry, library: SymbolLibrary)
    // Version 3 cannot represent clearing in monochrome.
    func isWhole(_ found: Found) -> Bool {
      version == 3
        && found.library.font.layers(of: found.entry.index).contains(where: \.clearsInMonochrome)
    }
    // Variants that the library does not store are generated, each in its own library.
    let all = try Self.names.map { try SymbolLibrary.entry(named: $0, in: [bundled]) }
    #expect(all.contains { $0.library.font.entries.count == 1 })
    let symbols = all.filter { kind == "static" || !isWhole($0) }
    let result = try SymtextProcess.run(
      ["template", "export"] + symbols.map(\.entry.name)
        + ["--kind", kind, "--template-version", "\(version)", "-o", directory.path])
    #expect(result.status == 0, "\(result.errorText)")
    for found in symbols {
      let (entry, library) = found
      let (isWhole, fonts) = (isWhole(found), fonts(of: library))
      let importer = TemplateImporter(file: "\(entry.name).svg")
      let bytes = try PackageFiles.bytes(directory.file("\(entry.name).svg"))
      let template = try importer.template(from: bytes)
      #expect(template.version == TemplateVersion(version))
      #expect(template.isVariable || isWhole)
      #expect(template.variants.count == (kind == "static" ? 27 : 3))
      for (variant, drawing) in template.variants {
        let own = try outlines(of: entry, in: library, variant, byLayer: !isWhole, fonts)
        try #require(drawing.paths.count == own.count)
        for (path, outline) in zip(drawing.paths, own) {
          let distance = greatestDistance(path.path, outline) ?? .infinity
          #expect(distance < 0.001, "\(entry.name), \(variant)")
        }
        #expect(drawing.margins == .own)
        let glyph = try #require(library.font.glyph(of: entry.index, scale: variant.scale))
        let advance = try #require(fonts[variant.weight]).advance(of: glyph)
        // Between the masters (Regular, and the ends of the axis beyond Ultralight and Black) HarfBuzz rounds to font
        // units, half of which are .0242 points here.
        #expect(abs(drawing.advance - advance) < (variant.weight == .regular ? 0.001 : 0.025))
      }
      let imported = try importer.symbol(from: template, name: entry.name)
      #expect(imported.warnings.isEmpty || isWhole, "\(entry.name): \(imported.warnings)")
      // The representation of other motion in templates is unknown.
      var motion = version < 6 ? SymbolMotion() : library.font.motion(of: entry.index)
      motion.anchor = nil
      motion.isLoopClosed = nil
      if motion.wiggle == .turning(isClockwise: false) { motion.wiggle = nil }
      #expect(imported.symbol.motion == motion || isWhole, "\(entry.name)")
      if !isWhole {
        expect(imported.symbol.layers, toSay: library.font.layers(of: entry.index), in: version)
        try expect(imported.symbol, toBeDrawnAs: template)
      }
    }
  }

  /// Compares levels, colours, values, clearing, purposes of layers and motion groups, as far as the version supports
  /// them.
  private func expect(
    _ layers: [SymbolLayer], toSay known: [SymbolFont.Layer], in version: Int
  ) {
    #expect(layers.map(\.level) == known.map(\.level))
    let hasColors = known.contains { $0.color != nil }
    #expect(layers.map(\.color) == known.map { hasColors ? $0.color ?? .tintColor : nil })
    #expect(
      layers.map { $0.clears.intersection(.colors) }
        == known.map { $0.clears.intersection(.colors) })
    #expect(
      layers.map(\.clearsInMonochrome)
        == known.map { $0.clears.contains(version < 4 ? .levels : .monochrome) })
    #expect(
      layers.map(\.variableThreshold) == known.map { version < 4 ? nil : $0.variableThreshold })
    #expect(layers.map(\.tag) == known.map { version < 6 ? nil : $0.tag })
    for (place, layer) in layers.enumerated() {
      #expect(layer.annotation?.paths == [place])
      let rules = layer.annotation?.rules ?? []
      #expect(rules.count == (version < 4 ? 1 : 2) + (hasColors ? 1 : 0))
      #expect(rules.allSatisfy { ($0.motionGroup != nil) == (version >= 5) })
      #expect(rules.allSatisfy { $0.name.index == place })
      #expect(layer.motion.pulses == (version >= 5 && known[place].motion.pulses))
      #expect(layer.motion.rotates == (version >= 6 && known[place].motion.rotates))
    }
    if version >= 5 { #expect(layers.motionGroups == known.motionGroups) }
  }

  /// Compares the masters, in the space of drawings, with the file.
  private func expect(_ symbol: Symbol, toBeDrawnAs template: TemplateFile) throws {
    for weight in [SymbolWeight.ultralight, .regular, .black] {
      let drawing = try #require(template.variants[DrawnVariant(weight, .small)])
      let unit = 1 / (0.0648 * SymbolScale.small.factor * Self.capHeight)
      let map = Affine(
        1 / unit, 0, 0, 1 / unit, drawing.advance / 2 - 12 / unit,
        -Self.capHeight / 2 - 12 / unit)
      for (layer, path) in zip(symbol.layers, drawing.paths) {
        let outline = try #require(layer.shapes.first?.masters?.paths[.small]?[weight])
        let distance = greatestDistance(outline.transformed(by: map), path.path) ?? .infinity
        #expect(distance < 0.001)
      }
      let margins = try #require(symbol.margins?.pairs[.small]?[weight])
      #expect(abs((margins.right - margins.left) / unit - drawing.advance) < 0.001)
    }
  }
}

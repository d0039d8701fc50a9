@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextSymbolImport
@testable import SymtextSVGReading

extension LimitTable {
  /// Returns the error for compiling a symbol; `nil` if it works.
  private static func said(of symbol: Symbol) -> String? {
    do throws(FontError) {
      try GlyphLimits.check(symbol)
      return nil
    } catch {
      return error.description
    }
  }

  private static func symbol(layers: Int = 1, _ path: Path) -> Symbol {
    Symbol(
      name: "a",
      layers: (0..<layers).map { _ in
        SymbolLayer(shapes: [.init(path: path, isSolid: false)], level: .primary)
      }, metadata: SymbolMetadata(altText: "A", category: "a"))
  }

  private static func line(_ segments: Int) -> Path {
    var path = Path()
    path.move(to: Point(1, 1))
    // Lines without length draw nothing, but count.
    for _ in 1..<segments { path.line(to: Point(5, 1)) }
    return path
  }

  static let symbols: [Limit] = [
    Limit("characters of a symbol's name", Symbol.mostNameCharacters) { count in
      let name = String(repeating: "a", count: count)
      do throws(ImportError) {
        _ = try IconImporter(file: "a.svg").symbol(from: Array(svg(shape).utf8), name: name)
        return nil
      } catch {
        return error.message.replacing(name, with: "aaa…")
      }
    },
    Limit("a coordinate of a drawing on the 24-unit grid", most: "±1,000") { isBeyond in
      said(ofSVG: drawing("M0 0L\(isBeyond ? SVGShape.farthest + 1 : SVGShape.farthest) 9"))
    },
    Limit("a coordinate of a drawing's anchor", most: "±100") { isBeyond in
      said(ofSVG: drawing("M0 0L9 9", metadata: "<anchor>\(isBeyond ? 101 : 100) 0</anchor>"))
    },
    Limit(
      "the distance of a drawing's optical centre from its middle, on either axis", most: "7 units"
    ) {
      isBeyond in
      said(
        ofSVG: drawing(
          "M0 0L9 9", metadata: "<optical-center>\(isBeyond ? 12 : 11) 4.5</optical-center>"))
    },
    Limit("an anchor of a layer, in a drawing's attribute", most: "±100") { isBeyond in
      said(
        ofSVG: drawing("M0 0L9 9").replacing(
          "<g ", with: "<g data-symtext-anchor=\"[0, \(isBeyond ? 101 : 100)]\" "))
    },
    Limit("the margins and the shift of a symbol", most: "±24 units") { isBeyond in
      said(
        ofSVG: drawing("M0 0L9 9").replacing(
          "<svg ", with: "<svg data-symtext-shift=\"[0, \(isBeyond ? 24.5 : 24)]\" "))
    },
    Limit("the number of a motion group", LayerMotion.groups.upperBound) { number in
      said(ofSVG: drawing("M0 0L9 9", style: "-sfsymbols-motion-group:\(number)"))
    },
    Limit("path segments of a symbol", GlyphLimits.mostPoints) { count in
      said(of: symbol(line(count)))
    },
    Limit("layers of a symbol", Symbol.mostLayers) { count in
      said(of: symbol(layers: count, line(2)))
    },
  ]

  // MARK: Fonts

  private static func glyph(contours: Int, points: Int, moves: Int = 0) -> VaryingGlyph {
    let outlines = [0, 1, 2].map { master in
      Outline(
        contours: (0..<contours).map { contour in
          (0..<points).map { point in
            .init(x: contour % 100 + master * moves, y: point % 200, isOnCurve: true)
          }
        })
    }
    return VaryingGlyph(name: "a", outlines: outlines, advances: [9, 9, 9])
  }

  private static func said(of glyph: VaryingGlyph) -> String? {
    do throws(FontError) {
      try GlyphLimits.check(glyph)
      return nil
    } catch {
      return error.description
    }
  }

  static let fonts: [Limit] = [
    Limit("points of a glyph", GlyphLimits.mostPoints) { count in
      said(of: glyph(contours: 1, points: count))
    },
    Limit("contours of a glyph", GlyphLimits.mostContours) { count in
      said(of: glyph(contours: count, points: 1))
    },
    Limit("changes of a glyph's points between weights", bytes: GlyphLimits.mostDeltaBytes) {
      count in
      // A point that moves far along x takes two bytes, and a byte more is needed for every 64 numbers.
      let isBeyond = count > GlyphLimits.mostDeltaBytes
      return said(of: glyph(contours: 1, points: isBeyond ? 32_400 : 31_800, moves: 300))
    },
    Limit("a coordinate of a glyph", most: "±32,767 font units") { isBeyond in
      let far = isBeyond ? 32_768.0 : 32_767
      do throws(FontError) {
        _ = try MasterRounding.outlines(
          [[[Point(0, 0), Point(far, 0), Point(0, 9)]]], isOnCurve: [[true, true, true]], glyph: "a"
        )
        return nil
      } catch {
        return error.description
      }
    },
    Limit("glyphs", GlyphSet.most) { count in
      do throws(FontError) {
        var glyphs = try GlyphSet(
          leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: [], compiled: [])
        for number in 2..<count {
          _ = try glyphs.add(VaryingGlyph(name: "g\(number)", outlines: [], advances: []))
        }
        return nil
      } catch {
        return error.description
      }
    },
    Limit("all names of the font together", bytes: 65_535) { count in
      do throws(FontError) {
        var names = NameTable()
        // Two bytes a character; the last may begin at the last place.
        names.set(13, String(repeating: "a", count: count > 65_535 ? 32_768 : 32_767))
        var writer = BinaryWriter()
        try names.encode(into: &writer)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("tables of a WOFF2 font", WOFF2File.mostTables) { count in
      var file = FontFile()
      for number in 0..<count {
        let tag = Tag(rawValue: 0x6100_0000 + UInt32(number))
        file.add(tag: tag, bytes: [0, 0, 0, 0])
      }
      do throws(FontError) {
        _ = try WOFF2File.encoded(file.encoded())
        return nil
      } catch {
        // Within the limit there are other errors.
        return error.description.contains("tables") ? error.description : nil
      }
    },
  ]
}

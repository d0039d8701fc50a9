internal import SymtextFonts
internal import SymtextGraphics

/// Stretches a line to the width of its column.
enum Justification {
  /// Grows a line's spaces equally, and the gaps between ideographs and symbols.
  ///
  /// Brackets, commas and full stops stay with the characters they belong to.
  ///
  /// <https://www.w3.org/TR/jlreq/#line_adjustment_by_inter_character_space_expansion>
  /// - Parameters:
  ///   - pieces: in text order.
  ///   - rest: the width to fill, in points.
  static func grown(_ pieces: [LinePiece], by rest: Double, in utf8: [UInt8]) -> [LinePiece] {
    let places = pieces.indices.map { growingGlyphs(pieces, $0, utf8) }
    let count = places.reduce(0) { $0 + $1.count }
    guard count > 0 else { return pieces }
    let share = rest / Double(count)
    return zip(pieces, places).map { piece, indices in
      guard !indices.isEmpty else { return piece }
      switch piece.element {
      case .text(var run):
        // From right to left the space after a glyph is on its left.
        run.glyphs.grow(indices, by: share, onLeft: piece.level % 2 == 1)
        return LinePiece(run, level: piece.level)
      case .attachment:
        var piece = piece
        piece.advance += share
        return piece
      }
    }
  }

  /// Returns the indices in a piece's slice of the glyphs after which the space grows; 0 for an attachment.
  private static func growingGlyphs(
    _ pieces: [LinePiece], _ index: Int, _ utf8: [UInt8]
  ) -> [Int] {
    let next = index + 1 < pieces.count ? pieces[index + 1] : nil
    switch pieces[index].element {
    case .attachment:
      guard let next, next.beginsIdeographic, !closes(utf8, at: next.start) else { return [] }
      return [0]
    case .text(let run):
      let isIdeographic = run.item.script.isIdeographic
      let isForward = run.item.level % 2 == 0
      let glyphs = run.glyphs.packed
      return glyphs.indices.filter { place in
        let cluster = Int(glyphs[place].cluster)
        guard run.range.contains(cluster), !UTF8Decoding.isIgnorable(utf8, at: cluster) else {
          return false
        }
        var following = isForward ? place + 1 : place - 1
        // Skip invisible characters.
        while glyphs.indices.contains(following), glyphs[following].cluster != cluster,
          run.range.contains(Int(glyphs[following].cluster)),
          UTF8Decoding.isIgnorable(utf8, at: Int(glyphs[following].cluster))
        {
          following += isForward ? 1 : -1
        }
        let isLast = !glyphs.indices.contains(following)
        // In a cluster only the glyph next to the following cluster grows.
        if !isLast && glyphs[following].cluster == cluster { return false }
        if isLast && next == nil { return false }
        if isWordSpace(utf8, at: cluster) { return true }
        guard isIdeographic, !opens(utf8, at: cluster) else { return false }
        if !isLast { return !closes(utf8, at: Int(glyphs[following].cluster)) }
        return next?.beginsIdeographicOrSymbol == true && !closes(utf8, at: next?.start)
      }
    }
  }

  /// Returns whether a character belongs to the one after it.
  private static func opens(_ utf8: [UInt8], at offset: Int) -> Bool {
    switch UTF8Decoding.scalar(utf8, at: offset).scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  /// Returns whether a character belongs to the one before it.
  private static func closes(_ utf8: [UInt8], at offset: Int?) -> Bool {
    guard let offset else { return false }
    let scalar = UTF8Decoding.scalar(utf8, at: offset).scalar
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return stops.contains(scalar)
    }
  }

  private static let stops: Set<Unicode.Scalar> = ["、", "。", "，", "．", "：", "；", "！", "？"]

  /// U+0020, U+00A0 and U+3000.
  private static func isWordSpace(_ utf8: [UInt8], at offset: Int) -> Bool {
    switch utf8[offset] {
    case UInt8(ascii: " "): true
    case 0xC2: utf8[offset + 1] == 0xA0
    case 0xE3: utf8[offset + 1] == 0x80 && utf8[offset + 2] == 0x80
    default: false
    }
  }
}

extension LinePiece {
  /// The start of its text; `nil` for an attachment.
  fileprivate var start: Int? {
    if case .text(let run) = element { run.range.lowerBound } else { nil }
  }

  fileprivate var beginsIdeographic: Bool {
    if case .text(let run) = element { run.item.script.isIdeographic } else { false }
  }

  fileprivate var beginsIdeographicOrSymbol: Bool {
    if case .attachment = element { true } else { beginsIdeographic }
  }
}

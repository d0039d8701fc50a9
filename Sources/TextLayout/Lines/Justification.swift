internal import Geometry

/// Makes a line as wide as its column.
enum Justification {
  /// Lets a line's spaces grow alike, and the places between ideographs, symbols among them.
  /// - Parameters:
  ///   - pieces: in the order of the text.
  ///   - rest: what to fill, in points.
  static func grown(_ pieces: [LinePiece], by rest: Double, in utf8: [UInt8]) -> [LinePiece] {
    let places = pieces.indices.map { growingGlyphs(pieces, $0, utf8) }
    let count = places.reduce(0) { $0 + $1.count }
    guard count > 0 else { return pieces }
    let share = rest / Double(count)
    return zip(pieces, places).map { piece, indices in
      guard !indices.isEmpty else { return piece }
      switch piece.element {
      case .text(var run):
        for index in indices {
          run.glyphs[index].advance += share
          // From right to left what follows stands on the left.
          if piece.level % 2 == 1 { run.glyphs[index].offset.x += share }
        }
        return LinePiece(run, level: piece.level)
      case .attachment(var attachment, let attributes):
        attachment.advance += share
        return LinePiece(attachment, attributes, level: piece.level)
      }
    }
  }

  /// Which glyphs of a piece have a place behind them that grows; 0 for an attachment.
  private static func growingGlyphs(
    _ pieces: [LinePiece], _ index: Int, _ utf8: [UInt8]
  ) -> [Int] {
    let next = index + 1 < pieces.count ? pieces[index + 1] : nil
    switch pieces[index].element {
    case .attachment: return next?.beginsIdeographic == true ? [0] : []
    case .text(let run):
      let isIdeographic = run.item.script.isIdeographic
      let isForward = piece(run)
      return run.glyphs.indices.filter { place in
        let cluster = run.glyphs[place].cluster
        guard run.range.contains(cluster) else { return false }
        let following = isForward ? place + 1 : place - 1
        let isLast = !run.glyphs.indices.contains(following)
        // One glyph of a cluster grows: the one that the next cluster stands beside.
        if !isLast && run.glyphs[following].cluster == cluster { return false }
        if isLast && next == nil { return false }
        if isWordSpace(utf8, at: cluster) { return true }
        return isIdeographic && (isLast ? next?.beginsIdeographicOrSymbol == true : true)
      }
    }
    func piece(_ run: Run) -> Bool { run.item.level % 2 == 0 }
  }

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
  fileprivate var beginsIdeographic: Bool {
    if case .text(let run) = element { run.item.script.isIdeographic } else { false }
  }

  fileprivate var beginsIdeographicOrSymbol: Bool {
    if case .attachment = element { true } else { beginsIdeographic }
  }
}

internal import SymtextSupport

/// The cells of a line's grapheme clusters, in text order; they cover the whole line.
struct LineCells {
  private(set) var cells: [LineCell] = []
  let line: Line
  private let text: ShapedText
  private let tabs: TabLayout
  /// The width of the column, in points.
  private let width: Double?
  /// The ends of grapheme clusters, ascending.
  private let ends: [Int]
  private var base: UInt8 { line.isRightToLeft ? 1 : 0 }

  /// - Parameter width: the width of the column; trailing spaces stay within it.
  init(_ line: Line, of text: ShapedText, tabs: TabLayout, width: Double?) {
    self.line = line
    self.text = text
    self.tabs = tabs
    self.width = width
    ends = Self.ends(of: line, in: text.utf8)
    let parts = parts()
    cells.reserveCapacity(ends.count)
    var next = parts.startIndex
    var start = line.range.lowerBound
    for end in ends {
      var cell: LineCell?
      while next < parts.endIndex, parts[next].range.lowerBound < end {
        if cell == nil { cell = parts[next] } else { cell?.formUnion(parts[next]) }
        next += 1
      }
      cell?.range = start..<end
      cells.append(cell ?? unseen(start..<end))
      start = end
    }
  }

  /// Returns the ends of clusters; text replaced by an ellipsis is not divided.
  private static func ends(of line: Line, in utf8: [UInt8]) -> [Int] {
    guard let elided = line.elidedRange else {
      return GraphemeBreaks.cuts(in: utf8, range: line.range)
    }
    return GraphemeBreaks.cuts(in: utf8, range: line.range.lowerBound..<elided.lowerBound)
      + (elided.isEmpty ? [] : [elided.upperBound])
      + GraphemeBreaks.cuts(in: utf8, range: elided.upperBound..<line.range.upperBound)
  }

  /// Returns the cells of all visible elements, in text order; no part belongs to two grapheme clusters.
  private func parts() -> [LineCell] {
    var parts: [LineCell] = []
    var hyphens: [LineCell] = []
    for (index, (x, element)) in line.elements.enumerated() {
      switch element {
      case .text(let run) where run.range.isEmpty:
        let place = run.range.lowerBound
        let room = LineCell(
          range: line.elidedRange ?? place..<place, left: x, right: x + max(run.advance, 0),
          level: run.item.level)
        // If only a line feed was cut, the ellipsis replaces no text of the line.
        if !room.range.isEmpty {
          parts.append(room)
        } else if line.elidedRange == nil {
          hyphens.append(room)
        }
      case .text(let run): parts += ClusterCells.cells(of: run, at: x, ends: ends)
      case .attachment(let attachment, _): parts.append(room(of: attachment, index))
      }
    }
    let first = text.tabs.partitionPoint { $0 < line.range.lowerBound }
    for (offset, place) in zip(text.tabs[first...], line.tabPlaces) {
      parts.append(
        LineCell(
          range: offset..<offset + 1, left: place.left, right: max(place.right, place.left),
          level: base))
    }
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
    // A hyphen added by the line belongs to the character before it: a soft hyphen, unless that has another embedding
    // level and is elsewhere.
    for hyphen in hyphens {
      let index =
        parts.lastIndex {
          $0.range.upperBound == hyphen.range.lowerBound
            && hyphen.left - $0.right < Self.tolerance && $0.left - hyphen.right < Self.tolerance
        } ?? parts.lastIndex { $0.range.upperBound <= hyphen.range.lowerBound && $0.isWide }
      if let index { parts[index].formUnion(hyphen) }
    }
    return parts
  }

  /// Returns the cell of an attachment, including the space that justification or letter spacing adds after it.
  private func room(of attachment: Attachment, _ index: Int) -> LineCell {
    let x = line.elements[index].x
    var room = LineCell(
      range: attachment.offset..<attachment.offset + Attachment.length, left: x,
      right: x + max(attachment.advance, 0), level: text.bidi.level(at: attachment.offset))
    if room.isRightToLeft {
      let end = index > 0 ? line.right(ofElement: index - 1) : 0
      let tab = line.tabPlaces.map(\.right).filter { $0 <= room.left + Self.tolerance }.max()
      room.left = min(room.left, max(end, tab ?? end))
    } else {
      let end = index + 1 < line.elements.count ? line.elements[index + 1].x : line.width
      let tab = line.tabPlaces.map(\.left).filter { $0 >= room.right - Self.tolerance }.min()
      room.right = max(room.right, min(end, tab ?? end))
    }
    return room
  }

  /// The greatest distance between edges that count as equal, in points.
  static let tolerance = 1e-6

  /// Returns the cell of text without glyphs: trailing spaces, a line feed, or characters that the shaper omits.
  private func unseen(_ range: Range<Int>) -> LineCell {
    guard range.lowerBound >= line.inkedEnd else {
      let x = cells.last?.trailing ?? (line.isRightToLeft ? line.width : 0)
      return LineCell(range: range, left: x, right: x, level: cells.last?.level ?? base)
    }
    let (start, end) = (reach(to: range.lowerBound), reach(to: range.upperBound))
    return line.isRightToLeft
      ? LineCell(range: range, left: -end, right: -start, level: base)
      : LineCell(range: range, left: line.width + start, right: line.width + end, level: base)
  }

  /// Returns the distance by which trailing spaces extend beyond the line's ink, within the column.
  private func reach(to offset: Int) -> Double {
    let start = line.range.lowerBound
    let reach = tabs.width(from: start, to: offset) - tabs.width(from: start, to: line.inkedEnd)
    let room = line.isRightToLeft ? line.x : (width ?? .infinity) - line.x - line.width
    return max(min(reach, width == nil ? .infinity : room), 0)
  }
}

extension Line {
  /// Returns the right end of an element, in points from the start of the line.
  func right(ofElement index: Int) -> Double {
    let (x, element) = elements[index]
    return switch element {
    case .text(let run): x + run.advance
    case .attachment(let attachment, _): x + attachment.advance
    }
  }
}

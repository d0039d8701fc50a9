internal import SymtextSupport

/// The rooms that the grapheme clusters of a line take, in the order of the text, all of which they cover.
struct LineCells {
  private(set) var cells: [LineCell] = []
  let line: Line
  private let text: ShapedText
  private let tabs: TabLayout
  /// Of the column, in points.
  private let width: Double?
  /// Where grapheme clusters end, rising.
  private let ends: [Int]
  private var base: UInt8 { line.isRightToLeft ? 1 : 0 }

  /// - Parameter width: of the column: spaces that close a line stay within it.
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

  /// What an ellipsis stands for is not cut.
  private static func ends(of line: Line, in utf8: [UInt8]) -> [Int] {
    guard let elided = line.elidedRange else {
      return GraphemeBreaks.cuts(in: utf8, range: line.range)
    }
    return GraphemeBreaks.cuts(in: utf8, range: line.range.lowerBound..<elided.lowerBound)
      + (elided.isEmpty ? [] : [elided.upperBound])
      + GraphemeBreaks.cuts(in: utf8, range: elided.upperBound..<line.range.upperBound)
  }

  /// The rooms of all that is seen, in the order of the text; no part belongs to two grapheme clusters.
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
        // Where only a line feed was cut, the ellipsis stands for nothing that is in the line.
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
    // A hyphen that the line added belongs to what stands before it: a soft hyphen, unless that is embedded otherwise
    // and stands elsewhere.
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

  /// An attachment has the space that justification or letter spacing adds behind it.
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

  /// How far apart edges may be that are one, in points.
  static let tolerance = 1e-6

  /// The room of what no glyph shows: spaces that close the line, a line feed, and what the shaper leaves out.
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

  /// How far spaces that close the line reach beyond its ink, within the column.
  private func reach(to offset: Int) -> Double {
    let start = line.range.lowerBound
    let reach = tabs.width(from: start, to: offset) - tabs.width(from: start, to: line.inkedEnd)
    let room = line.isRightToLeft ? line.x : (width ?? .infinity) - line.x - line.width
    return max(min(reach, width == nil ? .infinity : room), 0)
  }
}

extension Line {
  /// Where an element ends on the right, in points from the start of the line.
  func right(ofElement index: Int) -> Double {
    let (x, element) = elements[index]
    return switch element {
    case .text(let run): x + run.advance
    case .attachment(let attachment, _): x + attachment.advance
    }
  }
}

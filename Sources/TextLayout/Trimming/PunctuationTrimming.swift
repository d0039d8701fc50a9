internal import SymtextSupport
internal import SymtextFonts

/// Removes the empty half of full-width punctuation next to other punctuation: `」「`, `。」`, `（「`.
///
/// <https://www.w3.org/TR/css-text-4/#fullwidth-collapsing>
enum PunctuationTrimming {
  /// Returns whether a text may contain full-width punctuation: whether it contains East Asian characters.
  ///
  /// Emoji (U+1F000 and above) and the characters that represent symbols (U+FFFC, private use) do not count, because
  /// most labels contain them.
  static func mayOccur(in utf8: [UInt8]) -> Bool {
    for (index, byte) in utf8.enumerated() where byte >= 0xE3 {
      switch byte {
      // U+3000 to U+D7FF
      case 0xE3...0xED: return true
      // U+FF00 to U+FF7F
      case 0xEF: if utf8[index + 1] == 0xBC || utf8[index + 1] == 0xBD { return true }
      // U+20000 and above
      case 0xF0: if utf8[index + 1] >= 0xA0 { return true }
      default: break
      }
    }
    return false
  }

  /// A glyph with its class.
  private struct Place {
    var run: Int
    var glyph: Int
    var end: Int
    var type: PunctuationClass
  }

  /// Halves the width of punctuation where its neighbours require it.
  /// - Parameter runs: in text order.
  static func trim(_ runs: inout [Run], in utf8: [UInt8]) {
    var last: Place?
    for number in runs.indices {
      guard runs[number].level % 2 == 0, runs[number].attributes.trimsPunctuation else {
        last = nil
        continue
      }
      for index in runs[number].glyphs.packed.indices {
        let place = place(of: index, number, runs[number], utf8)
        defer { last = place }
        guard let before = last, before.end == Int(runs[number].glyphs.packed[index].cluster) else {
          continue
        }
        if before.type == .close && place.type.trimsClosing {
          runs[before.run].glyphs.halve(before.glyph, isOpening: false)
        } else if place.type == .open && before.type.trimsOpening {
          runs[number].glyphs.halve(index, isOpening: true)
        }
      }
    }
  }

  private static func place(of index: Int, _ number: Int, _ run: Run, _ utf8: [UInt8]) -> Place {
    let glyph = run.glyphs.packed[index]
    let offset = Int(glyph.cluster)
    let first = utf8[offset]
    // Among ASCII characters only brackets belong to these classes; characters with other first bytes do not.
    guard isPunctuation(first) else {
      return Place(
        run: number, glyph: index, end: offset + UTF8Decoding.length(first), type: .other)
    }
    let (scalar, length) = UTF8Decoding.scalar(utf8, at: offset)
    return Place(
      run: number, glyph: index, end: offset + length,
      type: PunctuationClass(scalar, glyph: glyph, font: run.font))
  }

  private static func isPunctuation(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), 0xC2, 0xE2, 0xE3, 0xEF:
      true
    default: false
    }
  }

  /// Returns the possible reduction of a line's width at its end, in points: half of the closing bracket or quotation
  /// mark there; 0 if there is none, or it is already halved.
  ///
  /// As in Chromium, stops and commas keep their width there.
  static func room(before end: Int, among runs: [Run], in utf8: [UInt8]) -> Double {
    let number = runs.partitionPoint { $0.range.upperBound < end }
    guard number < runs.count, runs[number].range.contains(end - 1), runs[number].level % 2 == 0,
      runs[number].attributes.trimsPunctuation
    else { return 0 }
    let glyphs = runs[number].glyphs.packed
    let index = glyphs.partitionPoint { $0.cluster < end } - 1
    guard glyphs.indices.contains(index), !glyphs[index].marks.contains(.halved) else { return 0 }
    let place = place(of: index, number, runs[number], utf8)
    guard place.end == end, place.type == .close, !isStop(utf8, before: end) else { return 0 }
    return runs[number].setting.scale.advance(of: glyphs[index]) / 2
  }

  private static func isStop(_ utf8: [UInt8], before end: Int) -> Bool {
    switch UTF8Decoding.scalar(utf8, at: end - 3).scalar {
    case "、", "。", "，", "．", "：", "；": true
    default: false
    }
  }
}

extension PunctuationClass {
  /// Whether closing punctuation before it is halved.
  fileprivate var trimsClosing: Bool { self == .close || self == .middle || self == .closeNarrow }

  /// Whether opening punctuation after it is halved.
  fileprivate var trimsOpening: Bool {
    self == .open || self == .middle || self == .close || self == .openNarrow
  }
}

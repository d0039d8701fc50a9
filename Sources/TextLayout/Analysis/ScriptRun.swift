internal import SymtextFonts

/// A stretch of text of one script.
struct ScriptRun: Hashable, Sendable {
  /// UTF-8 bytes of the text.
  var range: Range<Int>
  var script: TextScript

  /// Resolves the scripts of a text; the runs cover it without gaps.
  ///
  /// A character without a script of its own takes that of the text before it, or, at the start of a paragraph, that of
  /// the text after it. A closing bracket takes that of its opening bracket. A text without letters is Latin.
  ///
  /// <https://www.unicode.org/reports/tr24/#Common>
  static func runs(of utf8: [UInt8]) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var start = 0
    var script: TextScript?
    var brackets = OpenBrackets()
    func finish(_ end: Int, next: TextScript?) {
      if start < end { runs.append(ScriptRun(range: start..<end, script: script ?? .latin)) }
      start = end
      script = next
    }
    func change(to new: TextScript, at offset: Int) {
      if script == new { return }
      if script == nil { script = new } else { finish(offset, next: new) }
    }
    var offset = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      if byte < 0x80 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          change(to: .latin, at: offset)
        case UInt8(ascii: "\n"):
          finish(offset + 1, next: nil)
          brackets = OpenBrackets()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          brackets.open(Unicode.Scalar(byte), in: script)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if let outer = brackets.close(Unicode.Scalar(byte)) { change(to: outer, at: offset) }
        default: break
        }
        offset += 1
        continue
      }
      let (scalar, length) = UTF8Decoding.scalar(utf8, at: offset)
      let own = TextScript(scalar)
      if own != .common && own != .inherited {
        change(to: own, at: offset)
      } else if scalar.isOpeningBracket {
        brackets.open(scalar, in: script)
      } else if scalar.isClosingBracket, let outer = brackets.close(scalar) {
        change(to: outer, at: offset)
      }
      offset += length
    }
    finish(utf8.count, next: nil)
    return runs
  }
}

/// The open brackets, innermost last, with the scripts around them.
private struct OpenBrackets {
  private var stack: [(closing: Unicode.Scalar, script: TextScript?)] = []
  /// The same depth as in UAX 9.
  private static let mostDepth = 63

  mutating func open(_ bracket: Unicode.Scalar, in script: TextScript?) {
    if stack.count < Self.mostDepth { stack.append((bracket.mirrored, script)) }
  }

  mutating func close(_ bracket: Unicode.Scalar) -> TextScript? {
    guard let index = stack.lastIndex(where: { $0.closing == bracket }) else { return nil }
    let script = stack[index].script
    stack.removeSubrange(index...)
    return script
  }
}

internal import SymtextFonts
import SymtextGraphics
import SymtextTextLayout

/// The visible result of a line: the positions of its letters and symbols.
struct SeenLine {
  /// A letter, a symbol, or a character added by the line.
  struct Mark {
    /// Its name in the notation of ``Ruler``.
    var name: String
    /// The left end of its own advance, from the left of the column.
    var x: Double
    /// Its own width, without space added after it.
    var width: Double
  }

  /// From left to right, without spaces.
  var marks: [Mark]
  var baseline: Double
  var width: Double

  init(_ line: Line) {
    marks = line.elements.flatMap { x, element in Self.marks(element, at: line.x + x) }
    (baseline, width) = (line.baseline, line.width)
  }

  /// Creates a line of marks from left to right, as wide as their extent.
  init(marks: [Mark], baseline: Double) {
    (self.marks, self.baseline) = (marks, baseline)
    width = (marks.map { $0.x + $0.width }.max() ?? 0) - (marks.map(\.x).min() ?? 0)
  }

  private static func marks(_ element: Line.Element, at x: Double) -> [Mark] {
    switch element {
    case .attachment(let attachment, _):
      return [
        Mark(name: attachment.content as? Int == 0 ? "*" : "^", x: x, width: attachment.advance)
      ]
    case .text(let run):
      var pen = x
      return run.glyphs.compactMap { glyph in
        defer { pen += glyph.advance }
        guard let value = run.font.face.character(of: glyph.glyph),
          let scalar = Unicode.Scalar(value)
        else { return Mark(name: "?", x: pen, width: 0) }
        guard scalar != " " else { return nil }
        return Mark(
          name: Ruler.notation(scalar), x: pen + glyph.offset.x,
          width: run.font.advance(of: glyph.glyph))
      }
    }
  }

  /// The line as in the table: the baseline, adjacent marks with their x, then the line's width.
  var row: String {
    var pieces: [(name: String, x: Double, end: Double)] = []
    for mark in marks {
      if let last = pieces.last, abs(last.end - mark.x) < 1e-6 {
        pieces[pieces.count - 1].name += mark.name
        pieces[pieces.count - 1].end = mark.x + mark.width
      } else {
        pieces.append((mark.name, mark.x, mark.x + mark.width))
      }
    }
    let words = pieces.map { "\($0.name)@\(Self.text($0.x))" }
    return (["\(Self.text(baseline)):"] + words + ["=\(Self.text(width))"]).joined(separator: " ")
  }

  /// Returns a number to a thousandth.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// Returns the mirrored line in a column, in the other script.
  func mirrored(in column: Double) -> SeenLine {
    var line = self
    line.marks = marks.reversed().map { mark in
      Mark(name: mark.name.uppercased(), x: column - mark.x - mark.width, width: mark.width)
    }
    return line
  }
}

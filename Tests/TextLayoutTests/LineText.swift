@testable import SymtextOpenType
import SymtextTestSupport
import SymtextFonts
import SymtextTextLayout

/// Returns the text of a line, with a replacement character for every attachment.
func text(of line: Line, in text: StyledText) -> String {
  String(decoding: Array(text.text.utf8)[line.range], as: UTF8.self)
}

/// Returns the glyphs of lines, from the first to the last.
func glyphs(of lines: [Line]) -> [ShapedGlyph] {
  lines.flatMap(\.elements).flatMap { _, element -> [ShapedGlyph] in
    if case .text(let run) = element { Array(run.glyphs) } else { [] }
  }
}

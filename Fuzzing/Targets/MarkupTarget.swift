import SymtextDrawing
import SymtextGraphics
import SymtextSymbolText
@testable import SymtextTextLayout

/// Marked-up text set in lines: the lines contain the whole text in order, split no grapheme cluster, and have finite
/// numbers only.
///
/// The first five bytes choose the layout options.
struct MarkupTarget: FuzzTarget {
  let name = "markup"
  let dictionary: String? = "markup"
  let mostBytes = 1024

  func run(_ input: [UInt8]) throws {
    var source = ByteSource(input)
    let width: Double? = source.pick([nil, 0, 0.5, 20, 60, 120, 300])
    let style = ParagraphStyle(
      alignment: source.pick(Alignment.allCases),
      tabStops: source.pick([[], [TabStop(100), TabStop(40, .center), TabStop(200, .end)]]),
      maxLines: source.pick([nil, nil, 1, 2, 3]),
      truncation: source.pick(Truncation.allCases))
    let direction = source.pick(WritingDirection.allCases)
    let markup = String(decoding: source.remaining, as: UTF8.self)
    let text = try Markup.text(markup)
    guard !FuzzText.namesFiles(text) else { return }
    let label = try Label(
      text, font: try FuzzFonts.text, library: try FuzzFonts.library, direction: direction,
      fallback: nil)
    let lines = label.lines(width: width, style: style)
    try LineChecks(label.text).check(lines, mostLines: style.maxLines)
    let list = label.displayList(width: width, style: style, padding: 1)
    try promise(list.width.isFinite && list.height.isFinite, "the picture has no size")
    _ = label.spokenText
  }
}

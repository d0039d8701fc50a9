internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// Sets the times below the frames of a film strip.
struct Caption {
  private let font: Font
  private let library: SymbolLibraries

  /// Points per em.
  private static let size = 9.0

  init() throws(CommandError) {
    font = Font(face: try TextOptions.face(named: FontFinder.defaultFamily), size: Self.size)
    do throws(SymbolError) {
      library = try SymbolLibraries(files: [])
    } catch {
      throw CommandError(error)
    }
  }

  /// A time in seconds, to a hundredth.
  func block(_ time: Double) -> Block? {
    let hundredths = Int((time * 100).rounded())
    let digits = "\(hundredths % 100)"
    let text = "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits) s"
    let label = try? Label(
      AttributedText(text), font: font, library: library,
      color: AdaptiveColor("systemGray") ?? .label)
    return label.map { Block($0) }
  }
}

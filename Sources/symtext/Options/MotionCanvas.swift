internal import SymtextAnimation
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextService

/// The option `--canvas`: a canvas with room for every effect, shared by a still and its films.
struct MotionCanvas {
  private let pixelRatio: Double

  /// The canvas of a still picture; `nil` if it was not asked for, or if `animate` draws the picture.
  init?(_ arguments: Arguments, _ output: OutputOptions) {
    guard !arguments.knows("effect") else { return nil }
    self.init(ofFilm: arguments, output)
  }

  /// The canvas of a film; `nil` if it was not asked for.
  init?(ofFilm arguments: Arguments, _ output: OutputOptions) {
    guard arguments.has("canvas") else { return nil }
    // The room of a picture in a line of text does not depend on the resolution.
    pixelRatio = output.isInline ? 1 : output.pixelRatio
  }

  /// Extends the canvas of a picture.
  /// - Parameter warnings: gets a warning if nothing in the picture can move.
  func extend(_ list: inout DisplayList, _ warnings: inout [Sentence]) {
    let margins = MotionRoom.margins(of: list, pixelRatio: pixelRatio)
    if margins == .none { warnings.append(Self.idle) }
    list = list.extended(by: margins)
  }

  /// Extends the canvases of a picture before and after its lines are laid out again, both alike.
  func extend(
    _ list: inout DisplayList, _ after: inout DisplayList, _ warnings: inout [Sentence]
  ) {
    let margins = MotionRoom.margins(of: list, pixelRatio: pixelRatio)
      .union(MotionRoom.margins(of: after, pixelRatio: pixelRatio))
    if margins == .none { warnings.append(Self.idle) }
    list = list.extended(by: margins)
    after = after.extended(by: margins)
  }

  private static let idle: Sentence =
    "\(option: "canvas") has no effect: no symbol moves beyond the picture"
}

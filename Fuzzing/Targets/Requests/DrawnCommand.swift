import SymtextCommandLine
import SymtextService
@testable import SymtextProgram
import SymtextDrawing

/// Runs a drawing command up to the picture's bytes, without writing a file.
enum DrawnCommand {
  /// The largest picture that is drawn, in pixels; larger ones are only laid out.
  private static let mostPixels = 250_000.0

  /// Draws with the given arguments, unless they name files or standard input.
  /// - Throws: ``BrokenPromise``, or the error that prevents a picture.
  static func check(_ command: Command, _ arguments: Arguments) throws {
    let output = try OutputOptions(arguments)
    guard case .draws(let draw) = command.action, !namesFiles(command, arguments) else { return }
    let picture = try draw(arguments, output)
    let list = picture.list
    try promise(
      list.width.isFinite && list.height.isFinite && list.width >= 0 && list.height >= 0,
      "a picture of \(list.width) × \(list.height)")
    guard list.width * list.height * output.pixelRatio * output.pixelRatio <= mostPixels,
      list.width * output.pixelRatio <= 10_000, list.height * output.pixelRatio <= 10_000
    else { return }
    let encoded = try output.encoded(list, PictureEncoder())
    try promise(!encoded.bytes.isEmpty, "a picture without bytes")
  }

  /// Whether arguments may open files outside the fuzzer's control.
  private static func namesFiles(_ command: Command, _ arguments: Arguments) -> Bool {
    let said = command.options.flatMap { arguments.all($0.name) } + arguments.operands
    return ["font", "library"].contains { arguments.has($0) }
      || arguments.operands.contains("-")
      || said.contains { $0.contains("image") || $0.contains("font") }
  }
}

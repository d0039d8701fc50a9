internal import SymtextService
internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSupport

/// A folder with the frames of an animation and their manifest.
struct FrameFolder {
  private let path: String
  private let output: OutputOptions

  init(_ path: String, _ output: OutputOptions) throws(CommandError) {
    guard !path.isEmpty else {
      throw .badValue("frames", nil, "a folder is expected; . is the current one")
    }
    self.path = path
    self.output = output
  }

  /// Writes `0000.png`, `0001.png` … and `manifest.json`, with times in milliseconds.
  func write(_ timeline: Timeline, rate: Double) throws {
    let times = try timeline.frameTimes(rate: rate)
    let frames = try FrameRenderer(
      timeline, pixelRatio: output.pixelRatio, background: output.background,
      blending: output.png.blending, snapping: output.png.snapping)
    let altText = output.altText(of: timeline.restingList)
    // As in a still picture, so that the last frame is its file.
    let baseline = timeline.restingList.baselineNote(pixelRatio: output.pixelRatio)
    let language = output.altTextLanguage(of: timeline.restingList)
    let encoder = PNGEncoder(level: output.png.level)
    let folder = try FolderOutput(path)
    var entries: [JSONValue] = []
    for number in times.indices {
      let digits = "\(number)"
      let name = String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
      let pixmap = try frames.pixmap(at: times[number])
      let frame = try encoder.encode(
        pixmap, pixelRatio: output.pixelRatio, description: altText,
        descriptionLanguage: language, baseline: baseline)
      try folder.add(frame, as: name)
      entries.append(
        .object([
          ("file", .string(name)), ("time", .number(1000 * times.showing(number))),
          ("duration", .number(1000 * (times.showing(number + 1) - times.showing(number)))),
        ]))
    }
    let size = try frames.pixmap(at: 0)
    var members: [(String, JSONValue)] = [
      ("width", .number(Double(size.width))), ("height", .number(Double(size.height))),
      ("pixelRatio", .number(output.pixelRatio)), ("rate", .number(rate)),
      ("duration", .number(1000 * times.duration)), ("loops", .bool(timeline.loops)),
      ("altText", .string(altText)),
    ]
    if let language { members.append(("altTextLanguage", .string(language))) }
    members.append(("frames", .array(entries)))
    let manifest = JSONDocument(.frames, members)
    try folder.add(manifest.file, as: "manifest.json")
    try folder.place()
  }
}

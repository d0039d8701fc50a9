internal import SymtextService
internal import SymtextCommandLine

/// The file formats of animations.
///
/// To add one, add a case named after its extension and the branches that the compiler then misses.
enum MovingFormat: String, FileFormat {
  /// An APNG.
  case png
  case svg
  case webp
  case gif
  case mp4
  case webm
  /// A Lottie.
  case json
  /// A dotLottie.
  case lottie

  static let standard = MovingFormat.png

  /// The format of its still pictures.
  var picture: PictureFormat {
    switch self {
    case .png, .webp, .gif, .mp4, .webm: .png
    case .svg, .json, .lottie: .svg
    }
  }

  var isScalable: Bool { picture.isScalable }

  var takesCompression: Bool {
    switch self {
    case .png, .webp: true
    case .svg, .gif, .mp4, .webm, .json, .lottie: false
    }
  }

  var isText: Bool {
    switch self {
    case .png, .webp, .gif, .mp4, .webm, .lottie: false
    case .svg, .json: true
    }
  }

  /// The maximum frames per second; `nil` without a limit.
  var mostRate: Double? {
    switch self {
    case .png, .svg, .webp, .mp4, .webm, .json, .lottie: nil
    // Browsers show a frame shorter than 0.02 s for 0.1 s.
    case .gif: 50
    }
  }

  /// Why it needs an opaque background; `nil` if it does not.
  var lackOfOpacity: String? {
    switch self {
    case .png, .svg, .webp, .webm, .json, .lottie: nil
    case .mp4: "an MP4 has no translucent pixels, which edges need"
    case .gif: "a GIF has no translucent pixels, which edges need"
    }
  }

  /// Returns the format of `--format`, or else of the file's name.
  /// - Throws: ``CommandError`` (usage) if neither names an animation format.
  static func of(_ arguments: Arguments) throws(CommandError) -> MovingFormat {
    let still =
      arguments.has("format")
      ? PictureFormat(rawValue: arguments.text("format"))
      : PictureFormat(fileName: arguments.text("output"))
    if let still, MovingFormat(rawValue: still.rawValue) == nil {
      throw .usage(
        "a .\(still.rawValue) cannot be animated; \(option: "sheet") writes a film strip, \(option: "at") one moment"
      )
    }
    return try chosen(arguments)
  }
}

internal import SymtextService
internal import SymtextCommandLine

/// The kinds of files that what moves is written as.
///
/// A new one is a case here, which is its extension, and a branch where the compiler misses it.
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

  /// What its still pictures are.
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

  /// Frames a second at most; `nil` where there is no limit.
  var mostRate: Double? {
    switch self {
    case .png, .svg, .webp, .mp4, .webm, .json, .lottie: nil
    // Browsers show what is said to be shorter than two hundredths of a second for a tenth.
    case .gif: 50
    }
  }

  /// Why it needs an opaque background; `nil` where it needs none.
  var lackOfOpacity: String? {
    switch self {
    case .png, .svg, .webp, .webm, .json, .lottie: nil
    case .mp4: "an MP4 has no opacity, which edges have"
    case .gif: "a GIF has no translucent pixels, which edges have"
    }
  }

  /// What is asked for, else what the file's name says.
  /// - Throws: ``CommandError`` (usage) when neither says a format that moves.
  static func of(_ arguments: Arguments) throws(CommandError) -> MovingFormat {
    let still =
      arguments.has("format")
      ? PictureFormat(rawValue: arguments.text("format"))
      : PictureFormat(fileName: arguments.text("output"))
    if let still, MovingFormat(rawValue: still.rawValue) == nil {
      throw .usage(
        "a .\(still.rawValue) does not move; \(option: "sheet") makes a film strip of it, \(option: "at") the picture of a moment"
      )
    }
    return try chosen(arguments)
  }
}

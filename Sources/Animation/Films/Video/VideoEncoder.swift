internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextSupport

/// Encodes frames as a video with ffmpeg.
struct VideoEncoder: ~Copyable {
  private let format: VideoFormat
  private let isTransparent: Bool
  private var process: ChildProcess
  /// Whether ffmpeg still reads.
  private var isTaking = true

  /// Starts ffmpeg.
  /// - Parameters:
  ///   - rate: frames per second.
  ///   - background: the colour behind all frames. It also pads an MP4 to an even width and height. `nil` for a
  ///     translucent video.
  ///   - title: the title; an empty one is left out.
  /// - Throws: ``RenderingError`` if ffmpeg is not installed or cannot be started.
  init(
    _ format: VideoFormat, width: Int, height: Int, rate: FrameRate, background: Color?,
    title: String
  ) throws(RenderingError) {
    self.format = format
    isTransparent = background == nil
    let input = [
      "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(width)x\(height)",
      "-framerate", rate.description, "-i", "pipe:0",
    ]
    let title = title.filter { $0 != "\0" }
    let words =
      ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error"] + input
      + Self.encoding(format, background)
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + (title.isEmpty ? [] : ["-metadata", "title=\(title)"])
      + ["-f", format.rawValue, "-y", ChildProcess.outputPath]
    do throws(ChildProcess.Failure) {
      process = try ChildProcess(words)
    } catch {
      throw Self.error(error, format)
    }
  }

  /// The encoding options.
  ///
  /// The BT.709 matrix and the sRGB transfer function, which players assume, are recorded in the file.
  private static func encoding(_ format: VideoFormat, _ background: Color?) -> [String] {
    let digits = String(background?.rgb ?? 0, radix: 16)
    let color = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
    let scale = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
    let said = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-color_range", "tv",
    ]
    return switch format {
    case .mp4:
      [
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0:\(color),\(scale),format=yuv420p",
        "-c:v", "libx264", "-crf", "18", "-movflags", "+faststart",
      ] + said
    case .webm:
      [
        "-vf", "\(scale),format=\(background == nil ? "yuva420p" : "yuv420p")",
        "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
      ] + said
    }
  }

  /// Adds a frame.
  /// - Returns: whether ffmpeg accepted it; otherwise ``finish()`` throws the reason.
  mutating func append(_ frame: Pixmap) -> Bool {
    var bytes = frame.unpremultiplied
    if isTransparent { Self.spreadColors(&bytes, width: frame.width) }
    isTaking = isTaking && process.write(bytes)
    return isTaking
  }

  /// Gives transparent pixels the colour of the drawn pixel to the left or above.
  ///
  /// Chroma has half the resolution of alpha, so that edges would otherwise mix with black.
  private static func spreadColors(_ bytes: inout [UInt8], width: Int) {
    guard let first = stride(from: 0, to: bytes.count, by: 4).first(where: { bytes[$0 + 3] > 0 })
    else { return }
    for row in stride(from: 0, to: bytes.count, by: 4 * width) {
      let places = stride(from: row, to: row + 4 * width, by: 4)
      var last = places.first { bytes[$0 + 3] > 0 } ?? (row > 0 ? row - 4 * width : first)
      for place in places {
        if bytes[place + 3] > 0 {
          last = place
        } else {
          for part in 0..<3 { bytes[place + part] = bytes[last + part] }
        }
      }
    }
  }

  /// Returns the bytes of the file.
  /// - Throws: ``RenderingError`` (failed) with the last line of ffmpeg's output.
  consuming func finish() throws(RenderingError) -> [UInt8] {
    let (format, isTaking) = (format, isTaking)
    do throws(ChildProcess.Failure) {
      let bytes = try process.finish()
      guard isTaking, !bytes.isEmpty else {
        throw ChildProcess.Failure.failed(lastLine: "it stopped reading before the last frame")
      }
      return bytes
    } catch {
      throw Self.error(error, format)
    }
  }

  private static func error(_ failure: ChildProcess.Failure, _ format: VideoFormat)
    -> RenderingError
  {
    switch failure {
    case .missing:
      RenderingError(
        kind: .notInstalled,
        "a .\(format.rawValue) needs the program ffmpeg, which is not on the PATH: install the package ffmpeg (Debian, Homebrew)"
      )
    case .system(let reason):
      RenderingError(kind: .failed, "cannot run ffmpeg for a .\(format.rawValue): \(reason)")
    case .failed(let lastLine):
      RenderingError(
        kind: .failed,
        "ffmpeg could not make the .\(format.rawValue)" + (lastLine.isEmpty ? "" : ": \(lastLine)"))
    }
  }
}

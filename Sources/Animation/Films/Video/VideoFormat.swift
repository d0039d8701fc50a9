/// The kinds of videos that the program ffmpeg makes.
public enum VideoFormat: String, Sendable {
  /// H.264 in an MP4: opaque.
  case mp4
  /// VP9 in a WebM.
  case webm
}

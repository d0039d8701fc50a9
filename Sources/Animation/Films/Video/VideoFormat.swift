/// The video formats, encoded by ffmpeg.
public enum VideoFormat: String, Sendable {
  /// H.264 in MP4, without transparency.
  case mp4
  /// VP9 in WebM.
  case webm
}

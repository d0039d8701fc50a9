internal import CChildProcess

/// What the server itself has to say.
enum StandardError {
  static func write(_ text: String) { unsafe symtext_say(text) }
}

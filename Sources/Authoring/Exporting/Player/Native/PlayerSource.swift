internal import CSymtextPlayer

/// The script of the player, `player/symtext-player.js`, which is embedded in the program.
enum PlayerSource {
  /// The script, with marks for its tables.
  static let text: String = {
    let bytes = unsafe UnsafeBufferPointer(
      start: symtext_player_script(), count: symtext_player_script_count())
    return unsafe String(decoding: bytes, as: UTF8.self)
  }()
}

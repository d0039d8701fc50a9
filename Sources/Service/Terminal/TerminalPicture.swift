internal import SymtextSupport
package import SymtextImageFormats
internal import SymtextVectorFormats

/// A picture encoded for a terminal, with a line end after it.
package enum TerminalPicture {
  /// The maximum bytes of text in a part of kitty's protocol.
  private static let mostBytes = 4096

  /// Encodes a PNG file for kitty's protocol, in parts of text.
  ///
  /// It asks the terminal not to answer, because the shell would read the answer as input.
  package static func kitty(_ png: [UInt8]) -> [UInt8] {
    let text = Array(Base64.text(png).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: mostBytes) {
      let end = min(start + mostBytes, text.count)
      let more = end < text.count ? 1 : 0
      bytes += "\u{1B}_G\(start == 0 ? "a=T,f=100,q=2," : "q=2,")m=\(more);".utf8
      bytes += text[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes + [0x0A]
  }

  /// Encodes a PNG file for iTerm2's protocol.
  /// - Parameter name: the file name for users who save it.
  package static func iterm2(_ png: [UInt8], name: String) -> [UInt8] {
    Array(
      "\u{1B}]1337;File=name=\(Base64.text(Array(name.utf8)));size=\(png.count);inline=1:\(Base64.text(png))\u{07}\n"
        .utf8)
  }

  /// Encodes pixels as sixels.
  /// - Parameter ground: the colour of the terminal, red in the lowest byte.
  package static func sixel(_ picture: Pixmap, on ground: UInt32) -> [UInt8] {
    SixelEncoder(picture, on: ground).encoded() + [0x0A]
  }
}

import SymtextTestSupport
import Testing

/// Families of which fontconfig prefers a file that symtext cannot read.
struct UnreadableFontTests {
  /// Returns a bitmap font, bold, of the family that the other files have, with the letters of English.
  private static func bitmaps() -> String {
    let accented = [0xC0, 0xCF, 0xD1, 0xD4, 0xD6, 0xE0, 0xEF, 0xF1, 0xF4, 0xF6]
    let codes =
      [Array(0x41...0x5A), Array(0x61...0x7A), Array(0xC7...0xCB), Array(0xE7...0xEB), accented]
      .flatMap { $0 }
    let letters = codes.map {
      "STARTCHAR c\($0)\nENCODING \($0)\nSWIDTH 500 0\nDWIDTH 8 0\nBBX 8 1 0 0\nBITMAP\nFF\nENDCHAR\n"
    }
    return """
      STARTFONT 2.1
      FONT -test-DejaVu Serif-Bold-R-Normal--16-160-75-75-C-80-ISO10646-1
      SIZE 16 75 75
      FONTBOUNDINGBOX 8 16 0 -4
      STARTPROPERTIES 9
      FAMILY_NAME "DejaVu Serif"
      WEIGHT_NAME "Bold"
      SLANT "R"
      PIXEL_SIZE 16
      POINT_SIZE 160
      FONT_ASCENT 12
      FONT_DESCENT 4
      CHARSET_REGISTRY "ISO10646"
      CHARSET_ENCODING "1"
      ENDPROPERTIES
      CHARS \(codes.count)

      """ + letters.joined() + "ENDFONT\n"
  }

  @Test func `A family whose first file cannot be read is drawn from the next`() throws {
    let directory = try TemporaryDirectory()
    func metrics() throws -> ProcessResult {
      try Subprocess.run(
        "/usr/bin/env",
        [
          "FONTCONFIG_FILE=\(directory.file("fonts.conf"))", SymtextProcess.executable, "metrics",
          "A", "--font", "DejaVu Serif", "--weight", "bold", "--json",
        ])
    }
    let bitmaps = try directory.write(Self.bitmaps(), to: "a.bdf")
    try PackageFiles.write(
      Array(configuration(directory, fonts: []).utf8), to: directory.file("fonts.conf"))
    // Alone it is refused, by its name.
    let alone = try metrics()
    #expect(alone.status != 0 && alone.errorText.contains(bitmaps))
    let fonts = ["/usr/share/fonts/truetype/dejavu"]
    try PackageFiles.write(
      Array(configuration(directory, fonts: fonts).utf8), to: directory.file("fonts.conf"))
    let result = try metrics()
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.outputText.contains("DejaVuSerif.ttf"))
  }

  @Test func `An error names the files of a family of which none can be read`() throws {
    let directory = try TemporaryDirectory()
    let files = try ["a", "b", "c", "d"].map { name in
      try directory.write(Self.bitmaps(), to: "\(name).bdf")
    }
    try PackageFiles.write(
      Array(configuration(directory, fonts: []).utf8), to: directory.file("fonts.conf"))
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "FONTCONFIG_FILE=\(directory.file("fonts.conf"))", SymtextProcess.executable, "metrics",
        "A", "--font", "DejaVu Serif", "--weight", "bold",
      ])
    #expect(result.status != 0)
    let message = result.errorText
    #expect(message.contains("none of the 4 files of the family “DejaVu Serif” can be read: "))
    #expect(files.count { message.contains("\($0) is ") } == 3, "\(message)")
    #expect(message.contains(", and 1 more; install it as an OpenType or TrueType font"))
  }

  private func configuration(_ directory: TemporaryDirectory, fonts: [String]) -> String {
    let folders = ([directory.path] + fonts).map { "<dir>\($0)</dir>" }.joined()
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>\(folders)
      <selectfont><rejectfont><glob>*Bold*</glob></rejectfont></selectfont>
      <match target="pattern"><edit name="pixelsize" mode="assign"><double>16</double></edit></match>
      <cachedir>\(directory.path)/cache</cachedir></fontconfig>
      """
  }
}

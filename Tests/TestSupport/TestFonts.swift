/// The fonts that tests use for text; Scripts/install-packages installs them.
package enum TestFonts {
  /// Inter, variable along `wght` from 100 to 900; OS/2 has its cap height.
  package static let inter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
  /// DejaVu Serif, static; its OS/2 is too old for a cap height.
  package static let dejaVuSerif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
  /// DejaVu Sans, static.
  package static let dejaVuSans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  /// Noto Color Emoji: images (`CBDT`), no outlines.
  package static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  /// Inter, variable along `wght` and `slnt`.
  package static let interWithSlant = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
  /// Noto Sans for Chinese, Japanese and Korean, a collection: 0 is Japanese, 1 Korean.
  package static let notoSansCJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
  /// Returns a Noto font, by its file name without extension.
  package static func noto(_ name: String) -> String {
    "/usr/share/fonts/truetype/noto/\(name).ttf"
  }
  /// The compiled symbol font of the package.
  package static let symbols = PackageFiles.path("fonts/Symtext.ttf")

  private static let madeLetterless = Result {
    let file = PackageFiles.path(".build/test-fonts/letterless.ttf")
    try PackageFiles.write([], to: file)
    let result = try Subprocess.run(
      Python.executable,
      ["-m", "fontTools.subset", symbols, "--unicodes=F0000-F0010", "--output-file=\(file)"])
    guard result.status == 0 else { throw Subprocess.Failure(description: result.errorText) }
    return file
  }

  private static let madeOptical = Result {
    let file = PackageFiles.path(".build/test-fonts/optical.ttf")
    try PackageFiles.write([], to: file)
    _ = try Python.run("make_optical_fonts.py", [inter, file])
    return file
  }

  /// Inter with an optical size axis from 8 to 72 points, default 14, in place of weights.
  package static var optical: String { get throws { try madeOptical.get() } }

  /// A few symbols, variable along `wght`, and no letters; OS/2 has the cap height.
  package static var letterless: String { get throws { try madeLetterless.get() } }
}

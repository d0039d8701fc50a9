import SymtextTestSupport
import Testing

@testable import SymtextFonts

/// The advice for a missing default font.
struct DefaultFontPackageTests {
  @Test(arguments: [
    ("ID=debian\nVERSION_ID=\"12\"\n", "apt install fonts-inter-variable"),
    ("NAME=x\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "apt install fonts-inter-variable"),
    ("ID_LIKE=arch\nID=manjaro\n", "pacman -S inter-font"),
    ("ID=\"fedora\"\n", "dnf install rsms-inter-fonts"),
    ("ID=alpine", "apk add font-inter"),
    ("ID=other\n", "from https://rsms.me/inter/"),
    ("", "from https://rsms.me/inter/"),
  ])
  func `The package is that of the system or of a related system`(file: String, command: String) {
    #expect(
      DefaultFontPackage.advice(osRelease: file) == "install it (\(command)) or name another font")
  }

  @Test func `Without fonts a line names the package to install`() throws {
    let directory = try TemporaryDirectory()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(directory.path)/none</dir><cachedir>\(directory.path)/cache</cachedir></fontconfig>
      """
    try directory.write(configuration, to: "fonts.conf")
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "FONTCONFIG_FILE=\(directory.file("fonts.conf"))", SymtextProcess.executable, "render", "A",
        "-o",
        directory.file("a.png"),
      ])
    #expect(result.status == 69)
    #expect(
      result.errorText.contains("no installed font family named “Inter”; install it ("),
      "\(result.errorText)")
  }
}

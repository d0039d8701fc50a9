internal import SymtextSupport

/// Advice for installing the default text font.
enum DefaultFontPackage {
  /// The advice for the current system.
  static var advice: String {
    #if canImport(Darwin)
      return advice(packaged: "brew install --cask font-inter")
    #else
      for file in ["/etc/os-release", "/usr/lib/os-release"] {
        if let bytes = try? InputFile.read(file, mostBytes: 1 << 16) {
          return advice(osRelease: String(decoding: bytes, as: UTF8.self))
        }
      }
      return advice(packaged: nil)
    #endif
  }

  /// Returns the advice for a system by the `ID` and `ID_LIKE` of its os-release file.
  ///
  /// <https://www.freedesktop.org/software/systemd/man/latest/os-release.html>
  static func advice(osRelease: String) -> String {
    var systems: [String] = []
    for line in osRelease.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == "ID" || parts[0] == "ID_LIKE" else { continue }
      let value = parts[1].filter { $0 != "\"" && $0 != "'" }
      let names = value.split(separator: " ").map(String.init)
      systems = parts[0] == "ID" ? names + systems : systems + names
    }
    return advice(packaged: systems.compactMap { commands[$0] }.first)
  }

  private static func advice(packaged command: String?) -> String {
    "install it (\(command ?? "from https://rsms.me/inter/")) or name another font"
  }

  private static let commands = [
    "debian": "apt install fonts-inter-variable", "ubuntu": "apt install fonts-inter-variable",
    "fedora": "dnf install rsms-inter-fonts", "arch": "pacman -S inter-font",
    "alpine": "apk add font-inter",
  ]
}

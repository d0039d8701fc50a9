internal import CSymtextFontconfig
internal import SymtextSupport
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The environment on which fontconfig's answers depend.
struct FontconfigEnvironment {
  /// The folder of the user's caches, by the XDG Base Directory specification.
  let cacheFolder: String
  private let home: String
  private let variables: [(name: String, value: String?)]

  /// The variables that fontconfig 2.14 to 2.16 reads, beside ``refused``.
  private static let names = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XDG_CACHE_HOME", "XDG_CURRENT_DESKTOP", "FC_LANG",
    "LC_ALL", "LC_CTYPE", "LANG", "SOURCE_DATE_EPOCH", "LD_LIBRARY_PATH",
  ]
  /// Variables with which no answer is kept: another root, and messages that fontconfig prints as it works.
  private static let refused = ["FONTCONFIG_SYSROOT", "FC_DEBUG"]

  /// - Returns: `nil` if answers are not kept: without a home directory, or with a variable for testing fontconfig.
  init?() {
    guard Self.refused.allSatisfy({ Self.value($0) == nil }), let home = Self.value("HOME"),
      home.utf8.first == UInt8(ascii: "/"), let folder = UserCache.folder
    else { return nil }
    self.home = home
    variables = Self.names.map { ($0, Self.value($0)) }
    cacheFolder = folder
  }

  private static func value(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }

  /// Whether fontconfig has a configuration, in the places where it looks on Linux.
  static var isConfigured: Bool {
    #if os(Linux)
      let folders = (value("FONTCONFIG_PATH") ?? "").split(separator: ":").map(String.init)
      return value("FONTCONFIG_FILE") != nil || value("FONTCONFIG_SYSROOT") != nil
        || (folders + ["/etc/fonts"]).contains { InputFile.exists("\($0)/fonts.conf") }
    #else
      return true
    #endif
  }

  /// Returns a text that differs for other requests and environments.
  func key(_ request: FontRequest) -> String {
    // Rules of fontconfig can ask for the program.
    let program = InputFile.realPath("/proc/self/exe") ?? ""
    var parts = [
      "2", request.family, "\(request.weight)", "\(request.isItalic)",
      "\(geteuid())", program,
    ]
    parts += variables.map { "\($0.name)=\($0.value ?? "")" }
    return parts.joined(separator: "\n")
  }

  /// Fontconfig itself, and the files and directories at which it has looked for its configuration and for fonts; `nil`
  /// if that is not known for sure.
  var watched: [String]? {
    guard let library = unsafe fontconfig_path().map({ unsafe String(cString: $0) }),
      library.utf8.first == UInt8(ascii: "/"),
      let files = unsafe Self.list(font_configuration_files()), !files.isEmpty,
      let fonts = unsafe Self.list(font_folders()),
      let configured = unsafe Self.list(font_configuration_folders())
    else { return nil }
    var paths = [library] + files + fonts + configured
    let userFolder = Self.value("XDG_CONFIG_HOME") ?? "\(home)/.config"
    var folders = (Self.value("FONTCONFIG_PATH") ?? "").split(separator: ":").map(String.init)
    // The first file is the main one; on most systems it lies in the folder that was built in.
    folders += [
      files[0].utf8.lastIndex(of: UInt8(ascii: "/")).map { String(files[0][..<$0]) } ?? ""
    ]
    folders.append("/etc/fonts")
    if let main = Self.value("FONTCONFIG_FILE") { paths.append(main) }
    paths += folders + folders.map { "\($0)/fonts.conf" }
    for file in files where !InputFile.isDirectory(file) {
      guard let bytes = try? InputFile.read(file, mostBytes: Self.mostBytes),
        let includes = ConfigIncludes(
          of: bytes, home: home, userFolder: userFolder, folders: folders)
      else { return nil }
      paths += includes.paths
    }
    var known: ExactSet = []
    return paths.filter { known.insert($0).inserted }
  }

  /// The greatest size of a configuration file.
  private static let mostBytes = 1 << 20

  /// Returns the paths and frees them; `nil` if one is not UTF-8.
  private static func list(_ paths: OpaquePointer?) -> [String]? {
    guard let paths = unsafe paths else { return nil }
    defer { unsafe font_paths_free(paths) }
    var texts: [String] = []
    while let path = unsafe font_paths_next(paths) {
      guard let text = unsafe String(validatingCString: path) else { return nil }
      texts.append(text)
    }
    return texts
  }
}

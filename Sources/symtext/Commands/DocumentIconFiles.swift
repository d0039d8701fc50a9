internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextVectorFormats

/// The formats of `symtext docicon` for all sizes of an icon; the output's name chooses one.
enum DocumentIconFiles: String, CaseIterable {
  /// A folder of the ten sizes of macOS.
  case iconset
  /// The same in one file.
  case icns
  /// The sizes of Windows in one file.
  case ico
  /// Folders of a freedesktop theme, by sizes.
  case hicolor

  /// - Parameter path: the folder or the file.
  init?(path: String) {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let kind = Self.allCases.first { kind in
      kind == .hicolor ? name == kind.rawValue : name.hasSuffix(".\(kind.rawValue)")
    }
    guard let kind else { return nil }
    // A file's name does not end in a slash.
    if path.hasSuffix("/") && (kind == .icns || kind == .ico) { return nil }
    self = kind
  }

  /// The sizes of the pictures, smallest first.
  var sizes: [DocumentIconSize] {
    switch self {
    case .iconset, .icns: DocumentIconSize.all
    case .ico: DocumentIconSize.windows
    case .hicolor: DocumentIconSize.freedesktop
    }
  }

  /// Returns the files.
  static func make(_ arguments: Arguments) throws(CommandError) -> Product {
    Product(try files(arguments), arguments)
  }

  private static func files(_ arguments: Arguments) throws(CommandError) -> MadeFiles {
    let path = arguments.text("output")
    for option in ["format", "pixel-ratio", "background", "alt", "text-as", "id-prefix"]
    where arguments.has(option) {
      throw .usage(
        "\(option: option) is for one picture; add \(option: "size") or \(option: "preview"), or leave it out"
      )
    }
    guard let kind = Self(path: path) else {
      throw .badValue(
        "output", path,
        "the name ends in .iconset, .icns or .ico, or is hicolor; \(option: "size") or \(option: "preview") draw one picture"
      )
    }
    let name = try name(kind, arguments)
    let png = try PNGOptions(arguments, format: PictureFormat.png)
    let options = try DocumentIconOptions(arguments)
    let set = try options.iconSet(kind.sizes)
    var picture = options.picture(of: set.layouts)
    picture.warnings += picture.list.omissions.map { Sentence($0) }
    let pixels = kind.sizes.map(\.pixels).max() ?? 0
    let vectors = kind == .hicolor ? try scalable(options) : nil
    do throws(RenderingError) {
      switch kind {
      case .iconset:
        let files = try set.files(blending: png.blending, level: png.level)
        return .folder(files.map { ($0.name, $0.png) }, of: picture, pixels: pixels)
      case .icns:
        return .file(
          try set.icns(blending: png.blending, level: png.level), format: kind.rawValue,
          of: picture, pixels: pixels)
      case .ico:
        return .file(
          try set.ico(blending: png.blending, level: png.level), format: kind.rawValue,
          of: picture, pixels: pixels)
      case .hicolor:
        let files = try set.files(blending: png.blending, level: png.level)
        var named = zip(kind.sizes, files).map { size, file in
          let side = Int(size.pixels)
          return (name: "\(side)x\(side)/mimetypes/\(name).png", bytes: file.png)
        }
        if let vectors { named.append(("scalable/mimetypes/\(name).svg", try vectors.svg())) }
        return .tree(named, of: picture, pixels: pixels)
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns the name of a theme's files, after the document's media type.
  private static func name(
    _ kind: DocumentIconFiles, _ arguments: Arguments
  ) throws(CommandError) -> String {
    guard kind == .hicolor else {
      if arguments.has("name") {
        throw .usage(
          "\(arguments.given("name")) is for the files of a hicolor folder; leave it out"
        )
      }
      return ""
    }
    let name = arguments.text("name").map { $0 == "/" ? "-" : $0 }
    guard let first = name.first, first != ".", first != "-",
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-+._".contains($0)) })
    else {
      throw .badValue(
        "name", String(name),
        "a theme's icon is named after the media type, such as text-csv for text/csv"
      )
    }
    return String(name)
  }

  /// Returns the picture for sizes without a file, as detailed as the large ones.
  private static func scalable(
    _ options: DocumentIconOptions
  ) throws(CommandError) -> DisplayList {
    var options = options
    options.icon.imageOversampling = 2
    return try options.layout(DocumentIconSize(points: 128, pixelRatio: 4)).displayList()
  }
}

import Symtext

/// W1 from the list of the compared programs: the same labels, icons, fonts, colours and sizes.
///
/// One round in a new process. The time includes opening the fonts, as it does for the other programs.
struct PeerButtons {
  private let rows: [Row]
  private let fonts: [Int: Font]
  private let icons: Font
  private let library: SymbolLibrary

  /// - Parameters:
  ///   - list: One button per line, with fields separated by tabs: number, weight, icon in hexadecimal, background,
  /// foreground, label.
  ///   - fonts: A folder with the static Inter and Material Icons.
  static func run(list: String, fonts: String, level: Int) throws {
    let rows = try readRows(list)
    var times = PhaseTimes()
    let buttons = try times.measure("open") { try PeerButtons(rows, fonts: fonts) }
    let renderer = RasterRenderer()
    let encoder = PNGEncoder(level: level)
    var (layout, raster, encode) = (0.0, 0.0, 0.0)
    var (bytes, pixels) = (0, 0)
    for row in rows {
      let start = cpuMicroseconds()
      let list = try buttons.displayList(row)
      let laidOut = cpuMicroseconds()
      let pixmap = try renderer.pixmap(list, pixelRatio: 2)
      let drawn = cpuMicroseconds()
      bytes += try encoder.encode(pixmap).count
      let encoded = cpuMicroseconds()
      layout += laidOut - start
      raster += drawn - laidOut
      encode += encoded - drawn
      pixels += pixmap.width * pixmap.height
    }
    layout += times.medians()[0].microseconds
    for (phase, time, bytes) in [
      ("layout", layout, 0), ("raster", raster, 4 * pixels), ("layout+raster", layout + raster, 0),
      ("encode", encode, bytes), ("total", layout + raster + encode, bytes),
    ] {
      Measurement(
        workload: "W1", phase: level == 1 ? phase : "\(phase), level \(level)", microseconds: time,
        items: rows.count, bytes: bytes
      ).print()
    }
  }

  /// Writes one button, counted from 0, to a file for viewing.
  static func write(_ number: Int, list: String, fonts: String, to file: String) throws {
    let rows = try readRows(list)
    guard rows.indices.contains(number) else {
      throw BenchmarkError(description: "no button \(number)")
    }
    let drawing = try PeerButtons(rows, fonts: fonts).displayList(rows[number])
    let pixmap = try RasterRenderer().pixmap(drawing, pixelRatio: 2)
    try TextFile.write(try PNGEncoder().encode(pixmap), to: file)
  }

  private static func readRows(_ list: String) throws -> [Row] {
    try readText(list).split(separator: "\n").map { try Row($0) }
  }

  private struct Row {
    var weight: Int
    var icon: UInt32
    var background: Color
    var foreground: Color
    var label: String

    init(_ line: Substring) throws {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let weight = Int(fields[1]), let icon = UInt32(fields[2], radix: 16),
        let background = Color("#" + fields[3]), let foreground = Color("#" + fields[4])
      else { throw BenchmarkError(description: "not a button: \(line)") }
      (self.weight, self.icon, self.label) = (weight, icon, fields[5])
      (self.background, self.foreground) = (background, foreground)
    }
  }

  private init(_ rows: [Row], fonts directory: String) throws {
    self.rows = rows
    var fonts: [Int: Font] = [:]
    for (weight, name) in [(400, "Regular"), (600, "SemiBold"), (700, "Bold")] {
      fonts[weight] = Font(face: try Face(file: "\(directory)/Inter-\(name).otf"), size: 17)
    }
    self.fonts = fonts
    icons = Font(face: try Face(file: "\(directory)/MaterialIcons-Regular.ttf"), size: 20)
    library = try .bundled()
  }

  /// 44 points high, 16 beside an icon of 20 and the label, 8 between them.
  private func displayList(_ row: Row) throws -> DisplayList {
    guard let font = fonts[row.weight], let icon = icons.glyph(for: row.icon) else {
      throw BenchmarkError(description: "no font of weight \(row.weight), or no icon")
    }
    let label = try Label(
      AttributedText(row.label), font: font, library: library, color: .fixed(row.foreground),
      wraps: false)
    let lines = label.lines()
    let width = ((60 + (lines.first?.width ?? 0)) * 2).rounded(.up) / 2
    let box = Rect(x: 0, y: 0, width: width, height: 44)
    let iconRun = GlyphRun(font: icons, glyphs: [.init(id: icon, origin: Point(16, 32))])
    return DisplayList(
      width: width, height: 44,
      items: [
        .fill(.roundedRect(box, radiusX: 12, radiusY: 12), .color(row.background)),
        .glyphs(iconRun, .color(row.foreground)),
      ] + label.items(lines, at: Point(44, 28.18 - (lines.first?.baseline ?? 0))))
  }
}

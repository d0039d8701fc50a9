import Symtext

/// W1: 1,000 distinct labelled buttons at two pixels per point, one thread, each encoded to PNG in memory.
///
/// Every round starts with a new renderer; fonts are opened once before.
enum Buttons {
  /// - Parameter count: The number of buttons to draw, of 1,000.
  static func run(count: Int = 1000, rounds: Int) throws {
    let library = try SymbolLibrary.bundled()
    let names = library.font.entries.map(\.name)
    let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let fonts = [400.0, 600, 700].map {
      Font(face: face, size: 17, coordinates: DesignCoordinates(weight: $0))
    }
    let buttons = (0..<count).map { index in
      Button(
        label: label(index), symbol: names[index * 7 % names.count], size: .large,
        tint: AdaptiveColor(tints[index % tints.count]) ?? .accent)
    }
    precondition(Set(buttons.map { $0.label + ($0.symbol ?? "") }).count == count)
    var shape: [Double] = []
    var raster: [Double] = []
    var encode: [Double] = []
    var bytes = 0
    for _ in 0..<rounds {
      let renderer = RasterRenderer()
      let encoder = PNGEncoder()
      var times = (shape: 0.0, raster: 0.0, encode: 0.0)
      bytes = 0
      for (index, button) in buttons.enumerated() {
        let start = cpuMicroseconds()
        let list = try button.displayList(font: fonts[index % 3], library: library)
        let shaped = cpuMicroseconds()
        let pixmap = try renderer.pixmap(list, pixelRatio: 2)
        let drawn = cpuMicroseconds()
        bytes += try encoder.encode(pixmap).count
        let encoded = cpuMicroseconds()
        times.shape += shaped - start
        times.raster += drawn - shaped
        times.encode += encoded - drawn
      }
      shape.append(times.shape)
      raster.append(times.raster)
      encode.append(times.encode)
    }
    let parts = [("shape", median(shape)), ("raster", median(raster)), ("encode", median(encode))]
    for (phase, time) in parts {
      Measurement(
        workload: "W1", phase: phase, microseconds: time, items: count,
        bytes: phase == "encode" ? bytes : 0
      ).print()
    }
    Measurement(
      workload: "W1", phase: "total", microseconds: parts.reduce(0) { $0 + $1.1 }, items: count,
      bytes: bytes
    ).print()
  }

  /// Writes the same buttons as lines for `symtext batch`.
  static func writeLines(to path: String) throws {
    let names = try SymbolLibrary.bundled().font.entries.map(\.name)
    let weights = [400, 600, 700]
    let lines = (0..<1000).map { index in
      """
      {"label": "\(label(index))", "symbol": "\(names[index * 7 % names.count])", "size": "large", \
      "tint": "\(tints[index % tints.count])", "weight": \(weights[index % 3]), "pixelRatio": 2, \
      "output": "\(index).png"}

      """
    }
    try TextFile.write(lines.joined(), to: path)
  }

  private static func label(_ index: Int) -> String {
    let verb = verbs[index % verbs.count]
    let noun = nouns[index / verbs.count % nouns.count]
    return index % 3 == 0 ? "\(verb) All \(noun)s" : "\(verb) \(noun)"
  }

  private static let tints = ["#0a66d0", "#1f7a4d", "#e9ecf1", "#b3261e"]
  private static let verbs = [
    "Add", "Open", "Save", "Close", "Edit", "Copy", "Move", "Share", "Print", "Send", "Reply",
    "Delete", "Archive", "Restore", "Upload", "Download", "Import", "Export", "Sync", "Refresh",
    "Play", "Pause", "Stop", "Record", "Mute", "Zoom", "Rotate", "Crop", "Filter", "Sort", "Find",
    "Replace", "Undo", "Redo", "Cut", "Paste", "Lock", "Unlock", "Pin", "Hide",
  ]
  private static let nouns = [
    "File", "Folder", "Photo", "Video", "Album", "Song", "Playlist", "Message", "Contact",
    "Calendar", "Event", "Reminder", "Note", "Document", "Page", "Chapter", "Table", "Chart",
    "Report", "Invoice", "Order", "Cart", "Wallet", "Ticket", "Map", "Route", "Place", "Café",
  ]
}

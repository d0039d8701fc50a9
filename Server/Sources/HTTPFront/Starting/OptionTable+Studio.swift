extension OptionTable {
  /// The options of a studio.
  static let studio: [Option] = [
    .init(
      name: "studio", value: "folder",
      help:
        "Instead of answering requests for pictures, open the folder's symbols in a page for one person on this machine."
    ) {
      options, text throws(UsageError) in
      guard options.studio.folder.isEmpty else {
        throw UsageError("--studio opens only one folder")
      }
      guard !text.isEmpty else { throw UsageError("--studio: a folder is missing") }
      options.studio.folder = text
    },
    .init(
      name: "port", value: "port",
      help: "Port of 127.0.0.1, from 1024 to 65535. (default: a free one)"
    ) {
      options, text throws(UsageError) in
      // Browsers leave a port of 80 out of the headers that are checked.
      let port = try number(text, 0...65535, "port")
      guard port == 0 || port >= 1024 else {
        throw UsageError("--port must be a number from 1024 to 65535, not \(text)")
      }
      options.studio.port = port
    },
    .init(name: "read-only", value: nil, help: "Change no file.") {
      options, _ throws(UsageError) in options.studio.isReadOnly = true
    },
    .init(
      name: "export", value: "folder",
      help: "Write exports into this folder; otherwise the page downloads them."
    ) {
      options, text throws(UsageError) in options.studio.exportFolder = text
    },
    .init(name: "no-open", value: nil, help: "Print the address without opening the page.") {
      options, _ throws(UsageError) in options.studio.opensPage = false
    },
    .init(
      name: "idle", value: "seconds",
      help: "End this long after the last page was closed. (default: 600)"
    ) {
      options, text throws(UsageError) in
      options.studio.idleSeconds = try number(text, 1...31_536_000, "idle")
    },
    .init(name: "stay", value: nil, help: "Do not end when no page is open.") {
      options, _ throws(UsageError) in options.studio.idleSeconds = nil
    },
  ]
}

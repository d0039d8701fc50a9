/// The server's options.
package struct ServerOptions: Sendable {
  package var host = "127.0.0.1"
  package var port = 8080
  /// A Unix socket, in place of host and port.
  package var socket: String?
  package var workers = WorkerOptions(command: [], count: 2)
  /// The symtext program; `nil` to search for it.
  package var program: String?
  /// The address space limit of each worker, in the program's notation.
  package var memory = "512M"
  /// The number of answers after which a worker is replaced.
  package var mostRequests = 100_000
  /// The maximum number of pixels of a picture.
  package var mostPixels = 16_777_216
  package var allowedFolders: [String] = []
  package var hasSystemFonts = true
  /// The cache size in bytes.
  package var cacheBytes = 64 << 20
  package var connections = 4096
  package var keyFile: String?
  /// The file to which requests are logged; `-` for standard output.
  package var accessLog: String?
  package var accessLogFormat = AccessLogEntry.Format.common
  package var fontFolder: String?
  package var galleryFolder: String?
  /// Whether to make the gallery at the start.
  package var makesGallery = false
  /// The origin whose scripts may read answers.
  package var allowOrigin: String?
  /// The studio, if its folder is set: it takes the place of pictures.
  package var studio = StudioSettings()

  package init() {}

  /// Returns the worker's program and arguments.
  package func workerCommand(_ program: String) -> [String] {
    [
      program, "serve", "--stdio", "--frames", "--threads", "1", "--memory", memory,
      "--max-requests", "\(mostRequests)", "--max-pixels", "\(mostPixels)",
    ] + allowedFolders.flatMap { ["--allow-files", $0] }
      + (hasSystemFonts ? [] : ["--no-system-fonts"])
  }
}

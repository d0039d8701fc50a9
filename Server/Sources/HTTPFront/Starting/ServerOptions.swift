/// How the server is started.
package struct ServerOptions: Sendable {
  package var host = "127.0.0.1"
  package var port = 8080
  /// A socket in the file system, in place of host and port.
  package var socket: String?
  package var workers = WorkerOptions(command: [], count: 2)
  /// The program that draws; `nil` when it is to be looked for.
  package var program: String?
  /// Of each worker's address space, as the program reads it.
  package var memory = "512M"
  /// How many requests a worker answers before another one takes its place.
  package var mostRequests = 100_000
  /// Pixels of a picture.
  package var mostPixels = 16_777_216
  package var allowedFolders: [String] = []
  package var hasSystemFonts = true
  /// Of all answers that are kept, in bytes.
  package var cacheBytes = 64 << 20
  package var connections = 4096
  package var keyFile: String?
  package var fontFolder: String?
  package var galleryFolder: String?
  /// Whether the gallery is made at the start.
  package var makesGallery = false
  /// For scripts of other origins.
  package var allowOrigin: String?

  package init() {}

  /// The program and what it is told.
  package func workerCommand(_ program: String) -> [String] {
    [
      program, "serve", "--stdio", "--frames", "--threads", "1", "--memory", memory,
      "--max-requests", "\(mostRequests)", "--max-pixels", "\(mostPixels)",
    ] + allowedFolders.flatMap { ["--allow-files", $0] }
      + (hasSystemFonts ? [] : ["--no-system-fonts"])
  }
}

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextCommandLine
internal import SymtextSupport

/// Waits for changes of the files below a folder: by the system's events where it has them, else by looking four times
/// a second.
final class FolderWatch {
  /// The files that have changed, come or gone.
  struct Change {
    /// Their paths, which begin with that of the folder.
    var paths: ExactSet = []
    /// Whether there may be others, too.
    var isUncertain = false
    /// The folders that have come or gone; the files inside may be others than before.
    var folders: ExactSet = []

    var isEmpty: Bool { paths.isEmpty && !isUncertain && folders.isEmpty }
  }

  private let folder: String
  /// The descriptor of the system's events; −1 if there are none.
  private let descriptor: Int32
  /// Whether the system reports the changes of all folders.
  private var isWatching = false
  /// Whether the system could, so that a folder that comes back is watched again.
  private var hasEvents: Bool
  /// The watched folders by their numbers.
  private var folders: [Int32: String] = [:]
  private var stamps: ExactDictionary<FileStamp> = [:]

  /// The milliseconds without a change after which files count as written.
  private static let settling: Int32 = 30
  /// The most times that a change is waited for to settle.
  private static let mostSettlings = 20
  /// The milliseconds between two looks.
  private static let interval: Int32 = 250

  /// Begins to watch.
  /// - Parameter hasEvents: Whether to use the system's events.
  init(_ folder: String, hasEvents: Bool = true) {
    self.folder = folder
    #if os(Linux)
      descriptor = hasEvents ? inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) : -1
    #else
      descriptor = -1
    #endif
    self.hasEvents = descriptor >= 0
    if self.hasEvents { begin() }
    if !isWatching { stamps = currentStamps }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for a change, for at most a quarter of a second.
  func wait() -> Change {
    var change = Change()
    if hasEvents, !isWatching, InputFile.isDirectory(folder) {
      begin()
      change.isUncertain = isWatching
    }
    guard isWatching else { return polled() }
    var rest = Self.mostSettlings
    while isReadable(within: change.isEmpty ? Self.interval : Self.settling), rest > 0 {
      read(into: &change)
      rest -= 1
    }
    return change
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&descriptors, 1, milliseconds) > 0
  }

  // MARK: Events

  /// Watches all folders by events, or none.
  private func begin() {
    isWatching = watch(folder)
    if !isWatching {
      forget()
      hasEvents = false
    }
  }

  #if os(Linux)
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
        | IN_DELETE_SELF | IN_MOVE_SELF)
    private static let header = MemoryLayout<inotify_event>.size

    /// Watches a folder and those inside it.
    /// - Returns: Whether all of them can be watched.
    private func watch(_ path: String) -> Bool {
      let number = unsafe inotify_add_watch(descriptor, path, Self.mask)
      guard number >= 0 else { return false }
      folders[number] = path
      for name in Self.names(path) where InputFile.isDirectory("\(path)/\(name)") {
        // A link may lead to a folder that is watched already.
        guard folders.count < InputFile.mostFolders, watch("\(path)/\(name)") else { return false }
      }
      return true
    }

    private static func names(_ path: String) -> [String] {
      guard let stream = unsafe opendir(path) else { return [] }
      defer { unsafe closedir(stream) }
      var names: [String] = []
      while let entry = unsafe readdir(stream) {
        guard unsafe entry.pointee.d_type == UInt8(DT_DIR) else { continue }
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          unsafe String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      return names
    }

    private func read(into change: inout Change) {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      var place = 0
      while place + Self.header <= count {
        let event = unsafe bytes.withUnsafeBytes {
          unsafe $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        }
        let end = place + Self.header + Int(event.len)
        guard end <= count else { break }
        let name = bytes[(place + Self.header)..<end].prefix { $0 != 0 }
        take(event, String(decoding: name, as: UTF8.self), &change)
        place = end
      }
    }

    private func take(_ event: inotify_event, _ name: String, _ change: inout Change) {
      guard event.mask & UInt32(IN_Q_OVERFLOW) == 0 else {
        change.isUncertain = true
        return
      }
      guard let folder = folders[event.wd] else { return }
      if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
        return lose(event, folder, &change)
      }
      guard !name.isEmpty, !name.hasPrefix(".") else { return }
      let path = "\(folder)/\(name)"
      guard event.mask & UInt32(IN_ISDIR) != 0 else {
        change.paths.insert(path)
        return
      }
      change.folders.insert(path)
      if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { _ = watch(path) }
    }

    /// Takes that a watched folder has gone, or has another path.
    private func lose(_ event: inotify_event, _ path: String, _ change: inout Change) {
      if path.hasBytes(of: folder) {
        forget()
        isWatching = false
        change.isUncertain = true
      } else if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        change.folders.insert(path)
      }
    }

    /// Ends watching.
    private func forget() {
      for number in folders.keys { _ = inotify_rm_watch(descriptor, number) }
      folders = [:]
    }
  #else
    private func forget() {}
    private func watch(_ path: String) -> Bool { false }
    private func read(into change: inout Change) {}
  #endif

  // MARK: Looking

  private var currentStamps: ExactDictionary<FileStamp> {
    var leftOut: [String] = []
    let files = (try? InputFile.files(under: folder, suffix: "", leftOut: &leftOut)) ?? []
    var stamps: ExactDictionary<FileStamp> = [:]
    for file in files { stamps[file] = FileStamp(file) }
    return stamps
  }

  private func polled() -> Change {
    usleep(UInt32(Self.interval) * 1000)
    let now = currentStamps
    var change = Change()
    for file in ExactSet(stamps.keys).union(now.keys) where stamps[file] != now[file] {
      change.paths.insert(file)
    }
    stamps = now
    return change
  }
}

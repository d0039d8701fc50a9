internal import SymtextSupport

/// A folder whose files appear at once, when all are written.
package struct FolderOutput {
  private let replacement: FolderReplacement

  /// - Parameter path: the folder, which need not exist; its parent must.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package init(_ path: String) throws(CommandError) {
    do { replacement = try FolderReplacement(path) } catch { throw CommandError(error) }
  }

  /// Writes a file.
  /// - Parameter name: the path, relative to the folder.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func add(_ bytes: [UInt8], as name: String) throws(CommandError) {
    do { try replacement.add(bytes, as: name) } catch { throw CommandError(error) }
  }

  /// Makes all files appear; other files in the folder are kept.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func place() throws(CommandError) {
    do { try replacement.place() } catch { throw CommandError(error) }
  }
}

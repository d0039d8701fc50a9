internal import CChildProcess

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The gallery, made by `symtext gallery` in a folder that is there as long as it is read.
enum GalleryMaker {
  /// Why there is none.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Returns: the folder.
  static func make(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path() + "/symtext-gallery-\(UUID())"
    let started = try? ChildProcess.start([program, "gallery", "-o", folder])
    guard let (process, input, output) = started else {
      throw Failure(description: "cannot start \(program)")
    }
    symtext_close(input)
    symtext_close(output)
    guard process.waitForEnd() == .exited(0) else {
      remove(folder)
      throw Failure(description: "`\(program) gallery` failed")
    }
    return folder
  }

  static func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }
}

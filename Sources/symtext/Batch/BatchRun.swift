internal import CommandSupport
internal import Synchronization

/// Makes the images of a batch; several threads may work at it.
final class BatchRun: Sendable {
  private let items: [BatchPlan.Item]
  private let folder: BatchFolder
  private let manifest: BatchManifest?
  private let isForced: Bool
  private let report: BatchReport
  private let next = Atomic(0)

  /// - Parameter isForced: whether images are made that are there already.
  init(
    _ items: [BatchPlan.Item], in folder: BatchFolder, manifest: BatchManifest?, isForced: Bool,
    report: BatchReport
  ) {
    self.items = items
    self.folder = folder
    self.manifest = manifest
    self.isForced = isForced
    self.report = report
  }

  /// Takes one item after another until none is left.
  func work() {
    let encoder = PictureEncoder()
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      report.finish(index, outcome(items[index], encoder))
    }
  }

  private func outcome(_ item: BatchPlan.Item, _ encoder: PictureEncoder) -> BatchReport.Outcome {
    switch item {
    case .wrong(_, let error): return .failed(error)
    case .image(let image):
      do throws(CommandError) {
        if !isForced, let entry = try manifest?.entry(for: image, in: folder) {
          return .known(entry)
        }
        let (entry, notes) = try image.make(encoder, in: folder)
        try manifest?.note(entry)
        return .made(entry, notes: notes.map { image.keys.inKeys($0) })
      } catch {
        return .failed(
          CommandError(description: image.keys.inKeys(error.description), status: error.status))
      }
    }
  }
}

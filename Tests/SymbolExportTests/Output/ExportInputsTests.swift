import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

/// The checksum by which a second run knows that nothing has changed.
struct ExportInputsTests {
  private func inputs(_ change: (inout ExportJob) throws -> Void) throws -> String {
    var job = try TestJob.job(["heart", "bell"])
    try change(&job)
    return job.inputs(program: "1")
  }

  @Test func `Every choice counts, also where words of two choices are the same`() throws {
    let all = try [
      inputs { _ in },
      inputs {
        $0.weights = [.regular, .medium]; $0.scales = [.large]
      },
      inputs {
        $0.weights = [.regular]; $0.scales = [.medium, .large]
      },
      inputs { $0.modes = [.hierarchical] },
      inputs { $0.sizes = [PixelSize(points: 16, ratio: 2)] },
      inputs { $0.box = .text },
      inputs { $0.prefix = "" },
      inputs { $0.prefix = "regular" },
      inputs { $0 = try TestJob.job(["heart"]) },
    ]
    #expect(Set(all).count == all.count)
    #expect(try inputs { _ in } == all[0])
    #expect(try TestJob.job(["heart", "bell"]).inputs(program: "2") != all[0])
  }
}

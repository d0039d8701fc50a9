@testable import SymtextSupport
import Testing

struct SpawnedProcessTests {
  private func run(_ script: String) throws -> SpawnedProcess {
    try SpawnedProcess(["sh", "-c", script], files: [0: nil, 1: nil], isApart: true)
  }

  @Test func `Its status is that of its end`() throws {
    #expect(try run("exit 0").wait() == .exited(0))
    #expect(try run("exit 37").wait() == .exited(37))
    #expect(try run("kill -TERM $$").wait() == .killed(signal: 15))
  }

  @Test func `It ends at once when killed`() throws {
    let process = try run("exec sleep 600")
    process.kill()
    process.awaitEnd()
    // Waiting is still possible.
    #expect(process.wait() == .killed(signal: 9))
  }

  @Test func `A missing program is an error`() {
    let failure = #expect(throws: SpawnedProcess.Failure.self) {
      try SpawnedProcess(["symtext-no-such-program"])
    }
    #expect(failure?.isMissing == true)
    #expect(failure?.reason.isEmpty == false)
  }

  /// Reading ends if no other process holds the end that is closed here.
  @Test(arguments: [true, false])
  func `Pipe ends close by themselves in other programs`(isPipe: Bool) throws {
    let ours: Int32
    let theirs: Int32
    if isPipe {
      (theirs, ours) = try SpawnedProcess.pipe()
    } else {
      (ours, theirs) = try SpawnedProcess.connection()
    }
    #expect(theirs > 3)
    let other = try run("exec sleep 600")
    defer {
      other.kill()
      other.wait()
    }
    let process = try SpawnedProcess(["cat"], files: [0: theirs, 1: nil])
    SpawnedProcess.close(theirs)
    SpawnedProcess.close(ours)
    #expect(process.wait() == .exited(0))
  }
}

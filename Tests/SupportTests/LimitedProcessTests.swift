@testable import SymtextSupport
import Testing

struct LimitedProcessTests {
  private static let limits = LimitedProcess.Limits(
    milliseconds: 1000, memory: 256 << 20, output: 1 << 20)

  private func run(
    _ script: String, input: String = "", limits: LimitedProcess.Limits = limits,
    mostBytes: Int = 1000
  ) throws(LimitedProcess.Failure) -> LimitedProcess.Output {
    try LimitedProcess.run(
      ["sh", "-c", script], input: Array(input.utf8), limits: limits, mostBytes: mostBytes)
  }

  @Test func `It reads its input and returns its output`() throws {
    let output = try run("tr a-z A-Z", input: "abc")
    #expect(output.bytes == Array("ABC".utf8) && !output.isCut)
    let cut = try run("printf 1234", mostBytes: 3)
    #expect(cut.bytes == Array("123".utf8) && cut.isCut)
  }

  @Test func `It is killed at the limit of its time, of its memory and of its output`() throws {
    var limits = Self.limits
    limits.milliseconds = 100
    #expect(throws: LimitedProcess.Failure.time) {
      try run("while :; do :; done", limits: limits)
    }
    limits = Self.limits
    limits.memory = 32 << 20
    #expect(throws: LimitedProcess.Failure.memory) {
      try run("exec dd if=/dev/zero of=/dev/null bs=200M count=100", limits: limits)
    }
    #expect(throws: LimitedProcess.Failure.output) { try run("exec head -c 3000000 /dev/zero") }
  }

  @Test func `Its failure has the last line of its messages`() {
    #expect(throws: LimitedProcess.Failure.failed(lastLine: "second")) {
      try run("echo first >&2; echo second >&2; exit 3")
    }
    #expect(throws: LimitedProcess.Failure.missing) {
      try LimitedProcess.run(
        ["symtext-no-such-program"], input: [], limits: Self.limits, mostBytes: 1)
    }
  }

  @Test func `It has no descriptors of this process`() throws {
    let output = try run("ls /proc/self/fd | wc -l")
    // Standard streams, the output once more, and the folder that ls reads.
    #expect(String(decoding: output.bytes, as: UTF8.self) == "5\n")
  }
}

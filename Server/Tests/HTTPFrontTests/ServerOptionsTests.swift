import HTTPFront
import Testing

struct ServerOptionsTests {
  @Test func `the server listens on the loopback address by default`() throws {
    let options = try ServerOptions([], processors: 3)
    #expect(options.host == "127.0.0.1")
    #expect(options.workers.count == 3)
    #expect(options.workers.queueLimit == 192)
  }

  @Test func `a host precedes the port`() throws {
    #expect(try ServerOptions(["--http", "9000"], processors: 1).port == 9000)
    let options = try ServerOptions(["--http=[::]:0", "--queue", "7"], processors: 1)
    #expect(options.host == "::")
    #expect(options.port == 0)
    #expect(options.workers.queueLimit == 7)
  }

  @Test(arguments: [
    ["--http", "70000"], ["--http"], ["--http", ":80"], ["--nothing"], ["render"],
    ["--cache", "much"], ["--workers", "0"], ["--no-system-fonts=yes"],
    ["--gallery", "a", "--make-gallery"], ["--socket", "s", "--http", "1"],
    ["--draw-timeout", "nan"],
  ])
  func `invalid options are rejected`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try ServerOptions(words, processors: 1) }
    #expect(error?.message.contains(words[0].prefix(6)) == true)
  }

  @Test func `answers have a limit`() throws {
    #expect(try ServerOptions([], processors: 1).workers.answerBytes == 64 << 20)
    let options = try ServerOptions(["--max-answer", "20K"], processors: 1)
    #expect(options.workers.answerBytes == 20 << 10)
  }

  @Test func `a worker opens no file unless a folder is allowed`() throws {
    let command = try ServerOptions(["--allow-files", "/a"], processors: 1).workerCommand("s")
    #expect(command.prefix(4) == ["s", "serve", "--stdio", "--frames"])
    #expect(command.suffix(2) == ["--allow-files", "/a"])
    let closed = try ServerOptions([], processors: 1).workerCommand("s")
    #expect(!closed.contains("--allow-files"))
  }

  @Test func `a studio has a folder, and options of its own`() throws {
    let words = ["--read-only", "--studio", "icons", "--port", "2000", "--no-open", "--stay"]
    let studio = try ServerOptions(words, processors: 1).studio
    #expect(studio.folder == "icons" && studio.port == 2000 && studio.idleSeconds == nil)
    #expect(!studio.opensPage)
    #expect(studio.workerCommand("s") == ["s", "studio", "--stdio", "icons", "--read-only"])
    let other = try ServerOptions(["--studio=-x", "--export", "out"], processors: 1).studio
    #expect(other.opensPage && other.port == 0 && other.idleSeconds == 600)
    #expect(other.workerCommand("s") == ["s", "studio", "--stdio", "./-x", "--export", "out"])
  }

  @Test(arguments: [
    ["--read-only"], ["--studio", ""], ["--studio", "a", "--studio", "b"],
    ["--http", "0", "--studio", "a"], ["--port", "80", "--studio", "a"],
    ["--stay", "--idle", "5", "--studio", "a"], ["--allow-origin", "*", "--studio", "a"],
  ])
  func `options of a studio and of pictures exclude each other`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try ServerOptions(words, processors: 1) }
    #expect(error?.message.contains(words[0]) == true)
  }
}

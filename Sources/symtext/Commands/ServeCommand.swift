internal import SymtextCommandLine
internal import SymtextService

/// The command `symtext serve`.
enum ServeCommand {
  static let command: Command = Command(
    name: "serve",
    abstract: "Answers a stream of requests for pictures, metrics and symbols.",
    discussion: """
      A request is a line of JSON on standard input: an object as in `batch`, with an id, and a format instead of \
      output. An answer is a line on standard output. A picture takes a fraction of the time of a process of its own.

        echo '{"id": 1, "label": "Add to cart", "symbol": "cart"}' | symtext serve --stdio
        {"id":1,"status":"ok","command":"button","format":"png",…,"data":"iVBORw0K…"}

      {"command": "hello"} returns the protocol, versions, limits and all commands with their keys; \
      {"command": "metrics", …}, {"command": "symbols list"} and {"command": "symbols search", …} return a result. An \
      invalid line gets an answer with status error; it never ends the process. At the end of its input the process \
      exits with 0. After SIGTERM or SIGINT it answers the requests already read and exits with 143 or 130. \
      Documentation/Protocol.md has the details, with clients in Python and Node.

      Requests may be untrusted input: they open only files that --allow-files allows.

      --http runs symtext-server with the same arguments; it manages such processes.

        symtext serve --http 8080
      """,
    options: ServeOptions.options + [
      .init(
        name: "http", value: "port",
        help: "Answer over HTTP: run symtext-server with the same arguments.")
    ],
    action: .passesOn(
      { (words) throws(CommandError) in
        guard words.contains(where: { $0 == "--http" || $0.hasPrefix("--http=") }) else { return }
        try OtherProgram.become(
          "symtext-server", Array(words),
          advice: "build it with `make server`, and put it beside symtext or on the PATH")
      },
      otherwise: { (arguments) throws(CommandError) in
        try Session.run(try ServeOptions(arguments), Symtext.table)
      }))
}

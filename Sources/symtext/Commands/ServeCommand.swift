internal import SymtextCommandLine
internal import SymtextService

/// The command `symtext serve`.
enum ServeCommand {
  static let command: Command = Command(
    name: "serve",
    abstract: "Stays, and answers requests for pictures, metrics and symbols.",
    discussion: """
      A request is a line of JSON on standard input, an answer a line on standard output: an object as a line \
      of `batch` has it, with an id and a format in place of output. A picture takes a fraction of what a \
      process for it takes.

        echo '{"id": 1, "label": "Add to cart", "symbol": "cart"}' | symtext serve --stdio
        {"id":1,"status":"ok","command":"button","format":"png",…,"data":"iVBORw0K…"}

      {"command": "hello"} answers with the protocol, versions, limits and all commands and their keys, \
      {"command": "metrics", …}, {"command": "symbols list"} and {"command": "symbols search", …} with a result. A \
      line that is wrong gets an answer with status error, and never ends the process. At the end of its \
      input it ends with 0; SIGTERM and SIGINT let it answer what it has read, and end it with 143 and 130. \
      Documentation/Protocol.md says all of it, with clients in Python and Node.

      Requests may come from strangers: they open no files but those that --allow-files allows.

      With --http symtext-server is executed, which gets the same words and keeps such processes.

        symtext serve --http 8080
      """,
    options: ServeOptions.options + [
      .init(
        name: "http", value: "port",
        help: "Answer over HTTP: executes symtext-server with the words behind serve.")
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

/// The text of `symtext-server --help`.
enum ServerHelp {
  static var text: String {
    """
    Draws text, buttons, bars and symbols over HTTP with `symtext serve` processes.

    Usage: symtext-server [options]
           symtext-server --studio <folder> [options of a studio]
           symtext-server sign <address> --key-file <file> [--expires <seconds>]
                                           [--body <file>]

      symtext-server --http 8080
      curl -o add.png "http://127.0.0.1:8080/v1/button.png?label=Add&symbol=cart&ratio=2"
      curl -o bell.svg "http://127.0.0.1:8080/v1/symbols/bell.svg?size=34"
      symtext-server sign "/v1/button.png?label=Add" --key-file keys --expires 3600

    Addresses:
      GET /v1/render.FORMAT?text=…         text with symbols
      GET /v1/button.FORMAT?label=…        a button; /v1/bar/KIND.FORMAT, /v1/docicon.FORMAT
      GET /v1/symbols/NAME.FORMAT          a symbol; .json lists its facts
      GET /v1/symbols?q=…                  symbols, listed or searched; category, limit, after
      GET /v1/animation.FORMAT?symbol=…    animation; apng, webp, gif, svg, json, lottie
      GET /v1/metrics?text=…               metrics of a text
      POST /v1/draw, /v1/batch             one line of `symtext batch`, or many
      GET /openapi.json                    all addresses with all keys
      GET /healthz, /readyz, /metrics      for monitoring

    Keys are those of `symtext batch`. The headers Symtext-Baseline, Symtext-Width and
    Symtext-Height are in points, Symtext-Alt is percent-encoded. onerror=picture draws
    errors as pictures. The server listens only on this machine unless --http names another
    address: then put a TLS server in front and sign addresses.

    On SIGTERM and SIGINT the server finishes running requests and exits with 0. It exits
    with 64 for a wrong command line, 66 for a missing file, and 69 if symtext is missing or
    the port is in use.

    Options:
    \(rows(OptionTable.all))\(rows(others))
    Options of a studio, which also has --program:
    \(rows(OptionTable.studio))
    """
  }

  private static let others = [
    ("--version", "Print the version of symtext."), ("-h, --help", "Show this help."),
  ]

  private static func rows(_ options: [OptionTable.Option]) -> String {
    rows(options.map { ("--\($0.name)" + ($0.value.map { " <\($0)>" } ?? ""), $0.help) })
  }

  /// Returns options in two columns.
  private static func rows(_ rows: [(name: String, help: String)]) -> String {
    let width = 28
    return rows.map { name, help in
      var lines: [String] = [""]
      for word in help.split(separator: " ") {
        if lines[lines.count - 1].count + word.count + 1 > 80 - width { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      var head = "  " + name
      let gap = String(repeating: " ", count: width)
      if head.count < width - 1 {
        head += String(repeating: " ", count: width - head.count)
      } else {
        head += "\n" + gap
      }
      return head + lines.joined(separator: "\n" + gap) + "\n"
    }.joined()
  }
}

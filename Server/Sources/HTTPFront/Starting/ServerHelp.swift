/// What `symtext-server --help` says.
enum ServerHelp {
  static var text: String {
    """
    Draws text, buttons, bars and symbols over HTTP, by processes `symtext serve`.

    Usage: symtext-server [options]
           symtext-server sign <address> --key-file <file> [--expires <seconds>]

      symtext-server --http 8080
      curl -o add.png "http://127.0.0.1:8080/v1/button.png?label=Add&symbol=cart&ratio=2"
      curl -o bell.svg "http://127.0.0.1:8080/v1/symbols/bell.svg?size=34"
      symtext-server sign "/v1/button.png?label=Add" --key-file keys --expires 3600

    Addresses:
      GET /v1/render.FORMAT?text=…         text with symbols
      GET /v1/button.FORMAT?label=…        a button; /v1/bar/KIND.FORMAT, /v1/docicon.FORMAT
      GET /v1/symbols/NAME.FORMAT          a symbol; .json tells what is known of it
      GET /v1/symbols?q=…                  symbols, listed or searched; category, limit, after
      GET /v1/animation.FORMAT?symbol=…    what moves; apng, webp, gif, svg, json, lottie
      GET /v1/metrics?text=…               the numbers of a text
      POST /v1/draw, /v1/batch             a line of `symtext batch`, or many
      GET /openapi.json                    all of it, with all keys
      GET /healthz, /readyz, /metrics      for those who run it

    Keys are those of `symtext batch`. The headers Symtext-Baseline, Symtext-Width and
    Symtext-Height are in points, Symtext-Alt is percent-encoded. onerror=picture draws what
    is wrong. Only this machine is listened to unless --http says more: then put a server
    with TLS in front, and sign addresses.

    SIGTERM and SIGINT let requests that have begun end; the exit status is then 0. It is 64
    when the command line makes no sense, 66 when a file is missing, 69 when symtext is not
    there or the port is taken.

    Options:
    \(options)
    """
  }

  /// Two columns.
  private static var options: String {
    let width = 28
    let rows =
      OptionTable.all.map { ("--\($0.name)" + ($0.value.map { " <\($0)>" } ?? ""), $0.help) } + [
        ("--version", "Print the version of what draws."), ("-h, --help", "Show this help."),
      ]
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

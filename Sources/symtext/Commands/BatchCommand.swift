internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext batch`.
enum BatchCommand {
  static let command: Command = Command(
    name: "batch",
    abstract: "Draws many pictures, as lines of a file describe them.",
    discussion: """
        symtext batch buttons.ndjson
        symtext batch buttons.ndjson --manifest images.json --threads 2
        symtext batch - -o out --out-pattern "{symbol}-{state}@{ratio}x.png" \\
          --matrix states=normal,pressed --matrix ratios=1,2 < buttons.ndjson

      A line of the file is an object of JSON (NDJSON), such as

        {"label": "Add to cart", "symbol": "cart", "pixelRatio": 2, "output": "cart.png"}
        {"label": {"en": "Share", "ar": "مشاركة"}, "locale": "ar", "output": "share.svg"}
        {"command": "render", "text": "{bell} News", "size": 34, "output": "news.pdf"}
        {"command": "bar tab", "item": ["Home=house", "Inbox=envelope"], "output": "tabs.png"}

      Its keys are the long options of its command in camel case; command is button when it is left \
      out. A switch is true or false, a text may be an object of texts by locale, locale is short for \
      language and ratio for pixelRatio; args is an object of texts for placeholders. output is the \
      file.

      Lines may come from strangers. They write below the folder only: not to absolute paths, up by .., \
      through symbolic links, or to the file that they are read from; --anywhere allows the first three. \
      They and their texts open no font files, libraries and images but those in folders that \
      --allow-files names; families of fonts are allowed.

      A line may have an id and a meta, which are passed on to manifest and results. A .csv file has a line of \
      keys first; an empty cell is as if the key were left out, label.en is the English text of label.

      Lines are drawn as they come, and told in their order while more are still to come: memory grows \
      only with the number of file names. A line that is wrong is reported, and all others are drawn; the exit \
      status is then 65, and 73 when a file cannot be written. If two lines name one file, the second is an error.

      With --manifest or --results a batch can be killed and started again: an image is left as it is when it is \
      there, with as many bytes as was written down, from the same line by the same version. Fonts and images \
      that lines name are not looked into for that; --force makes everything again. Each image is written \
      whole or not at all; SIGINT and SIGTERM leave no temporary files. What --results, --manifest and --tar write \
      is in FILE.part until it is whole; the next run goes on from there.

        symtext batch in.ndjson -o out --results r1.ndjson --shard 1/2
        symtext batch in.ndjson -o out --results r2.ndjson --shard 2/2
        symtext manifest merge r1.ndjson r2.ndjson -o all.ndjson
        symtext batch in.ndjson --tar pictures.tar
      """,
    operand: .init(name: "file", help: "The lines; - reads standard input."),
    options: [
      .init(
        name: "output", letter: "o", value: "folder",
        help: "The folder that files are named from; folders are made.", defaultValue: "."),
      .init(
        name: "out-pattern", value: "name",
        help: """
          The files of lines without output, named after what they say: {symbol}-{state}@{ratio}x.png; \
          {line} is the line's number, {format} is png unless it is said. Slashes in values become _.
          """),
      .init(
        name: "matrix", value: "key=values",
        help: """
          Draw each line once for each value, such as locales=en,ar, states=normal,pressed, \
          appearances=light,dark, ratios=1,2 or any other key. May be repeated: then for all \
          combinations. A key in a line wins over --matrix.
          """,
        isRepeated: true),
      .init(
        name: "manifest", value: "file",
        help: """
          Write a .json or .ndjson file that says of each image its file, line, size in points and \
          pixels, first baseline in points from the top, alternative text, bytes and CRC-32; - is \
          standard output.
          """),
      .init(
        name: "results", value: "file",
        help: """
          Write an .ndjson file that says of each image, and of each line that is wrong, what came of it, as it \
          comes; - is standard output. The last line has "end": without it the file is not whole.
          """),
      .init(
        name: "on-error", value: "rule",
        help: """
          After a line that is wrong: continue with all others; stop; or report, which continues and ends with \
          status 0, as the results say what was wrong.
          """,
        defaultValue: "continue", choices: Batch.errorRules),
      .init(
        name: "shard", value: "i/n",
        help: "Draw only every n-th line, from the i-th: a part for each of n processes."),
      .init(
        name: "tar", value: "file",
        help: """
          Put the images into an archive, each with a .json of what is said of it beside it, in the order of the \
          lines, as WebDataset reads it: dots in names become _. - is standard output.
          """),
      .init(
        name: "input-format", value: "format",
        help: "ndjson or csv, where the input's name does not say it.", choices: Batch.inputFormats),
      .init(name: "force", help: "Make images again that are there already."),
      .init(
        name: "anywhere",
        help: "Write where lines say, also outside the folder and through symbolic links."),
      FileAccessOptions.allowFiles(
        "A folder whose fonts, libraries and images lines and their texts may name; / is all."),
      .init(
        name: "format", value: "format",
        help: "png, svg or pdf, for files whose names do not say it.",
        choices: .of(PictureFormat.self)),
      .init(
        name: "threads", value: "count",
        help: """
          How many threads draw; the images are the same (default: as many as there are processors).
          """, range: .threads),
    ],
    action: .runs { (arguments) throws(CommandError) in try Batch.run(arguments, Symtext.table) })
}

internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext batch`.
enum BatchCommand {
  static let command: Command = Command(
    name: "batch",
    abstract: "Draws many pictures, one for each line of a file.",
    discussion: """
        symtext batch buttons.ndjson
        symtext batch buttons.ndjson --manifest images.json --threads 2
        symtext batch - -o out --out-pattern "{symbol}-{state}@{ratio}x.png" \\
          --matrix states=normal,pressed --matrix ratios=1,2 < buttons.ndjson

      Each line of the file is a JSON object (NDJSON):

        {"label": "Add to cart", "symbol": "cart", "pixelRatio": 2, "output": "cart.png"}
        {"label": {"en": "Share", "ar": "مشاركة"}, "locale": "ar", "output": "share.svg"}
        {"command": "render", "text": "{bell} News", "size": 34, "output": "news.pdf"}
        {"command": "bar tab", "item": ["Home=house", "Inbox=envelope"], "output": "tabs.png"}

      Its keys are the long options of its command, in camel case; command is button by default. A switch is true \
      or false; a text may be an object of texts by locale. locale is short for language, ratio for pixelRatio. args \
      is an object of texts for placeholders. output is the file.

      Lines may be untrusted input. They write only below the folder: absolute paths, .., symbolic links and the \
      input file itself are refused; --anywhere allows the first three. Lines and their texts open font files, \
      libraries and images only in the folders of --allow-files; font families are allowed.

      A line's id and meta are copied to manifest and results. A .csv file begins with a line of keys; an empty \
      cell leaves its key out; label.en is the English text of label.

      Lines are drawn as they arrive and reported in their order; memory grows only with the number of file \
      names. An invalid line is reported and all others are drawn; the exit status is then 65, or 73 if a file \
      cannot be written. If two lines name one file, the second is an error.

      With --manifest or --results an interrupted batch continues: an image is kept if it has the recorded number \
      of bytes and comes from the same line and version of symtext. Changed fonts and images go unnoticed; --force \
      draws everything again. Each image is written completely or not at all; SIGINT and SIGTERM leave no temporary \
      files. Incomplete files of --results, --manifest and --tar are called FILE.part; the next run continues them.

        symtext batch in.ndjson -o out --results r1.ndjson --shard 1/2
        symtext batch in.ndjson -o out --results r2.ndjson --shard 2/2
        symtext manifest merge r1.ndjson r2.ndjson -o all.ndjson
        symtext batch in.ndjson --tar pictures.tar
      """,
    operand: .init(name: "file", help: "The lines; - reads standard input."),
    options: [
      .init(
        name: "output", letter: "o", value: "folder",
        help: "The folder for the files; missing folders are created.", defaultValue: "."),
      .init(
        name: "out-pattern", value: "name",
        help: """
          File name for lines without output, made of their values: {symbol}-{state}@{ratio}x.png. {line} is the \
          line's number, {format} is png by default. Slashes in values become _.
          """),
      .init(
        name: "matrix", value: "key=values",
        help: """
          Draw each line once for each value: locales=en,ar, states=normal,pressed, appearances=light,dark, \
          ratios=1,2 or any other key. Repeat it for all combinations. A key in a line overrides --matrix.
          """,
        isRepeated: true),
      .init(
        name: "manifest", value: "file",
        help: """
          Write a .json or .ndjson list of the images: file, line, size in points and pixels, first baseline in \
          points from the top, alternative text, bytes and CRC-32. - is standard output.
          """),
      .init(
        name: "results", value: "file",
        help: """
          Write the result of each image and each invalid line to an .ndjson file as it arrives; - is standard \
          output. The last line of a complete file has "end".
          """),
      .init(
        name: "on-error", value: "rule",
        help: """
          After an invalid line: continue; stop; or report, which continues and exits with status 0, as the results \
          list the errors.
          """,
        defaultValue: "continue", choices: Batch.errorRules),
      .init(
        name: "shard", value: "i/n",
        help: "Draw every n-th line, starting at the i-th: one shard for each of n processes."),
      .init(
        name: "tar", value: "file",
        help: """
          Write the images to an archive for WebDataset in the order of the lines, each with its entry as .json beside \
          it. Dots in names become _. - is standard output.
          """),
      .init(
        name: "input-format", value: "format",
        help: "ndjson or csv: the input's format, if its name does not show it.",
        choices: Batch.inputFormats),
      .init(name: "force", help: "Draw existing images again."),
      .init(
        name: "anywhere",
        help: "Let lines write outside the folder and through symbolic links."),
      FileAccessOptions.allowFiles(
        "A folder whose fonts, libraries and images lines and their texts may open; / is all."),
      .init(
        name: "format", value: "format",
        help: "png, svg or pdf: the format of files whose names do not show it.",
        choices: .of(PictureFormat.self)),
      .init(
        name: "threads", value: "count",
        help: """
          Number of threads that draw; the images are the same. Default: the number of processors.
          """, range: .threads),
    ],
    action: .runs { (arguments) throws(CommandError) in try Batch.run(arguments, Symtext.table) })
}

internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext manifest`.
enum ManifestCommand {
  static let command: Command = Command(
    name: "manifest", abstract: "Merges the results of shards of a batch.",
    subcommands: [merge])

  private static let merge = Command(
    name: "merge",
    abstract: "Merges results, or manifests, of shards into those of the whole.",
    discussion: """
      The lines stand in the order of those of the batch, as if it had been one. Results have to be whole; a \
      line, or a file, that two of them have is an error.

        symtext manifest merge r1.ndjson r2.ndjson -o all.ndjson
        symtext manifest merge shard-*.json -o images.json
      """,
    operand: .init(name: "file", help: "What --results or --manifest wrote.", isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The .ndjson or .json file to write; - is standard output.", defaultValue: "-")
    ],
    action: .runs { (arguments) throws(CommandError) in
      let output = arguments.text("output")
      guard output == "-" || [".json", ".ndjson", ".jsonl"].contains(where: output.hasSuffix) else {
        throw .badValue("output", output, "its name ends in .ndjson or .json")
      }
      if arguments.operands.contains(output) {
        throw .badValue(
          "output", output, "it is one of the files that are merged; name another one")
      }
      try ResultMerge.merge(arguments.operands, to: output)
    })
}

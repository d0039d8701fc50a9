internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext manifest`.
enum ManifestCommand {
  static let command: Command = Command(
    name: "manifest", abstract: "Merges the results of a batch's shards.",
    subcommands: [merge])

  private static let merge = Command(
    name: "merge",
    abstract: "Merges the results, or the manifests, of shards into one file.",
    discussion: """
      The merged lines have the batch's order, as without shards. Results must be complete; a line or a file that \
      two of them contain is an error.

        symtext manifest merge r1.ndjson r2.ndjson -o all.ndjson
        symtext manifest merge shard-*.json -o images.json
      """,
    operand: .init(name: "file", help: "Files of --results or of --manifest.", isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The .ndjson or .json file to write; - is standard output.", defaultValue: "-")
    ],
    action: .runs { (arguments) throws(CommandError) in
      let output = arguments.text("output")
      guard output == "-" || [".json", ".ndjson", ".jsonl"].contains(where: output.hasSuffix) else {
        throw .badValue("output", output, "the name must end in .ndjson or .json")
      }
      if arguments.operands.contains(output) {
        throw .badValue(
          "output", output, "it is one of the files to merge; name another one")
      }
      try ResultMerge.merge(arguments.operands, to: output)
    })
}

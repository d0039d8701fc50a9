package import SymtextCommandLine
internal import SymtextSupport

/// Merges the results of a batch's shards in the order of their lines.
package enum ResultMerge {
  private struct Source {
    let path: String
    var reader: EntryReader
    var next: EntryReader.Entry?
    var end: JSONValue?
    var hasStatus = false

    mutating func advance() throws(CommandError) {
      next = try reader.next(isStrict: true)
      switch next {
      case .end(let value):
        end = value
        next = try reader.next(isStrict: true)
        guard next == nil else {
          throw .badData("\(path): there are lines after its end; give the results of one batch")
        }
      case .image(_, let value): hasStatus = hasStatus || value["status"] != nil
      case .error: hasStatus = true
      case nil: break
      }
    }
  }

  /// Merges results, or manifests, of shards.
  /// - Parameters:
  ///   - paths: the files of the shards.
  ///   - output: - is standard output.
  /// - Throws: ``CommandError`` for an invalid file, or a line or an image in two of them.
  package static func merge(_ paths: [String], to output: String) throws(CommandError) {
    var sources: [Source] = []
    for path in paths {
      var source = Source(path: path, reader: try EntryReader(path))
      try source.advance()
      sources.append(source)
    }
    let log = ResultLog(output)
    var lastLine = 0
    var lastSource = 0
    var files: [Int: Int] = [:]
    while true {
      // There are few files: one shard for each processor.
      var first: Int?
      for index in sources.indices {
        guard let line = sources[index].next?.line else { continue }
        if let known = first, let least = sources[known].next?.line, least <= line { continue }
        first = index
      }
      guard let first, let entry = sources[first].next, let line = entry.line else { break }
      if line == lastLine, first != lastSource {
        throw .badData(
          "\(sources[first].path) and \(sources[lastSource].path) both have line \(line); give shards of one batch, each once"
        )
      }
      guard line >= lastLine else {
        throw .badData("\(sources[first].path): line \(line) comes after line \(lastLine)")
      }
      (lastLine, lastSource) = (line, first)
      switch entry {
      case .image(let image, let value):
        var hasher = Hasher()
        hasher.combine(ExactText(image.file))
        if let other = files.updateValue(line, forKey: hasher.finalize()) {
          throw .badData(
            "\(sources[first].path): lines \(other) and \(line) both write \(image.file)"
          )
        }
        try log.add(value.compactText)
      case .error(_, let value): try log.add(value.compactText)
      case .end: break
      }
      try sources[first].advance()
    }
    try log.finish(try end(sources))
  }

  /// Checks that the shards are those of one batch, and complete.
  private static func checkShards(_ sources: [Source]) throws(CommandError) {
    let shards = sources.map { BatchShard(said: $0.end?["shard"]) }
    guard let count = shards.compactMap({ $0?.count }).first else { return }
    for (source, shard) in zip(sources, shards) where shard?.count != count {
      throw .badData(
        "\(source.path) has \(shard.map { "shard \($0.text)" } ?? "no shard"), but others are shards of \(count); give the shards of one batch"
      )
    }
    let known = Set(shards.compactMap { $0?.number })
    if let missing = (1...count).first(where: { !known.contains($0) }) {
      throw .badData(
        "shard \(missing)/\(count) is missing\(known.count < count - 1 ? ", and others too" : ""); give the results of all shards"
      )
    }
  }

  /// Returns the last line of merged results; `nil` for manifests, which have none.
  private static func end(_ sources: [Source]) throws(CommandError) -> String? {
    guard sources.contains(where: { $0.hasStatus || $0.end != nil }) else { return nil }
    var sums = [("lines", 0.0), ("made", 0), ("known", 0), ("wrong", 0)]
    for source in sources {
      guard let end = source.end else {
        throw .badData(
          "\(source.path) is incomplete: its last line has no \"end\"; complete its batch first"
        )
      }
      for place in sums.indices {
        if case .number(let count)? = end[sums[place].0] { sums[place].1 += count }
      }
    }
    try checkShards(sources)
    return JSONDocument(.batchEnd, [("end", .bool(true))] + sums.map { ($0.0, .number($0.1)) })
      .line
  }
}

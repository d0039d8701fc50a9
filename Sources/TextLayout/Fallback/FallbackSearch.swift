/// Finds the installed font of a grapheme cluster, and remembers what it found.
struct FallbackSearch: Sendable {
  private var lists = BoundedCache<FallbackRequest, FontCandidates?>(limit: 64)
  private var answers = BoundedCache<Question, Face?>(limit: 8192)
  private var faces = BoundedCache<FontCandidates.Place, Face?>(limit: 512)

  private struct Question: Hashable {
    var request: FallbackRequest
    var cluster: [Unicode.Scalar]
  }

  /// Longer ones are sought again each time; no writing system and no emoji has them.
  private static let longestCluster = 32

  /// The font of a cluster; `nil` when none covers it.
  mutating func face(for cluster: [Unicode.Scalar], _ request: FallbackRequest) -> Face? {
    let question = Question(request: request, cluster: cluster)
    if let known = answers[question] { return known }
    let answer = search(question)
    if cluster.count <= Self.longestCluster { answers.insert(answer, for: question) }
    return answer
  }

  /// The first font that covers a cluster, of those with or without colours as is asked for; for text, at
  /// last one with colours.
  private mutating func search(_ question: Question) -> Face? {
    guard let list = list(question.request) else { return nil }
    if let face = search(question.cluster, in: list, isColored: question.request.isEmoji) {
      return face
    }
    return question.request.isEmoji ? nil : search(question.cluster, in: list, isColored: true)
  }

  private mutating func search(
    _ cluster: [Unicode.Scalar], in list: FontCandidates, isColored: Bool
  ) -> Face? {
    for index in 0..<list.count where list.isColored(index) == isColored {
      // What fontconfig found in the file spares opening it.
      guard ClusterCoverage.isCovered(cluster, by: { list.covers($0, index) }),
        let place = list.place(index), let face = face(place),
        ClusterCoverage.isCovered(cluster, by: face.covers)
      else { continue }
      return face
    }
    return nil
  }

  private mutating func list(_ request: FallbackRequest) -> FontCandidates? {
    if let known = lists[request] { return known }
    let list = FontCandidates(request)
    lists.insert(list, for: request)
    return list
  }

  /// Opens a file once; `nil` when it is broken, or has nothing but bitmaps that are not in colour.
  private mutating func face(_ place: FontCandidates.Place) -> Face? {
    if let known = faces[place] { return known }
    let opened = try? Face(file: place.file, index: place.index)
    let face = opened?.canBeDrawn == true ? opened : nil
    faces.insert(face, for: place)
    return face
  }
}

extension Face {
  /// Whether it has outlines or bitmaps in colour.
  fileprivate var canBeDrawn: Bool {
    let tables: [OpenTypeTag] = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "COLR"]
    return tables.contains { hasTable($0) }
  }
}

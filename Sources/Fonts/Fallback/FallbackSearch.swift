internal import SymtextSupport
internal import SymtextOpenType

/// Finds the installed font for a grapheme cluster, with a cache.
struct FallbackSearch: Sendable {
  private var answers = BoundedCache<FallbackQuestion, FallbackAnswer>(limit: 8192)
  private var bases = BoundedCache<BaseKey, [Int]>(limit: 8192)
  private var lists = BoundedCache<FallbackRequest, FontCandidates?>(limit: 64)
  private var faces = BoundedCache<FontPlace, Face?>(limit: 512)

  /// Longer clusters are not cached; no writing system and no emoji has them.
  private static let longestCluster = 32

  /// The number of fonts with a cluster's base that are tried for its marks.
  private static let mostFonts = 32

  private struct BaseKey: Hashable {
    var request: FallbackRequest
    var base: Unicode.Scalar
  }

  /// Returns the cached answer to a question about a text font, or searches.
  mutating func answer(_ question: FallbackQuestion, _ font: Font) -> FallbackAnswer {
    if let known = answers[question] { return known }
    let answer = search(question.cluster, insteadOf: font, language: question.language)
    if question.cluster.count <= Self.longestCluster { answers.insert(answer, for: question) }
    return answer
  }

  private mutating func search(
    _ cluster: [Unicode.Scalar], insteadOf font: Font, language: String?
  ) -> FallbackAnswer {
    let isEmoji = EmojiPresentation(cluster) == .emoji
    let isCovered = ClusterCoverage.isCovered(cluster, by: font.face.covers)
    // When a letter and its mark do not fit together, prefer a font with the precomposed letter.
    let whole = isCovered ? CanonicalForms.whole(cluster) : nil
    let isApart = whole.map { !font.face.covers($0) && !font.fitsTogether(cluster) } ?? false
    if isCovered && !isApart && (!isEmoji || font.face.isColored) { return .textFont }
    guard let base = cluster.first(where: ClusterCoverage.needsGlyph) else { return .textFont }
    guard base.properties.generalCategory != .privateUse else {
      return isCovered ? .textFont : .none
    }
    var request = FallbackRequest(
      font: font, language: FallbackLanguage.name(for: base, language: language),
      script: TextScript(base), isEmoji: isEmoji)
    if isApart, !isEmoji, let whole {
      let face = face(with: whole, request)
      return face.map { installed($0, like: font) } ?? .textFont
    }
    if isEmoji {
      if let face = face(for: cluster, base, request) { return installed(face, like: font) }
      if isCovered { return .textFont }
      request.isEmoji = false
    }
    if isEastAsianPunctuation(base), let face = face(for: cluster, "一", request) {
      return installed(face, like: font)
    }
    if let face = face(for: cluster, base, request) { return installed(face, like: font) }
    if font.face.covers(base) { return .textFont }
    return face(for: [base], base, request).map { installed($0, like: font) } ?? .none
  }

  /// Whether the base is a character of CJK Symbols and Punctuation, or a full-width form.
  ///
  /// These are sought among fonts with ideographs, because other fonts draw them narrow.
  private func isEastAsianPunctuation(_ base: Unicode.Scalar) -> Bool {
    switch base.value {
    case 0x3001...0x303F, 0xFF01...0xFF5E, 0xFFE0...0xFFE6: true
    default: false
    }
  }

  private func installed(_ face: Face, like font: Font) -> FallbackAnswer {
    var coordinates = DesignCoordinates(weight: font.weight)
    if face.axis(.wdth) != nil { coordinates[.wdth] = font.width }
    return .installed(
      face,
      face.instance(
        at: coordinates,
        synthesis: FontSynthesis(of: face, weight: font.weight, isItalic: font.isItalic)))
  }

  /// Returns the first font that covers a cluster and can be opened.
  private mutating func face(
    for cluster: [Unicode.Scalar], _ base: Unicode.Scalar, _ request: FallbackRequest
  ) -> Face? {
    guard let list = list(request) else { return nil }
    // The first font with the base usually covers the cluster.
    let first = list.fonts(with: base, isColored: request.isEmoji, most: 1).first
    if let first, let face = face(first, of: list, covering: cluster) { return face }
    for index in fonts(with: base, request, list) {
      if let face = face(index, of: list, covering: cluster) { return face }
    }
    return nil
  }

  /// Returns the first font with a glyph for the precomposed character.
  private mutating func face(with whole: Unicode.Scalar, _ request: FallbackRequest) -> Face? {
    guard let list = list(request) else { return nil }
    for index in fonts(with: whole, request, list) where list.covers(whole, index) {
      if let face = face(index, of: list, covering: [whole]), face.covers(whole) { return face }
    }
    return nil
  }

  private mutating func face(
    _ index: Int, of list: FontCandidates, covering cluster: [Unicode.Scalar]
  ) -> Face? {
    // fontconfig's list of characters avoids opening most files.
    guard ClusterCoverage.isCovered(cluster, by: { list.covers($0, index) }),
      let place = list.place(index), let face = face(place),
      ClusterCoverage.isCovered(cluster, by: face.covers)
    else { return nil }
    return face
  }

  /// Returns the first fonts with the base of a cluster: for emoji only colour fonts, for text colour fonts last.
  private mutating func fonts(
    with base: Unicode.Scalar, _ request: FallbackRequest, _ list: FontCandidates
  ) -> [Int] {
    let key = BaseKey(request: request, base: base)
    if let known = bases[key] { return known }
    let colored = list.fonts(with: base, isColored: true, most: Self.mostFonts)
    let plain =
      request.isEmoji ? [] : list.fonts(with: base, isColored: false, most: Self.mostFonts)
    bases.insert(plain + colored, for: key)
    return plain + colored
  }

  private mutating func list(_ request: FallbackRequest) -> FontCandidates? {
    if let known = lists[request] { return known }
    let list = FontCandidates(request)
    lists.insert(list, for: request)
    return list
  }

  /// Opens a file once; `nil` when the file is invalid, or has only bitmaps without colour.
  private mutating func face(_ place: FontPlace) -> Face? {
    if let known = faces[place] { return known }
    let opened = try? Face(file: place.file, index: place.index)
    let face = opened?.canBeDrawn == true ? opened : nil
    faces.insert(face, for: place)
    return face
  }
}

extension String {
  /// The text with hyphens in place of dots: `heart-fill` of `heart.fill`.
  var replacingDots: String {
    split(separator: ".", omittingEmptySubsequences: false).joined(separator: "-")
  }
}

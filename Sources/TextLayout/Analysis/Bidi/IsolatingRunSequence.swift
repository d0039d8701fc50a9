/// An isolating run sequence, which rules W1 to N2 of UAX 9 process as one text (BD13).
struct IsolatingRunSequence {
  /// The indices of its characters, without those that rule X9 removes.
  var indices: [Int]
  var level: UInt8
  /// The directions at its start and its end (sos and eos of rule X10).
  var start: BidiClass
  var end: BidiClass
}

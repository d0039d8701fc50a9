/// What rules W1 to N2 of UAX 9 look at as one text (BD13).
struct IsolatingRunSequence {
  /// Its characters, without those that rule X9 removes.
  var indices: [Int]
  var level: UInt8
  /// The directions at its start and its end (sos and eos of rule X10).
  var start: BidiClass
  var end: BidiClass
}

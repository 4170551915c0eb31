/// How a session ended.
struct SessionEnding {
    let result: PracticeResult
    let notes: [String]
    /// What ended it in strict mode.
    let error: (expected: UInt8, typed: UInt8)?
    /// The last decimal there is was typed.
    let isComplete: Bool
}

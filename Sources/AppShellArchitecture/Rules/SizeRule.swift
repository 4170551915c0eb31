/// No source file over 400 lines outside the tests: one idea a file.
enum SizeRule {
    static let limit = 400

    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard !traits.isTest, source.lineCount > limit else { return [] }
        return [
            Breach(
                path: source.path,
                line: limit + 1,
                rule: .size,
                fact: "\(source.lineCount) lines are over \(limit)",
                fix: "split it by idea; except generated data"
            )
        ]
    }
}

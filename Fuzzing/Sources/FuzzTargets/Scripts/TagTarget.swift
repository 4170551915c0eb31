import CucumberGherkin

/// Any bytes as a tag expression and, a line each, the tags it is asked about.
struct TagTarget: FuzzTarget {
    static let name = "tags"

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", maxSplits: 20, omittingEmptySubsequences: false).map(String.init)
        let expression: TagExpression
        do throws(TagExpressionError) {
            expression = try TagExpression(lines[0])
        } catch {
            return try require(!error.message.isEmpty, "an error without a text")
        }
        let printed = expression.description
        guard let again = try? TagExpression(printed) else {
            throw BrokenInvariant("what is printed is not read: \(printed.prefix(200))")
        }
        try require(again.description == printed, "printed again it is something else: \(printed.prefix(200))")
        let tags = lines.dropFirst()
        for count in 0...tags.count {
            let chosen = expression.evaluate(tags.prefix(count))
            try require(chosen == again.evaluate(tags.prefix(count)), "what is printed chooses otherwise")
        }
    }
}

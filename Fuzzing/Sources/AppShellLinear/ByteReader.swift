/// A reader of bytes from outside, the inputs it is worst at, and the lengths to try.
struct ByteReader: Sendable {
    let name: String
    let sizes: [Int]
    let shapes: [Shape]
    /// Reads once; answers something that depends on the result.
    let read: @Sendable ([UInt8]) -> Int
}

extension ByteReader {
    static let all: [ByteReader] = [
        json, payload, shortLink, longLink, pattern, association, handOver, gherkin, markdown, gherkinFormat,
        expression, regularExpression, undefinedStep, stepLookup, stepText, tags,
    ]

    static let thousandToMillion = [1_000, 10_000, 100_000, 1_000_000]
}

import AppShell

/// Any lines as link patterns, composed; the last one as a link against what they make.
struct PatternTarget: FuzzTarget {
    static let name = "patterns"

    private static let maximumPatterns = 12

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        guard let link = lines.popLast() else { return }
        for line in lines {
            if let error = Self.refusal(of: line) { try require(!error.description.isEmpty, "an error without a text") }
        }
        let table: LinkTable
        do throws(CompositionError) {
            table = try PatternProduct.table(lines.prefix(Self.maximumPatterns).map { [$0] })
        } catch {
            try require(!error.issues.isEmpty, "a composition that fails without an issue")
            try require(error.issues.allSatisfy { !$0.description.isEmpty }, "an issue without a text")
            return
        }
        try LinkInvariants(table: table).hold(for: link)
    }

    private static func refusal(of source: String) -> LinkPatternError? {
        do throws(LinkPatternError) { _ = try LinkPattern(source) } catch { return error }
        return nil
    }
}

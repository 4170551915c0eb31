/// Every rule that one source file can break, as a pure function of its path and text.
enum ArchitectureRules {
    static func check(path: String, text: String, others: Set<String> = []) -> [Breach] {
        check(SwiftSource(path: path, text: text), others: others)
    }

    static func check(_ source: SwiftSource, others: Set<String> = []) -> [Breach] {
        house(source) + ImportRule.check(source, others: others) + FoundationRule.check(source)
            + PurityRule.check(source) + StateRule.check(source) + CaptureRule.check(source)
            + TrapRule.check(source) + SizeRule.check(source)
    }

    /// A folder that no rule knows would go unchecked.
    private static func house(_ source: SwiftSource) -> [Breach] {
        guard House.layer(ofPath: source.path) == nil else { return [] }
        return [
            Breach(
                path: source.path,
                line: 1,
                rule: .house,
                fact: "no rule knows this folder",
                fix: "move the file to its place in the house, or teach House the folder"
            )
        ]
    }
}

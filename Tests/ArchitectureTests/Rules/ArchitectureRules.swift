/// Every rule that one source file can break, as a pure function of its path and text.
enum ArchitectureRules {
    static func check(path: String, text: String, others: Set<String> = []) -> [Breach] {
        check(SwiftSource(path: path, text: text), others: others)
    }

    static func check(_ source: SwiftSource, others: Set<String> = []) -> [Breach] {
        layers(source) + ImportRule.check(source, others: others) + FoundationRule.check(source)
            + PurityRule.check(source) + StateRule.check(source) + CaptureRule.check(source)
            + TrapRule.check(source) + SizeRule.check(source)
    }

    /// A folder that no rule knows would go unchecked.
    private static func layers(_ source: SwiftSource) -> [Breach] {
        guard Layout.layer(ofPath: source.path) == nil else { return [] }
        return [
            Breach(
                path: source.path,
                line: 1,
                rule: .layers,
                fact: "no rule knows this folder",
                fix: "move the file to a folder of the layout, or add the folder to Layout"
            )
        ]
    }
}

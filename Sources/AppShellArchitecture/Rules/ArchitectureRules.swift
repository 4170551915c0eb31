/// Every rule that one source file can break, as a pure function of its path and text.
enum ArchitectureRules {
    static func check(_ source: SwiftSource, _ layout: any SourceLayout) -> [Breach] {
        guard let traits = layout.traits(ofPath: source.path) else { return [unknown(source)] }
        return ImportRule.check(source, layout) + FoundationRule.check(source, traits)
            + PurityRule.check(source, traits) + StateRule.check(source, traits)
            + CaptureRule.check(source, traits) + TrapRule.check(source, traits) + SizeRule.check(source, traits)
    }

    /// A folder that no rule knows would go unchecked.
    private static func unknown(_ source: SwiftSource) -> Breach {
        Breach(
            path: source.path,
            line: 1,
            rule: .layers,
            fact: "no rule knows this folder",
            fix: "move the file to a folder of the layout, or add the folder to Layout"
        )
    }
}

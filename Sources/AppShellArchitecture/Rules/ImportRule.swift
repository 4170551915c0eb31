/// Imports run one way, as the layout says.
enum ImportRule {
    static func check(_ source: SwiftSource, _ layout: any SourceLayout) -> [Breach] {
        ImportScanner.imports(in: source).compactMap { found in
            guard let objection = layout.objection(to: found, inPath: source.path) else { return nil }
            return Breach(
                path: source.path,
                line: found.line,
                rule: .imports,
                fact: objection.fact,
                fix: objection.fix
            )
        }
    }
}

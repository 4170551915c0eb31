/// The pure layers never read the real world or chance; the environment hands them in.
enum PurityRule {
    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard traits.isPure else { return [] }
        return source.tokens.indices.flatMap { index in
            findings(at: index, in: source, traits).map { finding in
                Breach(
                    path: source.path,
                    line: source.tokens[index].line,
                    rule: .purity,
                    fact: finding.fact,
                    fix: finding.fix
                )
            }
        }
    }

    struct Finding {
        let fact: String
        let fix: String
    }

    /// What each finding begins with.
    private static let openers = Set(PurityPattern.byFirstToken.keys)
        .union(["Date", "UUID", ".", "print", "debugPrint", "dump", "Task"])

    private static func findings(at index: Int, in source: SwiftSource, _ traits: SourceTraits) -> [Finding] {
        guard openers.contains(source.text(index)) else { return [] }
        let pattern = PurityPattern.byFirstToken[source.text(index)]?.first { source.matches($0.tokens, at: index) }
        let others = [
            initializerReference(at: index, in: source),
            implicitMember(at: index, in: source),
            chance(at: index, in: source),
            output(at: index, in: source),
            TaskPurity.finding(at: index, in: source, traits),
        ]
        return [pattern?.finding].compactMap(\.self) + others.compactMap(\.self)
    }

    /// `Date.init` or `UUID.init` handed over as a function; with labels it is another initialiser.
    private static func initializerReference(at index: Int, in source: SwiftSource) -> Finding? {
        let name = source.text(index)
        guard name == "Date" || name == "UUID" else { return nil }
        guard source.matches([".", "init"], at: index + 1), source.text(index + 3) != "(" else { return nil }
        return Finding(
            fact: "\(name).init hands over the real \(name == "Date" ? "clock" : "chance")",
            fix: "take it from AppEnvironment, or name the initialiser's labels"
        )
    }

    /// `= .now`, `(locale: .current)`: the type is left out, the real world is not.
    private static func implicitMember(at index: Int, in source: SwiftSource) -> Finding? {
        guard source.text(index) == ".", source.isImplicitMember(dot: index) else { return nil }
        switch source.text(index + 1) {
        case "now" where source.text(index - 1) != "case" && source.text(index + 2) != "(":
            return Finding(fact: ".now reads the real clock", fix: PurityPattern.Source.clock.fix)
        case "current" where PurityPattern.settingNames.contains(settingName(before: index, in: source)):
            return Finding(fact: ".current reads the device's settings", fix: PurityPattern.Source.settings.fix)
        case "autoupdatingCurrent":
            return Finding(
                fact: ".autoupdatingCurrent reads the device's settings",
                fix: PurityPattern.Source.settings.fix
            )
        default:
            return nil
        }
    }

    /// The label, function or type that an implicit `.current` stands behind.
    private static func settingName(before dot: Int, in source: SwiftSource) -> String {
        guard [":", "(", "="].contains(source.text(dot - 1)) else { return "" }
        return source.text(source.text(dot - 2) == "?" ? dot - 3 : dot - 2)
    }

    /// `.random(in:)` without `using:` draws from the system.
    private static func chance(at index: Int, in source: SwiftSource) -> Finding? {
        let name = source.text(index + 1)
        guard source.text(index) == ".", ["random", "randomElement", "shuffled", "shuffle"].contains(name) else {
            return nil
        }
        guard source.text(index + 2) == "(", source.arguments(of: index + 2)["using"] == nil else { return nil }
        return Finding(
            fact: ".\(name)( draws on the system's chance",
            fix: "hand the environment's generator in with using:"
        )
    }

    /// A call of the standard library's function, not of a method that is called like it.
    private static func output(at index: Int, in source: SwiftSource) -> Finding? {
        let name = source.text(index)
        guard ["print", "debugPrint", "dump"].contains(name), source.text(index + 1) == "(" else { return nil }
        let before = source.text(index - 1)
        guard before != "func", before != "." || source.text(index - 2) == "Swift" else { return nil }
        return Finding(
            fact: "\(name)( writes to the real console",
            fix: "return a value or record it in the Shell; a method of ours is called with self."
        )
    }
}

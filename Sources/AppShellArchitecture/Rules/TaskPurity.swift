/// Unstructured tasks escape to the global pool; a `TaskScope` keeps them on the app's executor.
enum TaskPurity {
    private static let members: Set<String> = ["detached", "sleep", "immediate", "immediateDetached", "init"]
    private static let declarations: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    /// What is wrong with the `Task` at `index`; `Task.isCancelled`, `Task<Void, Never>` as a type and the like are fine.
    static func finding(at index: Int, in source: SwiftSource, _ traits: SourceTraits) -> PurityRule.Finding? {
        guard source.text(index) == "Task", !declarations.contains(source.text(index - 1)) else { return nil }
        let next = afterGenerics(index + 1, in: source)
        let isGeneric = next > index + 1
        switch source.text(next) {
        case "{" where !(isGeneric && isType(index, in: source)):
            return unstructured("Task {")
        case "(" where !(traits.startsTasks && source.arguments(of: next)["executorPreference"] != nil):
            return unstructured("Task(")
        case "." where source.text(next + 1) == "sleep":
            return PurityRule.Finding(fact: "Task.sleep waits on the real clock", fix: "sleep on AppEnvironment.clock")
        case "." where members.contains(source.text(next + 1)):
            return unstructured("Task.\(source.text(next + 1))")
        default:
            return nil
        }
    }

    private static func unstructured(_ what: String) -> PurityRule.Finding {
        PurityRule.Finding(
            fact: "\(what) leaves the app's executor",
            fix: "start work through ScreenContext's TaskScope"
        )
    }

    /// The index past `<…>`, or the same index when there is none.
    private static func afterGenerics(_ start: Int, in source: SwiftSource) -> Int {
        guard source.text(start) == "<" else { return start }
        var depth = 0
        for index in start..<source.tokens.count {
            switch source.text(index) {
            case "<": depth += 1
            case ">" where source.text(index - 1) != "-": depth -= 1
            case "{", "}", ";": return start
            default: break
            }
            if depth == 0 { return index + 1 }
        }
        return start
    }

    /// The type of a result or of a computed property, whose body the brace opens.
    private static func isType(_ index: Int, in source: SwiftSource) -> Bool {
        let start = source.text(index - 1) == "." ? index - 2 : index
        return switch source.text(start - 1) {
        case ">": source.text(start - 2) == "-"
        case ":": source.text(start - 3) == "var"
        default: false
        }
    }
}

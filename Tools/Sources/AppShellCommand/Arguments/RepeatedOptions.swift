/// Refuses an option that is given twice and takes one value: the parser would drop the first in silence.
///
/// Options that take several values, such as `--tags`, are left to the parser, and so are flags: twice is the same as once.
enum RepeatedOptions {
    private struct Given {
        let name: String
        /// nil where it may be a flag.
        let value: String?
    }

    /// - Parameter arguments: as the person typed them, the command first.
    /// - Throws: ``CommandError`` that names the option and its values.
    static func check(_ arguments: [String]) throws(CommandError) {
        let given = options(in: arguments)
        let known = Set(given.map(\.name))
        let mayClash = known.count < given.count || known.contains { known.contains(opposite(of: $0)) }
        guard mayClash, let name = arguments.first(where: { !$0.hasPrefix("-") }),
            let command = CommandOptions.all().first(where: { $0.commandName == name })
        else { return }
        for name in known.sorted() {
            guard let option = command.option(name) else { continue }
            let same = given.filter { option.longNames.contains($0.name) }
            switch option.kind {
            case "option" where same.count > 1 && !option.isRepeating:
                let values = same.map { $0.value.map { "“\($0)”" } ?? "no value" }.joined(separator: " and ")
                let fact = "given \(times(same.count)), with \(values)"
                throw CommandError("\(name): \(fact). It takes one value; keep one.")
            case "flag" where known.contains(opposite(of: name)) && command.option(opposite(of: name)) != nil:
                throw CommandError("\(name) and \(opposite(of: name)) contradict each other. Keep one.")
            default: break
            }
        }
    }

    private static func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

    /// `--no-source` of `--source`.
    private static func opposite(of name: String) -> String { "--no-" + name.dropFirst(2) }

    /// Up to `--`, behind which nothing is an option.
    private static func options(in arguments: [String]) -> [Given] {
        let arguments = Array(arguments.prefix { $0 != "--" })
        return arguments.enumerated().compactMap { index, argument in
            guard argument.hasPrefix("--") else { return nil }
            if let sign = argument.firstIndex(of: "=") {
                return Given(name: String(argument[..<sign]), value: String(argument[argument.index(after: sign)...]))
            }
            let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
            return Given(name: argument, value: next?.hasPrefix("--") == false ? next : nil)
        }
    }
}

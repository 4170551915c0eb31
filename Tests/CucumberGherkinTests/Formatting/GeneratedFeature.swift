import ScriptTestSupport

/// A feature made by chance, as it should be and with any white space at all.
struct GeneratedFeature {
    private(set) var tidy: [String] = []
    private(set) var untidy: [String] = []

    mutating func generate(with random: inout MutationGenerator) {
        tags(0, &random)
        add("Feature: f", 0, &random)
        if random.below(2) == 0 {
            for line in ["  said", "", "   and more"] { addAsItIs(line) }
            addBlank(&random)
        }
        for _ in 0..<random.below(3) { scenario(2, &random) }
        for _ in 0..<random.below(3) {
            tags(2, &random)
            add("Rule: r", 2, &random)
            if random.below(2) == 0 {
                add("Background:", 4, &random)
                step(6, &random)
            }
            for _ in 0..<random.below(3) { scenario(4, &random) }
        }
    }

    private mutating func scenario(_ indent: Int, _ random: inout MutationGenerator) {
        addBlank(&random)
        if random.below(4) == 0 { add("# about it", indent, &random) }
        tags(indent, &random)
        add("Scenario: s", indent, &random)
        for _ in 0..<random.below(4) { step(indent + 2, &random) }
        guard random.below(3) == 0 else { return }
        addBlank(&random)
        tags(indent + 2, &random)
        add("Examples:", indent + 2, &random)
        table(indent + 4, &random)
    }

    private mutating func step(_ indent: Int, _ random: inout MutationGenerator) {
        add(random.pick(["Given it is", "* it is", "And  it  is"]), indent, &random)
        switch random.below(4) {
        case 0: table(indent + 2, &random)
        case 1: docString(indent + 2, &random)
        default: break
        }
    }

    private mutating func table(_ indent: Int, _ random: inout MutationGenerator) {
        let columns = 1 + random.below(3)
        let rows = (0...random.below(3)).map { _ in
            (0..<columns).map { _ in random.pick(["", "1", "abc", "\\|", "a b", "<p>", "\\n", "1234567"]) }
        }
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = row.enumerated().map { " \($1)\(String(repeating: " ", count: widths[$0] - $1.count)) |" }
            tidy.append(String(repeating: " ", count: indent) + "|" + cells.joined())
            untidy.append(space(&random) + "|" + row.map { space(&random) + $0 + space(&random) + "|" }.joined())
        }
    }

    private mutating func docString(_ indent: Int, _ random: inout MutationGenerator) {
        let margin = String(repeating: " ", count: indent)
        let other = String(repeating: random.pick([" ", "\t"]), count: random.below(5))
        for line in ["\"\"\"", "text  ", "  further", "", "| x", "\"\"\""] {
            tidy.append(line.isEmpty ? "" : margin + line)
            untidy.append(line.isEmpty ? "" : other + line)
        }
    }

    private mutating func tags(_ indent: Int, _ random: inout MutationGenerator) {
        if random.below(2) == 0 { add("@a @b", indent, &random) }
    }

    private mutating func add(_ line: String, _ indent: Int, _ random: inout MutationGenerator) {
        tidy.append(String(repeating: " ", count: indent) + line)
        untidy.append(space(&random) + line + space(&random))
    }

    private mutating func addAsItIs(_ line: String) {
        tidy.append(line)
        untidy.append(line)
    }

    private mutating func addBlank(_ random: inout MutationGenerator) {
        tidy.append("")
        untidy.append(space(&random))
    }

    private func space(_ random: inout MutationGenerator) -> String {
        String(repeating: random.pick([" ", "\t", "\u{A0}"]), count: random.below(6))
    }
}

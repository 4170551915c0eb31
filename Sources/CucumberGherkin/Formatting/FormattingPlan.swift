extension Gherkin {
    /// What the tree tells about a file's lines: the titles, steps, rows and doc strings, and their indentation.
    struct FormattingPlan {
        enum Kind {
            case title
            /// With the length of its keyword, including the trailing space.
            case step(keyword: Int)
            case row(table: Int)
            /// The line that opens a doc string, with the delimiter and its indentation in code points.
            case docString(delimiter: String, indent: Int)
        }

        struct Entry {
            let kind: Kind
            /// In spaces.
            let indent: Int
        }

        /// By line, from 1.
        private(set) var entries: [Int: Entry] = [:]
        private(set) var tableCount = 0

        private static let step = 2

        init(_ document: Document) {
            guard let feature = document.feature else { return }
            add(.title, at: feature.location, 0)
            for child in feature.children {
                switch child {
                case .background(let background): add(background, Self.step)
                case .scenario(let scenario): add(scenario, Self.step)
                case .rule(let rule): add(rule, Self.step)
                }
            }
        }

        private mutating func add(_ rule: Rule, _ indent: Int) {
            add(.title, at: rule.location, indent)
            for child in rule.children {
                switch child {
                case .background(let background): add(background, indent + Self.step)
                case .scenario(let scenario): add(scenario, indent + Self.step)
                }
            }
        }

        private mutating func add(_ background: Background, _ indent: Int) {
            add(.title, at: background.location, indent)
            for step in background.steps { add(step, indent + Self.step) }
        }

        private mutating func add(_ scenario: Scenario, _ indent: Int) {
            add(.title, at: scenario.location, indent)
            for step in scenario.steps { add(step, indent + Self.step) }
            for examples in scenario.examples {
                add(.title, at: examples.location, indent + Self.step)
                guard let header = examples.tableHeader else { continue }
                add([header] + examples.tableBody, indent + 2 * Self.step)
            }
        }

        private mutating func add(_ step: Step, _ indent: Int) {
            add(.step(keyword: step.keyword.utf8.count), at: step.location, indent)
            if let table = step.dataTable { add(table.rows, indent + Self.step) }
            guard let docString = step.docString else { return }
            let written = (docString.location.column ?? 1) - 1
            add(.docString(delimiter: docString.delimiter, indent: written), at: docString.location, indent + Self.step)
        }

        private mutating func add(_ rows: [TableRow], _ indent: Int) {
            for row in rows { add(.row(table: tableCount), at: row.location, indent) }
            tableCount += 1
        }

        private mutating func add(_ kind: Kind, at location: Location, _ indent: Int) {
            entries[location.line] = Entry(kind: kind, indent: indent)
        }
    }
}

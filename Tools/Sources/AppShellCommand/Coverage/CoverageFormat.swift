import ArgumentParser
import ScenarioReports
import ScenarioRunner

/// `NAME[:FILE]`: a format of the coverage report, and its target.
struct CoverageFormat: ExpressibleByArgument {
    enum Name: String, CaseIterable {
        case text, json
    }

    let name: Name
    /// nil for standard output.
    let file: String?

    static let standard = CoverageFormat(name: .text, file: nil)

    private init(name: Name, file: String?) {
        self.name = name
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else { return nil }
        self.name = name
        file = parts.dropFirst().first.map(String.init)
        if file == "" { return nil }
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// Writes a report. The file is opened at once, to fail before the run.
    func makeWriter() throws -> (Coverage) -> Void {
        let write = try OutputTarget.writer(to: file)
        let style = TextStyle(isColored: file == nil && Console.isColored)
        switch name {
        case .text: return { write(Array(CoverageText(style: style).text(of: $0).utf8)) }
        case .json: return { write(Array(CoverageJSON.text(of: $0).utf8)) }
        }
    }
}

/// The kinds that must be covered: `H`, `H,B,T`.
struct RequiredKinds: ExpressibleByArgument {
    static let known: [Requirement.Kind] = [.scenario, .backend, .test, .web]
    let kinds: [Requirement.Kind]

    init?(argument: String) {
        let kinds = argument.split(separator: ",", omittingEmptySubsequences: false).map { word in
            Self.known.first { $0.rawValue == word.uppercased() }
        }
        guard kinds.allSatisfy({ $0 != nil }) else { return nil }
        self.kinds = kinds.compactMap(\.self)
    }

    static var allValueStrings: [String] { known.map(\.rawValue) }
}

import ArgumentParser
import ScenarioRunner

/// `NAME[:FILE]`: one format of a run's results, and where it goes.
struct OutputFormat: ExpressibleByArgument {
    enum Name: String, CaseIterable {
        case pretty, progress, message
    }

    let name: Name
    /// nil: standard output.
    let file: String?

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else { return nil }
        self.name = name
        file = parts.dropFirst().first.map(String.init)
        if file == "" { return nil }
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    static let standard = OutputFormat(name: .pretty)

    private init(name: Name) {
        self.name = name
        file = nil
    }

    /// The report that writes it.
    func makeReport() throws -> any Report {
        let write = try OutputTarget.writer(to: file)
        let style = TextStyle(isColored: file == nil && Console.isColored)
        switch name {
        case .pretty: return PrettyReport(style: style) { write(Array($0.utf8)) }
        case .progress: return ProgressReport(style: style) { write(Array($0.utf8)) }
        case .message: return MessageReport(write: write)
        }
    }
}

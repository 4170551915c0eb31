import ArgumentParser
import ScenarioReports

/// `NAME[:FILE]`: a form of the report of an exploration, and its target.
struct ExploreFormat: ExpressibleByArgument, Hashable {
    enum Name: String, CaseIterable {
        case text, json, dot, html
    }

    let name: Name
    /// nil for standard output.
    let file: String?

    static let text = ExploreFormat(name: .text, file: nil)

    private init(name: Name, file: String?) {
        self.name = name
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }), parts.last?.isEmpty == false else {
            return nil
        }
        self.init(name: name, file: parts.count == 2 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// - Throws: ``CommandError`` where the file can't be opened.
    func write(_ report: ExplorationReport) throws {
        let text =
            switch name {
            case .text: report.text(style: TextStyle(isColored: file == nil && Console.isColored))
            case .json: report.json
            case .dot: report.dot
            case .html: report.html
            }
        try OutputTarget.writer(to: file)(Array(text.utf8))
    }
}

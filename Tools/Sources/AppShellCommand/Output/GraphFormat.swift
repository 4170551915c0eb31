import ArgumentParser

/// `NAME[:FILE]`: a form of a product's graph, and its target.
struct GraphFormat: ExpressibleByArgument, Hashable {
    enum Name: String, CaseIterable {
        case text, json, svg, dot, codeowners
    }

    let name: Name
    /// nil for standard output.
    let file: String?

    init(_ name: Name, file: String? = nil) {
        self.name = name
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }), parts.last?.isEmpty == false else {
            return nil
        }
        self.init(name, file: parts.count == 2 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// - Throws: ``CommandError`` where the file can't be opened.
    func write(_ text: String) throws { try OutputTarget.writer(to: file)(Array(text.utf8)) }
}

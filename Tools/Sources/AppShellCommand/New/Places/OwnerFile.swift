/// The CODEOWNERS file that `graph --owners` makes of what the modules say: a new folder gets its line.
enum OwnerFile {
    private static let path = ".github/CODEOWNERS"

    /// Where there is none, or one that somebody writes by hand, nothing changes.
    ///
    /// - Parameters:
    ///   - owner: nil while nobody looks after the folder.
    ///   - folder: from the root, `Sources/Features/Blog`.
    static func add(_ owner: String?, of folder: String, in plan: inout FilePlan) throws(CommandError) {
        guard let owner, let text = try? plan.text(of: path), text.hasPrefix(OwnerList.heading) else { return }
        try plan.change(path) { adding(owner, of: folder, to: $0) }
    }

    /// In the order of the folders.
    static func adding(_ owner: String, of folder: String, to text: String) -> String {
        var lines = text.split(separator: "\n").map(String.init)
        let line = OwnerList.line(folder: folder + "/", owners: [owner])
        guard !lines.contains(line) else { return text }
        let place = lines.dropFirst().firstIndex { Self.folder(of: $0) > Self.folder(of: line) } ?? lines.endIndex
        lines.insert(line, at: place)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func folder(of line: String) -> Substring { line.prefix { $0 != " " } }
}

import AppShellTexts
import Foundation

/// What a command makes and changes, before anything is written.
struct FilePlan {
    struct Change {
        let before: String
        var after: String
    }

    /// The folder that all paths are in.
    let root: URL
    /// The texts of the new files by their paths.
    private(set) var created: [String: String] = [:]
    private(set) var changed: [String: Change] = [:]

    init(root: URL) {
        self.root = root
    }

    /// - Throws: ``CommandError`` if there is such a file.
    mutating func create(_ path: String, _ text: String) throws(CommandError) {
        let file = root.appending(path: path)
        guard !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            throw CommandError(localized("\(path): exists already. Choose another name, or remove it first."))
        }
        created[path] = text
    }

    /// Replaces the text of an existing file, or the text that it is to have so far.
    mutating func change(_ path: String, _ edit: (String) throws(CommandError) -> String) throws(CommandError) {
        let before = try text(of: path)
        let after = try edit(before)
        changed[path, default: Change(before: before, after: before)].after = after
    }

    /// What a file has in it, or is to have.
    func text(of path: String) throws(CommandError) -> String {
        if let text = created[path] ?? changed[path]?.after { return text }
        return try InputFile.text(of: root.appending(path: path).path(percentEncoded: false))
    }

    /// Replaces texts by what a formatter makes of them.
    mutating func format(_ format: (_ path: String, _ text: String) -> String) {
        for (path, text) in created { created[path] = format(path, text) }
        for (path, change) in changed { changed[path]?.after = format(path, change.after) }
    }

    /// The new files, then how the others change.
    var preview: String {
        let files = created.keys.sorted().map { localized("create \($0)") + "\n" }
        let changes = changed.sorted { $0.key < $1.key }.map { path, change in
            localized("change \(path)") + "\n" + FileDiff(from: change.before, to: change.after).text
        }
        return (files + changes).joined()
    }

    /// The same without the differences.
    var summary: String {
        let files = created.keys.sorted().map { localized("created \($0)") + "\n" }
        return (files + changed.keys.sorted().map { localized("changed \($0)") + "\n" }).joined()
    }
}

import AppShellTexts
import Foundation

/// The files of a repository, as git knows them.
struct GitRepository {
    /// Its top folder, absolute and without links.
    let root: String
    private let git: String

    /// The repository around the working folder.
    ///
    /// - Throws: ``CommandError`` without git, and outside of a repository.
    init() throws(CommandError) {
        try self.init(around: FileManager.default.currentDirectoryPath)
    }

    init(around folder: String) throws(CommandError) {
        guard let git = Subprocess.find("git") else {
            throw CommandError(localized("git is not in PATH, and it knows what has changed."))
        }
        self.git = git
        let answer: [UInt8]
        do throws(CommandError) {
            answer = try Subprocess(git, ["-C", folder, "rev-parse", "--show-toplevel"]).output()
        } catch {
            throw CommandError(localized("\(folder) is in no git repository, so nothing says what has changed."))
        }
        root = String(String(decoding: answer, as: UTF8.self).dropLast())
    }

    /// The id of a commit.
    ///
    /// - Throws: ``CommandError`` where git does not know it.
    func commit(_ name: String) throws(CommandError) -> String {
        do throws(CommandError) {
            let answer = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
            return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            throw CommandError(
                localized(
                    "git knows no commit “\(name)”. Name a branch, a tag or a commit; in a shallow clone, fetch it first."
                )
            )
        }
    }

    /// The commit that is checked out; nil before the first one.
    var head: String? { try? commit("HEAD") }

    /// The files of a commit.
    func tree(of commit: String) throws(CommandError) -> FileTree {
        var ids: [String: String] = [:]
        // MODE TYPE ID<tab>PATH
        for entry in Self.entries(try run(["ls-tree", "-r", "-z", "--full-tree", commit])) {
            let (fields, path) = Self.parted(entry)
            if fields.count == 3 { ids[path] = fields[2] }
        }
        return FileTree(ids: ids)
    }

    /// The files as they are: tracked ones, with what is not committed, and new ones that are not ignored.
    func workingTree() throws(CommandError) -> FileTree {
        var ids: [String: String] = [:]
        // MODE ID STAGE<tab>PATH
        for entry in Self.entries(try run(["ls-files", "--stage", "-z"])) {
            let (fields, path) = Self.parted(entry)
            if fields.count == 3 { ids[path] = fields[1] }
        }
        let changed = Self.entries(
            try run(["diff", "--no-ext-diff", "--no-renames", "--ignore-submodules=none", "--name-only", "-z"])
        )
        let new = Self.entries(try run(["ls-files", "--others", "--exclude-standard", "-z"]))
        for path in changed { ids[path] = nil }
        let present = (changed + new).filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
        for path in present { ids[path] = try id(ofFile: path) }
        return FileTree(ids: ids)
    }

    /// The id that the file would have in git. A folder, such as a changed submodule, has one that no file has.
    private func id(ofFile path: String) throws(CommandError) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder), !isFolder.boolValue
        else { return "folder" }
        let answer = try run(["hash-object", "--", path])
        return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The content of a version; nil where git does not have it.
    func content(of id: String) -> [UInt8]? { try? run(["cat-file", "blob", id]) }

    /// The content of a file as it is.
    func content(ofFile path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) }
    }

    private func run(_ arguments: [String]) throws(CommandError) -> [UInt8] {
        // Names as they are: quoting would change some.
        try Subprocess(git, ["-C", root, "-c", "core.quotePath=false", "--literal-pathspecs"] + arguments).output()
    }

    private static func entries(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func parted(_ entry: String) -> (fields: [String], path: String) {
        guard let tab = entry.firstIndex(of: "\t") else { return ([], entry) }
        return (entry[..<tab].split(separator: " ").map(String.init), String(entry[entry.index(after: tab)...]))
    }
}

/// The files of a state of the repository, each with the id of its content.
struct FileTree: Hashable {
    /// By path from the top folder.
    var ids: [String: String]

    subscript(path: String) -> String? { ids[path] }

    /// The paths at which two states differ, sorted.
    static func differences(_ one: FileTree, _ other: FileTree) -> [String] {
        Set(one.ids.keys).union(other.ids.keys).filter { one[$0] != other[$0] }.sorted()
    }
}

import Foundation

/// A repository as it stands, read once for all rules.
struct SourceTree: Sendable {
    let root: String
    /// Every file under the folders that the rules look at, in order.
    let files: [String]
    /// The Swift files among them, lexed, without manifests.
    let sources: [SwiftSource]

    /// - Parameter folders: from the root, without `/` at their ends.
    init(root: String, folders: [String]) {
        self.root = root
        let files = Set(folders.flatMap { Self.files(under: $0, of: root) }).sorted()
        self.files = files
        sources = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }.map { path in
            SwiftSource(path: path, bytes: Array(FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()))
        }
    }

    /// The nearest folder above a file that has a manifest, links resolved; nil where none has.
    static func package(of file: String) -> String? {
        var folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path(percentEncoded: false) != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
                return folder.path
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// Files below a folder, without build products, hidden folders, and packages of their own, which have their own rules.
    private static func files(under folder: String, of root: String) -> [String] {
        let path = "\(root)/\(folder)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && $0 != "node_modules" }.flatMap { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
            guard isFolder.boolValue else { return ["\(folder)/\(name)"] }
            let isPackage = FileManager.default.fileExists(atPath: "\(path)/\(name)/Package.swift")
            return isPackage ? [] : files(under: "\(folder)/\(name)", of: root)
        }
    }
}

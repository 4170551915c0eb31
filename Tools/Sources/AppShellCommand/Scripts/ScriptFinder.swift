import CucumberGherkin
import Foundation
import ScenarioRunner

/// Finds feature files by what a person types: files, folders, `file:line`.
struct ScriptFinder {
    /// Sources in the order of their paths, and the lines that were asked for, by uri.
    struct Found {
        var sources: [GherkinSource] = []
        var lines: [String: [Int]] = [:]
    }

    /// - Parameter paths: empty for the repository's Scenarios folder.
    static func find(_ paths: [String]) throws -> Found {
        var found = Found()
        for argument in paths.isEmpty ? [try defaultFolder()] : paths {
            let (path, lines) = split(argument)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure("\(path): there is no such file or folder.")
            }
            if isFolder.boolValue, !lines.isEmpty {
                throw CommandFailure("\(argument): a line belongs to a file, and \(path) is a folder.")
            }
            for file in isFolder.boolValue ? try features(in: path) : [path] {
                let uri = displayed(file)
                let isNew = !found.sources.contains { $0.uri == uri }
                if isNew { found.sources.append(try read(file, uri: uri)) }
                // A file named once as a whole is run as a whole.
                if lines.isEmpty {
                    found.lines[uri] = nil
                } else if isNew || found.lines[uri] != nil {
                    found.lines[uri, default: []] += lines
                }
            }
        }
        found.sources.sort { $0.uri < $1.uri }
        return found
    }

    static func read(_ file: String, uri: String) throws -> GherkinSource {
        GherkinSource(uri: uri, bytes: try bytes(of: file))
    }

    static func bytes(of file: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("\(file): can't be read.")
        }
        return Array(data)
    }

    /// `./Scenarios` where there is one, else the repository's own.
    private static func defaultFolder() throws -> String {
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"]
        let folders = ["Scenarios"] + (home.map { [$0 + "/Scenarios"] } ?? [])
        for folder in folders where FileManager.default.fileExists(atPath: folder) { return folder }
        throw CommandFailure("There is no folder Scenarios here; name the scripts to run.")
    }

    /// `file:12:30` into the file and its lines.
    private static func split(_ argument: String) -> (String, [Int]) {
        var path = argument[...]
        var lines: [Int] = []
        while !FileManager.default.fileExists(atPath: String(path)),
            let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]), line > 0
        {
            lines.insert(line, at: 0)
            path = path[..<colon]
        }
        return (String(path), lines)
    }

    private static func features(in folder: String) throws -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
            throw CommandFailure("\(folder): can't be read.")
        }
        let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return enumerator.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.map { base + "/" + $0 }.sorted()
    }

    /// As short as it can be said from here.
    static func displayed(_ file: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}

import CucumberExpressions
import CucumberGherkin
import Foundation
import ScenarioRunner

/// Finds feature files by what a person types: files, folders, `file:line`.
struct ScriptFinder {
    /// Sources in the order of their paths, and the lines that were asked for, by uri.
    struct Found {
        var sources: [GherkinSource] = []
        var lines: [String: [Int]] = [:]
        /// Those that are no UTF-8.
        var encodingFaults: [EncodingIssue] = []
        /// Where the scripts are, where that is not the folder one would expect.
        var notice: String?
        /// Files and folders that are there and can't be read, by the names that reports use.
        var unreadable: [FileError] = []
    }

    /// - Parameter paths: empty for the repository's Scenarios folder.
    static func find(_ paths: [String]) throws -> Found {
        var found = Found()
        // By their full paths: a file that is named twice is run once.
        var uris: [String: String] = [:]
        let home = paths.isEmpty ? try defaultFolder() : nil
        if let home, home != "Scenarios" {
            found.notice = "There is no folder Scenarios here; these are the scripts of \(home)."
        }
        for argument in home.map({ [$0] }) ?? paths {
            let (path, lines) = split(argument)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(missing(path))
            }
            if isFolder.boolValue, !lines.isEmpty {
                throw CommandError("\(argument): a line belongs to a file, and \(path) is a folder.")
            }
            for file in isFolder.boolValue ? features(in: path, &found.unreadable) : [path] {
                let full = fullPath(file)
                let isNew = uris[full] == nil
                let uri = uris[full] ?? displayed(file)
                uris[full] = uri
                if isNew {
                    guard let data = FileManager.default.contents(atPath: file) else {
                        found.unreadable.append(FileError(file: uri, fact: "can't be read (\(reason(file)))."))
                        continue
                    }
                    let bytes = Array(data)
                    found.sources.append(GherkinSource(uri: uri, bytes: bytes))
                    if let fault = EncodingIssue(bytes, of: uri) { found.encodingFaults.append(fault) }
                }
                if !lines.isEmpty { try check(lines, of: argument, in: found.sources.first { $0.uri == uri }) }
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

    /// The files that such arguments name, as far as they are there, by the names that ``find(_:)`` gives them.
    static func files(_ paths: [String]) throws -> [String] {
        var unreadable: [FileError] = []
        return (paths.isEmpty ? [try defaultFolder()] : paths).flatMap { argument in
            let path = split(argument).0
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [String]() }
            return isFolder.boolValue ? features(in: path, &unreadable) : [path]
        }.uniqued(by: fullPath).map(displayed)
    }

    /// What is said of a path that is not there.
    private static func missing(_ path: String) -> String {
        if let colon = path.firstIndex(of: ":"), case let file = String(path[..<colon]),
            FileManager.default.fileExists(atPath: file)
        {
            return "\(path): “\(path[path.index(after: colon)...])” names no line. Write \(file):8 or \(file):8:13."
        }
        let hint = nearest(to: path).map { " Did you mean “\($0)”?" } ?? ""
        return "\(path): there is no such file or folder.\(hint)"
    }

    /// What is there under a similar name: the first part of the path that is missing is compared with its neighbours.
    private static func nearest(to path: String) -> String? {
        var known = path.hasPrefix("/") ? "/" : ""
        var parts = path.split(separator: "/").map(String.init)[...]
        while let part = parts.first, FileManager.default.fileExists(atPath: known + part) {
            known += part + "/"
            parts.removeFirst()
        }
        guard let missing = parts.first else { return nil }
        let folder = known.isEmpty ? "." : known
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        guard let name = Suggestions.nearest(to: missing, among: names, limit: 1).first else { return nil }
        let whole = ([known + name] + parts.dropFirst()).joined(separator: "/")
        return FileManager.default.fileExists(atPath: whole) ? whole : known + name
    }

    /// A line that is not there would name the last scenario.
    private static func check(_ lines: [Int], of argument: String, in source: GherkinSource?) throws {
        guard let source, let most = lines.max() else { return }
        let count = source.text.utf8.count { $0 == UInt8(ascii: "\n") } + (source.text.utf8.last == 10 ? 0 : 1)
        if most > count { throw CommandError("\(argument): the file has \(count) lines.") }
    }

    static func read(_ file: String, uri: String) throws -> GherkinSource {
        GherkinSource(uri: uri, bytes: try bytes(of: file))
    }

    static func bytes(of file: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandError("\(file): can't be read (\(reason(file))).")
        }
        return Array(data)
    }

    /// Why a file can't be read.
    private static func reason(_ file: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder"
        }
        let descriptor = open(file, O_RDONLY | O_NONBLOCK)
        guard descriptor < 0 else {
            close(descriptor)
            return "it is no plain file"
        }
        return String(cString: strerror(errno))
    }

    /// `./Scenarios` where there is one, else, within the repository of this command, its own. Elsewhere nobody means those.
    private static func defaultFolder() throws -> String {
        if FileManager.default.fileExists(atPath: "Scenarios") { return "Scenarios" }
        guard let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"].map(fullPath),
            case let own = home + "/Scenarios", FileManager.default.fileExists(atPath: own)
        else { throw CommandError("There is no folder Scenarios here; name the scripts to run.") }
        guard fullPath(".").hasPrefix(home + "/") else {
            throw CommandError(
                "There is no folder Scenarios here; name the scripts to run. AppShell's own are in \(own)."
            )
        }
        return own
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

    /// The scripts below a folder, whatever is hidden left out; folders that can't be read are faults.
    private static func features(in folder: String, _ unreadable: inout [FileError]) -> [String] {
        let base = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: base) } catch {
            let fact = "can't be read (\(String(cString: strerror(errno))))."
            unreadable.append(FileError(file: displayed(base), fact: fact))
            return []
        }
        var files: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = base + "/" + name
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if isThere, isFolder.boolValue {
                // A link to a folder may lead back to where it lies.
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if !isLink { files += features(in: path, &unreadable) }
            } else if name.hasSuffix(".feature") || name.hasSuffix(".feature.md") {
                files.append(path)
            }
        }
        return files.sorted()
    }

    /// As short as it can be said from here.
    static func displayed(_ file: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = fullPath(file)
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : file
    }

    /// The same for all ways to say it, but for links.
    private static func fullPath(_ file: String) -> String { URL(fileURLWithPath: file).standardizedFileURL.path }
}

extension [String] {
    /// The first of those that are alike under a key.
    fileprivate func uniqued(by key: (String) -> String) -> [String] {
        var known: Set<String> = []
        return filter { known.insert(key($0)).inserted }
    }
}

import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import Foundation
import ScenarioRunner

/// Finds feature files by command-line arguments: files, folders, `file:line`.
struct ScriptFinder {
    /// The sources in the order of their paths, and the requested lines by URI.
    struct Found {
        var sources: [GherkinSource] = []
        /// The files of phrases among them, which are no scripts.
        var phrases: [GherkinSource] = []
        var lines: [String: [Int]] = [:]
        /// The sources that are not UTF-8.
        var encodingIssues: [EncodingIssue] = []
        /// A notice if the scripts are not in the expected folder.
        var notice: String?
        /// Unreadable files and folders, by the names that reports use.
        var unreadable: [FileError] = []
    }

    /// - Parameter paths: empty for the repository's Scenarios folder.
    static func find(_ paths: [String]) throws -> Found {
        var found = Found()
        // By absolute path, so that a file named twice runs once.
        var uris: [String: String] = [:]
        let home = paths.isEmpty ? try defaultFolder() : nil
        if let home, home != "Scenarios" {
            found.notice = localized("There is no Scenarios folder here; using the scripts in \(home).")
        }
        for argument in home.map({ [$0] }) ?? paths {
            let (path, lines) = split(argument)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(missing(path))
            }
            if isFolder.boolValue, !lines.isEmpty {
                throw CommandError(localized("\(argument): \(path) is a folder; a line number needs a file."))
            }
            for file in isFolder.boolValue ? features(in: path, &found.unreadable) : [path] {
                let full = fullPath(file)
                let isNew = uris[full] == nil
                let uri = uris[full] ?? displayed(file)
                uris[full] = uri
                if isNew {
                    guard let data = FileManager.default.contents(atPath: file) else {
                        let fact = localized("cannot be read (\(reason(file))).")
                        found.unreadable.append(FileError(file: uri, fact: fact))
                        continue
                    }
                    let bytes = Array(data)
                    if let issue = EncodingIssue(bytes, of: uri) { found.encodingIssues.append(issue) }
                    if uri.hasSuffix(PhraseBook.suffix) {
                        found.phrases.append(GherkinSource(uri: uri, bytes: bytes))
                        continue
                    }
                    found.sources.append(GherkinSource(uri: uri, bytes: bytes))
                }
                if !lines.isEmpty { try check(lines, of: argument, in: found.sources.first { $0.uri == uri }) }
                // Naming the whole file wins over naming lines of it.
                if lines.isEmpty {
                    found.lines[uri] = nil
                } else if isNew || found.lines[uri] != nil {
                    found.lines[uri, default: []] += lines
                }
            }
        }
        found.sources.sort { $0.uri < $1.uri }
        found.phrases.sort { $0.uri < $1.uri }
        return found
    }

    /// The existing files that the arguments name, by the names that ``find(_:)`` gives them.
    static func files(_ paths: [String]) throws -> [String] {
        var unreadable: [FileError] = []
        return (paths.isEmpty ? [try defaultFolder()] : paths).flatMap { argument in
            let path = split(argument).0
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [String]() }
            return isFolder.boolValue ? features(in: path, &unreadable) : [path]
        }.uniqued(by: fullPath).map(displayed)
    }

    /// The scripts of the Scenarios folder that are not among these; none where there is no such folder.
    static func others(than sources: [GherkinSource]) -> [String] {
        let known = Set(sources.map { fullPath($0.uri) })
        return ((try? files([])) ?? []).filter { !$0.hasSuffix(PhraseBook.suffix) && !known.contains(fullPath($0)) }
    }

    /// The message for a path that does not exist.
    private static func missing(_ path: String) -> String {
        if let colon = path.firstIndex(of: ":"), case let file = String(path[..<colon]),
            FileManager.default.fileExists(atPath: file)
        {
            let text = path[path.index(after: colon)...]
            return localized("\(path): “\(text)” is not a line number. Write \(file):8 or \(file):8:13.")
        }
        return localized("\(path): no such file or folder.") + didYouMean(nearest(to: path))
    }

    /// An existing path with a similar name: compares the first missing part with its siblings.
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

    /// A line beyond the end would select the last scenario.
    private static func check(_ lines: [Int], of argument: String, in source: GherkinSource?) throws {
        guard let source, let most = lines.max() else { return }
        let count = source.text.utf8.count { $0 == UInt8(ascii: "\n") } + (source.text.utf8.last == 10 ? 0 : 1)
        if most > count { throw CommandError(localized("\(argument): the file only has \(count, "line").")) }
    }

    static func bytes(of file: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandError(localized("\(file): cannot be read (\(reason(file)))."))
        }
        return Array(data)
    }

    /// Why a file cannot be read.
    private static func reason(_ file: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            return localized("it is a folder")
        }
        let descriptor = open(file, O_RDONLY | O_NONBLOCK)
        guard descriptor < 0 else {
            close(descriptor)
            return localized("it is not a regular file")
        }
        return String(cString: strerror(errno))
    }

    /// `./Scenarios`, or inside this command's own repository the one there.
    static func defaultFolder() throws -> String {
        if FileManager.default.fileExists(atPath: "Scenarios") { return "Scenarios" }
        guard let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"].map(fullPath),
            case let own = home + "/Scenarios", FileManager.default.fileExists(atPath: own)
        else { throw CommandError(localized("There is no Scenarios folder here; name the scripts to run.")) }
        guard fullPath(".").hasPrefix(home + "/") else {
            throw CommandError(
                localized("There is no Scenarios folder here; name the scripts to run. AppShell's own are in \(own).")
            )
        }
        return own
    }

    /// Splits `file:12:30` into the file and its lines.
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

    /// The scripts below a folder, without hidden ones. Unreadable folders are errors.
    private static func features(in folder: String, _ unreadable: inout [FileError]) -> [String] {
        let base = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: base) } catch {
            let fact = localized("cannot be read (\(String(cString: strerror(errno)))).")
            unreadable.append(FileError(file: displayed(base), fact: fact))
            return []
        }
        var files: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = base + "/" + name
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if isThere, isFolder.boolValue {
                // A link to a folder may lead to an ancestor.
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if !isLink { files += features(in: path, &unreadable) }
            } else if name.hasSuffix(".feature") || name.hasSuffix(".feature.md") {
                files.append(path)
            }
        }
        return files.sorted()
    }

    /// The shortest path from here.
    static func displayed(_ file: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = fullPath(file)
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : file
    }

    /// The absolute path, without resolving links.
    private static func fullPath(_ file: String) -> String { URL(fileURLWithPath: file).standardizedFileURL.path }
}

extension [String] {
    /// The first of those with the same key.
    fileprivate func uniqued(by key: (String) -> String) -> [String] {
        var known: Set<String> = []
        return filter { known.insert(key($0)).inserted }
    }
}

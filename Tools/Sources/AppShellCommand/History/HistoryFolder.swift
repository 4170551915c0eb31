import AppShellTexts
import Foundation
import ScenarioReports

/// A folder with the records of runs, a file each.
///
/// A file is written by one process, under a name of its own, and never changed afterwards: any number of runs may write
/// at once, and folders from several machines are merged by copying their files into one.
struct HistoryFolder {
    /// Where histories are, unless said otherwise.
    static let standard = ".appshell/history"
    private static let suffix = ".ndjson"

    /// As typed.
    let path: String

    init(_ path: String) {
        self.path = path
    }

    private struct File {
        let name: String
        let start: RunRecord.Start
        /// In bytes.
        let size: Int
    }

    /// Opens a new file for a run.
    ///
    /// - Returns: its path, and its descriptor.
    /// - Throws: ``CommandError`` where it can't be written.
    func create(for start: RunRecord.Start) throws(CommandError) -> (name: String, descriptor: Int32) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                localized("--history \(path): the folder can't be made (\(Self.reason(error))). Name another one.")
            )
        }
        let time = start.startedAt.formatted(.iso8601.timeSeparator(.omitted))
        while true {
            let name = "\(path)/\(time)-\(String(UInt32.random(in: 0...(.max)), radix: 16))\(Self.suffix)"
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (name, descriptor) }
            guard errno == EEXIST || errno == EINTR else {
                let reason = String(cString: strerror(errno))
                throw CommandError(
                    localized("--history \(path): no file can be written there (\(reason)). Name another folder.")
                )
            }
        }
    }

    /// Which runs to read.
    enum Wanted {
        /// At most so many, the newest.
        case newest(Int)
        /// This run, and those that began before it, as far as they are not too long to be read at the end of a run.
        case upTo(RunRecord.Start)
    }

    /// Beyond this, runs take seconds to read.
    private static let mostBytes = 64 << 20

    /// Reads runs, oldest first, a few at a time: a run of many scenarios takes much memory.
    ///
    /// - Parameters:
    ///   - notices: collects a line for each file that can't be read.
    ///   - body: takes each run.
    /// - Throws: ``CommandError`` where the folder can't be read.
    func read(_ what: Wanted, notices: inout [String], _ body: (HistoryRun) -> Void) throws(CommandError) {
        var wanted = wanted(what, of: try groups(&notices))[...]
        while !wanted.isEmpty {
            let batch = wanted.prefix(ProcessInfo.processInfo.activeProcessorCount)
            wanted = wanted.dropFirst(batch.count)
            for (run, unreadable) in concurrently(Array(batch), { self.run($0.files) }) {
                notices += unreadable
                if let run { body(run) }
            }
        }
    }

    /// - Returns: nil where none of the files can be read; what can't be read.
    private func run(_ files: [File]) -> (HistoryRun?, [String]) {
        var notices: [String] = []
        let records = files.compactMap { file -> RunRecord? in
            let name = "\(path)/\(file.name)"
            guard let bytes = FileManager.default.contents(atPath: name) else {
                notices.append(localized("\(name): it can't be read; it is left out."))
                return nil
            }
            return RunRecord(bytes, name: name, notices: &notices)
        }
        return (records.isEmpty ? nil : HistoryRun(records), notices)
    }

    private func wanted(_ what: Wanted, of groups: [Group]) -> [Group] {
        switch what {
        case .newest(let count): return groups.suffix(count)
        case .upTo(let start):
            var bytes = 0
            let before = groups.filter { $0.id != start.id && $0.startedAt < start.startedAt }
            let short = before.suffix(HistoryOutput.runLimit - 1).reversed().enumerated().prefix { index, group in
                bytes += group.files.reduce(0) { $0 + $1.size }
                return index == 0 || bytes <= Self.mostBytes
            }
            return short.map(\.element).reversed() + groups.filter { $0.id == start.id }
        }
    }

    /// Keeps the newest runs and removes the others.
    ///
    /// - Parameter notices: collects a line for each file that can't be read; it is kept.
    /// - Returns: how many runs were removed.
    func prune(keeping count: Int, notices: inout [String]) throws(CommandError) -> Int {
        let removed = try groups(&notices).dropLast(count)
        for file in removed.flatMap(\.files) {
            do { try FileManager.default.removeItem(atPath: "\(path)/\(file.name)") } catch {
                throw CommandError(localized("\(path)/\(file.name): it can't be removed (\(Self.reason(error)))."))
            }
        }
        return removed.count
    }

    /// The files of one run.
    private struct Group {
        let id: String
        let files: [File]
        let startedAt: Date

        init(_ id: String, _ files: [File]) {
            self.id = id
            self.files = files.sorted { $0.name < $1.name }
            startedAt = files.map(\.start.startedAt).min() ?? .distantPast
        }
    }

    /// Oldest first.
    private func groups(_ notices: inout [String]) throws(CommandError) -> [Group] {
        Dictionary(grouping: try files(&notices), by: \.start.id).map { Group($0, $1) }
            .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
    }

    /// All files, with their first lines.
    private func files(_ notices: inout [String]) throws(CommandError) -> [File] {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
            throw CommandError(localized("--history \(path): the folder can't be read (\(Self.reason(error)))."))
        }
        var files: [File] = []
        for name in names where name.hasSuffix(Self.suffix) {
            guard let handle = FileHandle(forReadingAtPath: "\(path)/\(name)") else {
                notices.append(localized("\(path)/\(name): it can't be read; it is left out."))
                continue
            }
            let head = (try? handle.read(upToCount: 1 << 14)) ?? Data()
            let size = (try? handle.seekToEnd()) ?? 0
            try? handle.close()
            let line = head.prefix { $0 != UInt8(ascii: "\n") }
            if let start = (try? RunRecord.decoder.decode(RunRecord.Line.self, from: line))?.run {
                files.append(File(name: name, start: start, size: Int(clamping: size)))
            } else if !head.isEmpty {
                notices.append(localized("\(path)/\(name):1: this is no record of a run; it is left out."))
            }
        }
        return files
    }

    private static func reason(_ error: any Error) -> String {
        let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        return system.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(system.code))) : error.localizedDescription
    }
}

/// The results for all elements, in their order, worked out on all processors.
private func concurrently<Element, Result>(_ elements: [Element], _ work: (Element) -> Result) -> [Result] {
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    let reader = Reader.current
    results.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let buffer = buffer
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) let elements = elements
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            buffer[index] = Reader.$current.withValue(reader) { work(elements[index]) }
        }
    }
    return results.compactMap(\.self)
}

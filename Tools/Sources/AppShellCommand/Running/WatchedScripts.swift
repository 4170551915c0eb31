import AppShellTexts
import Foundation

/// The scripts that a watch looks at, as they are at one moment.
struct WatchedScripts {
    private struct Stamp: Equatable {
        let modified: Date?
        let size: UInt64
        /// The same under another name.
        let inode: UInt64
    }

    /// What is different from one moment to the next.
    struct Changes {
        /// Changed, new or renamed, in the order of their names.
        var files: [String] = []
        var lines: [String] = []

        var isEmpty: Bool { lines.isEmpty }
    }

    private let stamps: [String: Stamp]

    /// - Parameter paths: as a run takes them.
    init(_ paths: [String]) {
        let files = (try? ScriptFinder.files(paths)) ?? []
        stamps = Dictionary(
            files.map { file in
                let attributes = try? FileManager.default.attributesOfItem(atPath: file)
                return (
                    file,
                    Stamp(
                        modified: attributes?[.modificationDate] as? Date,
                        size: (attributes?[.size] as? NSNumber)?.uint64Value ?? 0,
                        inode: (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
                    )
                )
            }
        ) { first, _ in first }
    }

    var count: Int { stamps.count }

    func contains(_ file: String) -> Bool { stamps[file] != nil }

    func changes(since before: WatchedScripts) -> Changes {
        var removed = before.stamps.filter { stamps[$0.key] == nil }
        var changes = Changes()
        var (changed, renamed): ([String], [String]) = ([], [])
        for file in stamps.keys.sorted() where stamps[file] != before.stamps[file] {
            changes.files.append(file)
            let old = before.stamps[file] == nil ? removed.first { $0.value.inode == stamps[file]?.inode } : nil
            if let old {
                removed[old.key] = nil
                renamed.append("\(old.key) → \(file)")
            } else {
                changed.append(file)
            }
        }
        func list(_ files: [String]) -> String { files.joined(separator: ", ") }
        if !changed.isEmpty { changes.lines.append(localized("Changed: \(list(changed))")) }
        if !renamed.isEmpty { changes.lines.append(localized("Renamed: \(list(renamed))")) }
        if !removed.isEmpty { changes.lines.append(localized("Removed: \(list(removed.keys.sorted()))")) }
        return changes
    }
}

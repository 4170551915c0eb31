import AppShellTexts
import Foundation

extension FilePlan {
    /// Writes all files, or none: what was written before an error is taken back.
    ///
    /// - Throws: ``CommandError`` with the file that could not be written.
    func write() throws(CommandError) {
        var undo: [() -> Void] = []
        do throws(CommandError) {
            for (path, text) in created.sorted(by: { $0.key < $1.key }) { try write(text, to: path, &undo) }
            for (path, change) in changed.sorted(by: { $0.key < $1.key }) {
                let file = root.appending(path: path).path(percentEncoded: false)
                try Self.replace(file, as: path, with: change.after)
                undo.append { try? Self.replace(file, as: path, with: change.before) }
            }
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
    }

    private func write(_ text: String, to path: String, _ undo: inout [() -> Void]) throws(CommandError) {
        let file = root.appending(path: path)
        let manager = FileManager.default
        do {
            for folder in Self.missingFolders(above: file) {
                try manager.createDirectory(at: folder, withIntermediateDirectories: false)
                undo.append { try? manager.removeItem(at: folder) }
            }
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            undo.append { try? manager.removeItem(at: file) }
        } catch {
            throw CommandError(
                localized("\(path): cannot be written (\(error.localizedDescription)). Nothing was changed.")
            )
        }
    }

    /// From the outermost to the file's own.
    private static func missingFolders(above file: URL) -> [URL] {
        var missing: [URL] = []
        var folder = file.deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)), folder.path != "/" {
            missing.insert(folder, at: 0)
            folder = folder.deletingLastPathComponent()
        }
        return missing
    }

    private static func replace(_ file: String, as path: String, with text: String) throws(CommandError) {
        do throws(FileError) { try FileReplacement.replace(file, with: Array(text.utf8)) } catch {
            throw CommandError(localized("\(path): \(error.fact) Nothing was changed."))
        }
    }
}

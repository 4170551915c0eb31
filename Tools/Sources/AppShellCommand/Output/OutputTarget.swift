import Foundation

/// Where a report goes: a file, or standard output.
enum OutputTarget {
    /// - Parameter file: nil for standard output.
    /// - Throws: ``CommandFailure`` where the file can't be written; later faults end the command.
    static func writer(to file: String?) throws -> ([UInt8]) -> Void {
        guard let file else { return Console.out }
        let handle = try open(file)
        return { bytes in
            do {
                try handle.write(contentsOf: Data(bytes))
            } catch {
                Console.error("\(file): can't be written; the report is not complete.")
                Foundation.exit(CommandExit.usage.rawValue)
            }
        }
    }

    /// The file, empty, with the folders on the way to it.
    private static func open(_ file: String) throws -> FileHandle {
        let url = URL(fileURLWithPath: file)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: url)
            return try FileHandle(forWritingTo: url)
        } catch {
            throw CommandFailure("\(file): can't be written (\(error.localizedDescription)). Name another file.")
        }
    }
}

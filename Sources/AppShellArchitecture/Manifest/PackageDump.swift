import Foundation

#if os(Linux) || os(macOS)
/// A running `swift package dump-package`.
struct PackageDump {
    private let process = Process()
    private let pipe = Pipe()
    private let package: String

    init(package: String) throws {
        self.package = package
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A scratch folder of its own: `swift test` holds the lock of the package's. Nothing is written there.
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        process.arguments = [
            "swift", "package", "--package-path", package, "--scratch-path", scratch, "dump-package",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try process.run()
    }

    /// The JSON that it prints.
    func output() throws -> Data {
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw DumpError(package: package, status: process.terminationStatus)
        }
        return data
    }
}

#else
/// A system without processes.
struct PackageDump {
    private let package: String

    init(package: String) throws { self.package = package }

    func output() throws -> Data { throw DumpError(package: package, status: -1) }
}
#endif

struct DumpError: Error, CustomStringConvertible {
    let package: String
    let status: Int32

    var description: String { "swift package dump-package of \(package) ended with \(status)" }
}

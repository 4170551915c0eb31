package import Foundation

/// Where the tables are: the folder that APPSHELL_CONFORMANCE names, else the one beside the checkout.
package enum ConformanceFolder {
    package static func routing() throws(BenchError) -> URL {
        let folder = root().appending(path: "routing")
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw .missing("there is no \(folder.path); let APPSHELL_CONFORMANCE name the folder of the test data")
        }
        return folder
    }

    private static func root() -> URL {
        if let named = ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"] {
            return URL(filePath: named, directoryHint: .isDirectory)
        }
        // Benchmarks/Sources/BenchKit/Tables/ConformanceFolder.swift
        var folder = URL(filePath: #filePath)
        for _ in 0..<6 { folder.deleteLastPathComponent() }
        return folder.appending(path: "shared/conformance")
    }
}

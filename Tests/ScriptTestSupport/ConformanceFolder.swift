public import Foundation

/// The official test data, which is never part of this repository.
///
/// `APPSHELL_CONFORMANCE` names its folder; without it, the one beside the checkout is taken if it is there.
/// A suite that reads it takes `.enabled(if: ConformanceFolder.isAvailable, ConformanceFolder.absence)`.
public enum ConformanceFolder {
    public static let absence = "no official test data: name its folder with APPSHELL_CONFORMANCE"

    /// Whether there is something to test against.
    ///
    /// A folder that is named counts, even if it turns out to be empty: then the tests must fail instead of passing with
    /// nothing tested.
    public static var isAvailable: Bool {
        isNamed || FileManager.default.fileExists(atPath: root.path)
    }

    public static var root: URL {
        if let name = ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"], !name.isEmpty {
            return URL(fileURLWithPath: name)
        }
        return packageRoot.appendingPathComponent("../shared/conformance").standardizedFileURL
    }

    /// The files of one folder, such as `gherkin/good`, whose names end in an extension, sorted by name.
    ///
    /// Fails if there is no such folder, and if nothing in it fits: a parameterised test without arguments would pass.
    public static func files(in folder: String, withExtension pathExtension: String) throws -> [URL] {
        let url = root.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        let files = names.filter { $0.hasSuffix("." + pathExtension) }.sorted()
        guard !files.isEmpty else { throw EmptyFolder(path: url.path, pathExtension: pathExtension) }
        return files.map { url.appendingPathComponent($0) }
    }

    public struct EmptyFolder: Error, CustomStringConvertible {
        let path: String
        let pathExtension: String
        public var description: String { "\(path) holds no .\(pathExtension) file" }
    }

    /// Whether `APPSHELL_CONFORMANCE` names it: then what is missing for reading it must fail too.
    static var isNamed: Bool {
        ProcessInfo.processInfo.environment["APPSHELL_CONFORMANCE"]?.isEmpty == false
    }

    private static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

public import Foundation

/// The official Cucumber test data, read where they are; they are never copied into the project.
///
/// They are YAML: PyYAML turns a folder into JSON in one run.
public enum OfficialData {
    /// One file's content.
    public struct Document: Sendable, CustomStringConvertible {
        public let name: String
        public let value: YAMLValue

        public var description: String { name }
    }

    /// What came of the search for a folder.
    public enum Search: Sendable {
        case found([Document])
        /// There is nothing to test against, which is no fault of ours.
        case skipped(reason: String)
        case failed(reason: String)

        public var documents: [Document] {
            if case .found(let documents) = self { documents } else { [] }
        }

        public var skipReason: String? {
            if case .skipped(let reason) = self { reason } else { nil }
        }

        /// Throws where there are data that can't be read: Swift Testing would skip a parameterised test without arguments
        /// and stay green.
        public func requireDocuments() throws {
            if case .failed(let reason) = self { throw Unreadable(description: reason) }
        }
    }

    public struct Unreadable: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads every YAML file below a folder of the conformance data.
    ///
    /// Without Python or PyYAML there is nothing to test against; where the data's folder is named, that fails.
    public static func read(_ folder: String) -> Search {
        guard ConformanceFolder.isAvailable else { return .skipped(reason: ConformanceFolder.absence) }
        let url = ConformanceFolder.root.appendingPathComponent(folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return .failed(reason: "no folder \(url.path)") }
        guard let output = try? python(converter, url.path), !output.isEmpty else {
            return missing("python3 is missing, and the conformance data are YAML")
        }
        guard let reply = try? JSONDecoder().decode(YAMLValue.self, from: output) else {
            return .failed(reason: "the conformance data at \(url.path) could not be converted")
        }
        if let reason = reply["missing"].string { return missing(reason) }
        if let reason = reply["error"].string { return .failed(reason: reason) }
        let documents = reply["files"].items.map { Document(name: $0["name"].string ?? "?", value: $0["value"]) }
        return documents.isEmpty ? .failed(reason: "no YAML file below \(url.path)") : .found(documents)
    }

    private static func missing(_ reason: String) -> Search {
        ConformanceFolder.isNamed ? .failed(reason: reason) : .skipped(reason: reason)
    }

    /// Whether there is a Python to compare with.
    public static let hasPython = (try? python("print(1)")).map { !$0.isEmpty } ?? false

    private static let converter = """
        import json, os, sys
        try:
            import yaml
        except ImportError:
            print(json.dumps({"missing": "PyYAML is missing, and the conformance data are YAML"}))
            sys.exit()
        try:
            root, files = sys.argv[1], []
            for folder, _, names in os.walk(root):
                for name in names:
                    if name.endswith((".yaml", ".yml")):
                        path = os.path.join(folder, name)
                        with open(path, encoding="utf-8") as file:
                            files.append({"name": os.path.relpath(path, root), "value": yaml.safe_load(file)})
            files.sort(key=lambda file: file["name"])
            print(json.dumps({"files": files}))
        except Exception as error:
            print(json.dumps({"error": str(error)}))
        """

    /// What a Python program prints.
    public static func python(_ program: String, _ arguments: String...) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        return output.fileHandleForReading.readDataToEndOfFile()
    }
}

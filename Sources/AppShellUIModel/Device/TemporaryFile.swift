#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The name of a file that is handed to another app, in a folder of its own.
public struct SharedFileName: Hashable, Sendable {
    /// A single component of a path, at most 200 bytes.
    public let text: String

    /// - Parameter name: with its extension. What leads to another folder, or can't be in a name, becomes `-`.
    public init(_ name: String) {
        var text = String(
            name.unicodeScalars.map { scalar in
                let isForbidden =
                    "/\\:".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control
                return isForbidden ? "-" : Character(scalar)
            }
        )
        while text.hasPrefix(".") { text.removeFirst() }
        while text.utf8.count > 200 { text.removeFirst() }
        self.text = text.isEmpty ? "file" : text
    }
}

/// A file that is handed to another app, for as long as the share sheet is shown: it may hold personal data.
public struct TemporaryFile: Hashable, Sendable {
    private let folder: URL
    public let url: URL

    /// Writes it. Files that an earlier sheet left behind, since the app was ended meanwhile, go first.
    ///
    /// - Parameter temporary: the folder for temporary files.
    public init(_ name: String, _ bytes: [UInt8], in temporary: URL = FileManager.default.temporaryDirectory) throws {
        folder = temporary.appendingPathComponent("appshell-shared", isDirectory: true)
        url = folder.appendingPathComponent(SharedFileName(name).text, isDirectory: false)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// The sheet has gone. Whoever got the file has a copy.
    public func remove() { try? FileManager.default.removeItem(at: url) }
}

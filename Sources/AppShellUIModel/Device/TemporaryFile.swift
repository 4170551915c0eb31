#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The name of a file that is handed to another app, in a separate folder.
public struct SharedFileName: Hashable, Sendable {
    /// A single component of a path, at most 200 bytes.
    public let text: String

    /// - Parameter name: with its extension. Path separators, colons and control characters become `-`.
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

/// A file for the share sheet, removed when the sheet ends: it may contain personal data.
public struct TemporaryFile: Hashable, Sendable {
    private let folder: URL
    public let url: URL

    /// Writes the file, and removes the file of an earlier sheet if the app was ended before.
    ///
    /// - Parameter temporary: the folder for temporary files.
    public init(_ name: String, _ bytes: [UInt8], in temporary: URL = FileManager.default.temporaryDirectory) throws {
        folder = temporary.appendingPathComponent("appshell-shared", isDirectory: true)
        url = folder.appendingPathComponent(SharedFileName(name).text, isDirectory: false)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Call this when the sheet has ended.
    public func remove() { try? FileManager.default.removeItem(at: url) }
}

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

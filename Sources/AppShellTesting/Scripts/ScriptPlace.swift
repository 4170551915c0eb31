import Foundation
import Testing

/// A line of a script, as test reports and Xcode find it.
struct ScriptPlace: Sendable {
    let root: URL
    /// From the package.
    let file: String
    var line = 1

    var sourceLocation: SourceLocation {
        SourceLocation(
            // They begin with a module, which a script at the top of a package lacks.
            fileID: file.contains("/") ? file : "Scenarios/\(file)",
            filePath: root.appending(path: file).path(percentEncoded: false),
            line: max(1, line),
            column: 1
        )
    }
}

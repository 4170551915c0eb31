public import AppShell
import Foundation

#if canImport(os)
import os
#endif

/// Writes diagnostics to the system log on Apple's systems, and to standard error elsewhere.
public struct SystemDiagnostics: Diagnostics {
    public init() {}

    public func report(_ diagnostic: Diagnostic) {
        #if canImport(os)
        // Diagnostics contain no secrets and no user input.
        Logger(subsystem: Bundle.main.bundleIdentifier ?? "AppShell", category: "diagnostic")
            .notice("\(diagnostic.description, privacy: .public)")
        #else
        FileHandle.standardError.write(Data("diagnostic: \(diagnostic)\n".utf8))
        #endif
    }
}

public import AppShell
import Foundation

#if canImport(os)
import os
#endif

/// Writes diagnostics where whoever looks into an app looks first: the system's log on Apple's systems, the standard
/// error elsewhere.
public struct SystemDiagnostics: Diagnostics {
    public init() {}

    public func report(_ diagnostic: Diagnostic) {
        #if canImport(os)
        // Diagnostics hold no secrets and nothing a person typed.
        Logger(subsystem: Bundle.main.bundleIdentifier ?? "AppShell", category: "diagnostic")
            .notice("\(diagnostic.description, privacy: .public)")
        #else
        FileHandle.standardError.write(Data("diagnostic: \(diagnostic)\n".utf8))
        #endif
    }
}

import Foundation

/// On what the figures were taken.
package struct Machine: Codable, Sendable {
    package let processor: String
    package let cores: Int
    package let system: String
    package let swift: String
    /// UTC, ISO 8601.
    package let date: String

    package static func current() -> Machine {
        Machine(
            processor: processor() ?? "unknown",
            cores: ProcessInfo.processInfo.activeProcessorCount,
            system: ProcessInfo.processInfo.operatingSystemVersionString,
            swift: firstLine(of: ["swift", "--version"]) ?? "unknown",
            date: Date.now.formatted(.iso8601)
        )
    }

    private static func processor() -> String? {
        #if os(Linux)
        guard let data = FileManager.default.contents(atPath: "/proc/cpuinfo") else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
        #else
        return firstLine(of: ["sysctl", "-n", "machdep.cpu.brand_string"])
        #endif
    }

    private static func firstLine(of command: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}

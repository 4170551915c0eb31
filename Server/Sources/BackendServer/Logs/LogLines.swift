import AppShell
public import Logging

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Logs as JSON lines on standard error: `{"level": …, "message": …, "time": …}` and the metadata, keys sorted.
///
/// What the metadata names as a credential, or looks like one, is hidden (``AppShell/Redaction``).
public struct LogLines: LogHandler {
    public var metadata: Logger.Metadata = [:]
    public var logLevel: Logger.Level
    public var metadataProvider: Logger.MetadataProvider?
    private let write: @Sendable (String) -> Void

    /// - Parameter write: takes one line, its end included; to standard error unless told otherwise.
    public init(level: Logger.Level, write: @escaping @Sendable (String) -> Void = LogLines.toStandardError) {
        logLevel = level
        self.write = write
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        var members = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
        if let error = event.error { members["error"] = "\(type(of: error))" }
        var line: [String: JSONValue] = [:]
        for (key, value) in members {
            let key = key == "hb.request.id" ? "request" : key
            line[key] = json(value, of: key)
        }
        line["level"] = .string(event.level.rawValue)
        line["message"] = .string("\(event.message)")
        line["time"] = .string(Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        let object = JSONObject(line.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        write(JSONValue.object(object).text() + "\n")
    }

    private func json(_ value: Logger.MetadataValue, of key: String) -> JSONValue {
        switch value {
        case .stringConvertible(let value as Int): .number(JSONNumber(value))
        case .stringConvertible(let value as Double): JSONNumber(value).map { .number($0) } ?? .null
        // Made here, and looking like a secret: so many digits.
        case .string(let text) where key == "request": .string(text)
        case .stringConvertible(let value) where key == "request": .string("\(value)")
        case .string, .stringConvertible, .array, .dictionary: .string(Redaction.value("\(value)", of: key))
        }
    }

    /// In one call a line, so that lines of several threads do not mix.
    public static let toStandardError: @Sendable (String) -> Void = { line in
        let bytes = Array(line.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            start += max(0, count)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

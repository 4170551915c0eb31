import AppShellTexts
public import ScenarioReports
import Synchronization

/// A format of one's own: `--format NAME[:FILE]` takes it as it takes the command's.
///
/// ```swift
/// AppShellTool.main(
///     for: [GuestbookTestKit.self],
///     formats: [CustomFormat("failures") { write in FailureList(write: write) }]
/// )
/// ```
public struct CustomFormat: Sendable {
    /// One word, which no other format has.
    public let name: String
    let makeReport: @Sendable (@escaping (String) -> Void) -> any Report

    /// - Parameter makeReport: makes the report of one run, which writes its text to the file, or to standard output.
    public init(_ name: String, makeReport: @escaping @Sendable (@escaping (String) -> Void) -> any Report) {
        self.name = name
        self.makeReport = makeReport
    }
}

/// The formats that the program adds.
enum InstalledFormats {
    private static let installed = Mutex<[CustomFormat]>([])

    static var all: [CustomFormat] { installed.withLock { $0 } }

    static func named(_ name: String) -> CustomFormat? { all.first { $0.name == name } }

    /// Set once, before parsing arguments.
    ///
    /// - Throws: ``CommandError`` for a name that is taken, or that `--format` could not read.
    static func install(_ formats: [CustomFormat]) throws(CommandError) {
        var taken = Set(OutputFormat.Name.builtIn.map(\.rawValue))
        for format in formats {
            guard !format.name.isEmpty, !format.name.contains(where: { ":? \n".contains($0) }) else {
                throw CommandError(
                    localized("formats: “\(format.name)” is no name; write one word without a colon or question mark.")
                )
            }
            guard taken.insert(format.name).inserted else {
                throw CommandError(
                    localized("formats: there is a format “\(format.name)” already; choose another name.")
                )
            }
        }
        installed.withLock { $0 = formats }
    }
}

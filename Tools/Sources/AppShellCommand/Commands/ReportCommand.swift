import ArgumentParser
import Foundation
import ScenarioReports

/// `appshell report`
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Opens a run's report in the browser.",
        discussion: """
            From an HTML report, or from the messages of a run (or of its parts, several files), of which it makes one \
            beside the first: run.ndjson → run.html. A page that is there already is not overwritten, unless \
            --output names it or --force is given.

            Exit codes: 0 opened, 2 a file can't be read or would be overwritten, or there is no browser.
            """
    )

    @Argument(help: ArgumentHelp("A report (.html), or files of messages (.ndjson).", valueName: "file"))
    var files: [String]

    @Flag(name: .long, help: "Makes the report and prints where it is, and opens no browser.")
    var noOpen = false

    func run() throws {
        let page = try page()
        Console.out(page + "\n")
        guard !noOpen else { return }
        try Browser.open(page)
    }

    @Option(name: .long, help: "The page to make from messages; one that is there already is replaced.")
    var output: String?

    @Flag(name: .long, help: "Replaces the page that is there already.")
    var force = false

    private func page() throws -> String {
        guard let first = files.first else { throw CommandError("Name a report, or files of messages.") }
        if first.lowercased().hasSuffix(".html") {
            if output != nil || force {
                throw CommandError("\(first): is a page already; --output and --force belong to files of messages.")
            }
            guard files.count == 1 else {
                throw CommandError("\(first): one report at a time; merge messages instead.")
            }
            guard FileManager.default.isReadableFile(atPath: first) else {
                throw CommandError("\(first): there is no such file, or it can't be read.")
            }
            return first
        }
        let page = output ?? (first as NSString).deletingPathExtension + ".html"
        let format = OutputFormat(name: .html, file: page)
        try format.check()
        if let place = ReportTargets.place(page), files.contains(where: { ReportTargets.place($0) == place }) {
            throw CommandError("\(page): is one of the files of messages. Name another page with --output FILE.")
        }
        // Somebody may have made it otherwise.
        guard output != nil || force || !FileManager.default.fileExists(atPath: page) else {
            throw CommandError(
                "\(page): is there already. Replace it with --force, or name another page with --output FILE."
            )
        }
        let merged = try MergedReports(files: files)
        _ = try merged.write([try format.makeReport(in: OutputFormat.Context())])
        return page
    }
}

/// The person's browser.
enum Browser {
    /// - Throws: ``CommandError`` where there is none.
    static func open(_ page: String) throws {
        let environment = ProcessInfo.processInfo.environment
        #if os(macOS)
        let usual = "open"
        #else
        let usual = "xdg-open"
        #endif
        let program = environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 } ?? usual
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, URL(fileURLWithPath: page).path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandError("\(page): “\(program)” can't open it. Open it by hand, or name a browser in BROWSER.")
        }
    }
}

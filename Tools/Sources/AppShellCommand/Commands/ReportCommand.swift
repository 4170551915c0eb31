import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports

/// `appshell report`
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: localized("Opens a run's report in the browser."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Opens an HTML report. From the messages of a run (or of its parts, as several files) it first \
                makes one beside the first file: run.ndjson → run.html. It only replaces an existing page with \
                --output or --force.
                """
            ),
            localized(
                """
                Exit codes: 0 opened; 2 a file could not be read or would be replaced, or there is no browser.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("A report (.html), or message files (.ndjson)."), valueName: "file"))
    var files: [String]

    @Flag(name: .long, help: ArgumentHelp(localized("Only makes the report and prints its path.")))
    var noOpen = false

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let page = try page()
        Console.out(page + "\n")
        guard !noOpen else { return }
        try Browser.open(page)
    }

    @Option(name: .long, help: ArgumentHelp(localized("The page to make from messages; replaces an existing one.")))
    var output: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Replaces an existing page.")))
    var force = false

    private func page() throws -> String {
        guard let first = files.first else { throw CommandError(localized("Name a report or message files.")) }
        if first.lowercased().hasSuffix(".html") {
            if output != nil || force {
                throw CommandError(
                    localized("\(first): is already a page; --output and --force are for message files.")
                )
            }
            guard files.count == 1 else {
                throw CommandError(localized("\(first): one report at a time; merge messages instead."))
            }
            guard FileManager.default.isReadableFile(atPath: first) else {
                throw CommandError(localized("\(first): no such file, or it cannot be read."))
            }
            return first
        }
        let page = output ?? (first as NSString).deletingPathExtension + ".html"
        let format = OutputFormat(name: .html, file: page)
        try format.check()
        if let place = ReportTargets.place(page), files.contains(where: { ReportTargets.place($0) == place }) {
            throw CommandError(localized("\(page): is one of the message files. Name another page with --output FILE."))
        }
        // An existing page may come from elsewhere.
        guard output != nil || force || !FileManager.default.fileExists(atPath: page) else {
            throw CommandError(
                localized("\(page): already exists. Replace it with --force, or name another page with --output FILE.")
            )
        }
        let merged = try MergedReports(files: files)
        _ = try merged.write([try format.makeReport(in: OutputFormat.Context())])
        return page
    }
}

/// The user's browser.
enum Browser {
    /// - Throws: ``CommandError`` if there is none.
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
            throw CommandError(
                localized("\(page): “\(program)” cannot open it. Open it yourself, or name a browser in BROWSER.")
            )
        }
    }
}

import Foundation

/// Swift as the repository's formatter lays it out.
enum SwiftLayout {
    /// A line of so many columns may be one too long: for the formatter a comma at its end can count twice.
    private static let width = 120

    /// Lays out the files of a plan that have a line too long: a long name needs other line breaks.
    ///
    /// Without `.swift-format` in the repository, or without the formatter, they stay as they are.
    static func apply(to plan: inout FilePlan) {
        let settings = plan.root.appending(path: ".swift-format").path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: settings), let swift = Subprocess.find("swift") else { return }
        plan.format { path, text in
            let isLong = path.hasSuffix(".swift") && text.split(separator: "\n").contains { $0.count >= width }
            return isLong ? formatted(text, by: [swift, settings]) ?? text : text
        }
    }

    private static func formatted(_ text: String, by tools: [String]) -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path(percentEncoded: false)
        guard (try? Data(text.utf8).write(to: file)) != nil,
            let bytes = try? Subprocess(tools[0], ["format", "--configuration", tools[1], path]).output()
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

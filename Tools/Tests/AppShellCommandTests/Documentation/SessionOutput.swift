import Foundation

/// What a page says that a command prints.
enum SessionOutput {
    /// The first line that differs, in words; nil if the output is what the page has. A line of “…” stands for any number
    /// of lines, and empty lines around it do not count.
    static func firstDifference(of page: [String], from output: String) -> String? {
        // A space that does not break looks like any other.
        let plain = output.replacing(#/[\u{a0}\u{202f}]/#, with: " ")
        var rest = plain.drop { $0 == "\n" }.components(separatedBy: "\n")[...]
        var maySkip = false
        for line in page.drop(while: \.isEmpty) {
            if line.trimmingCharacters(in: .whitespaces) == "…" {
                maySkip = true
                continue
            }
            guard let place = maySkip ? rest.firstIndex(of: line) : rest.first == line ? rest.startIndex : nil else {
                return "it does not print “\(line)” there, but"
            }
            rest = rest[(place + 1)...]
            maySkip = false
        }
        let more = maySkip ? nil : rest.first { !$0.isEmpty }
        return more.map { "after the page's last line it prints “\($0)”. Fix: add it, or a line of “…”." }
    }
}

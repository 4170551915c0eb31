import Foundation

/// A page of docs/ and its fenced blocks.
struct MarkdownPage {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The blocks of a language, in order.
    func blocks(_ language: String) throws -> [String] {
        try RepositoryFile.text(of: path).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }
}

enum RepositoryFile {
    static func text(of path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

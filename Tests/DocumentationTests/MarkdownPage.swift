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
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The Markdown pages of the root, of docs/ and of its folders.
    static func pages() throws -> [String] {
        try ["", "docs/", "docs/decisions/", "docs/fr/"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
                .filter { $0.hasSuffix(".md") }.map { folder + $0 }
        }
    }
}

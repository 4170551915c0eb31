/// Who looks after a module or a product, and what they promise of it.
///
///     contributions.owner("@madinia/catalogue", contract: "contracts/catalogue.md")
///
/// `appshell graph --owners` lists it, and makes a CODEOWNERS file of it. Nobody has to name one.
public struct Ownership: Hashable, Sendable {
    /// As GitHub names it, `@madinia/catalogue` or `@name`, or an e-mail address.
    public let owner: String
    /// What they promise the rest of the company: one line, or the path of a document.
    public let contract: String
    /// The file that says so, `Module/File.swift`. Its folder, with all below it, is what they own.
    public let fileID: String

    /// - Parameters:
    ///   - owner: `@organisation/team`, `@name` or an e-mail address; ``AppGraph`` refuses anything else.
    ///   - contract: one line, or the path of a document.
    ///   - fileID: of the file at the top of the folder that they own; the caller's.
    public init(_ owner: String, contract: String, fileID: String = #fileID) {
        self.owner = owner
        self.contract = contract
        self.fileID = fileID
    }

    /// Whether a CODEOWNERS file can name the owner.
    public var isNamed: Bool {
        let isPlain = owner.utf8.allSatisfy { byte in
            byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || "@/-_.+".utf8.contains(byte)
        }
        let parts = owner.split(separator: "@", omittingEmptySubsequences: false)
        guard isPlain, parts.count == 2, !parts[1].isEmpty else { return false }
        let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
        return parts[0].isEmpty
            ? names.count <= 2 && names.allSatisfy { !$0.isEmpty } : !owner.contains("/") && parts[1].contains(".")
    }

    /// Whether it is one line that says something.
    var hasContract: Bool { contract.contains { !$0.isWhitespace } && !contract.contains(where: \.isNewline) }
}

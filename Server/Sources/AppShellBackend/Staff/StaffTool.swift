import ArgumentParser

/// `appshell backend PRODUCT publish …`: what the staff does at a back end that is served somewhere.
///
/// `appshell backend PRODUCT` alone serves; the word after the product tells the two apart.
enum StaffTool {
    /// - Returns: what parses these words; nil where they ask to serve.
    static func root(for words: [String]) -> (any ParsableCommand.Type)? {
        guard words.count >= 2, let product = ServedProduct(rawValue: words[0]) else { return nil }
        let root: any ParsableCommand.Type =
            switch product {
            case .allinconnect: AllInConnectStaff.self
            case .madinia: MadiniaStaff.self
            }
        return root.configuration.subcommands.contains { $0.configuration.commandName == words[1] } ? root : nil
    }
}

struct AllInConnectStaff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appshell backend allinconnect",
        abstract: "What the staff of ALL IN Connect does at a served back end.",
        subcommands: [
            PublishCommand<AllInConnectDocument>.self, RemoveCommand<AllInConnectDocument>.self, MembersCommand.self,
            RevokeCommand.self,
        ]
    )
}

struct MadiniaStaff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appshell backend madinia",
        abstract: "What the staff of Madinia does at a served back end.",
        subcommands: [PublishCommand<MadiniaDocument>.self, RemoveCommand<MadiniaDocument>.self]
    )
}

/// Where the back end is, and with what key.
struct StaffOptions: ParsableArguments {
    @Option(help: "The back end's origin; http only on this machine.")
    var url = "http://127.0.0.1:8080"

    @Option(help: "The file with the staff's key, as of a back end's DATA/staff-key.")
    var keyFile: String

    @Option(help: "A file of PEM certificates to trust in the place of the system's.")
    var trust: String?

    @Flag(help: "Prints what the back end answered, as one line of JSON.")
    var json = false
}

/// What a product's staff publishes.
protocol StaffDocument: CaseIterable, ExpressibleByArgument, RawRepresentable, Sendable where RawValue == String {
    /// Whose it is, as the command line names it.
    static var product: ServedProduct { get }

    /// As a path of the staff's API names them.
    var folder: String { get }

    /// What came of putting one online, in words.
    func words(of answer: StaffAnswer, id: Int) -> String
}

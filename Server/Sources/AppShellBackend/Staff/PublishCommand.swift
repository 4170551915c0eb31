import AppShell
import ArgumentParser
import NIOHTTP1

/// `… publish offer FILE`
struct PublishCommand<Document: StaffDocument>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "publish",
            abstract: "Puts something online, or changes it.",
            usage: "appshell backend \(Document.product) publish <document> <file> [<options>]",
            discussion: """
                FILE is JSON as the API gives it, with its id; see Server/OpenAPI/*-staff.json. What is new is told to \
                those whom it may interest; what is known is changed, and nobody is told.

                Exit codes: 0 done, 1 refused or not reached, 2 wrong usage.
                """
        )
    }

    @Argument(help: "What it is.")
    var document: Document

    @Argument(help: "The file, or - for standard input.")
    var file: String

    @OptionGroup var options: StaffOptions

    func run() async throws {
        let bytes = try StaffInput.bytes(of: file)
        let name = StaffInput.name(of: file)
        guard let json = try? JSONValue(parsing: bytes), json.objectValue != nil else {
            throw StaffError.usage("\(name) is not a JSON object.")
        }
        guard let id = json["id"]?.integerValue, id >= 1 else {
            throw StaffError.usage("\(name) has no “id”: a whole number from 1.")
        }
        try await StaffCall.make(options) { client throws(StaffError) in
            let subject = "\(document.rawValue) \(id)"
            let answer = try await client.call(.PUT, "/\(document.folder)/\(id)", bytes, about: subject)
            return (answer, document.words(of: answer, id: id))
        }
    }
}

/// `… remove offer ID`
struct RemoveCommand<Document: StaffDocument>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove",
            abstract: "Takes something offline.",
            usage: "appshell backend \(Document.product) remove <document> <id> [<options>]",
            discussion: "Exit codes: 0 done, 1 refused or not reached, 2 wrong usage."
        )
    }

    @Argument(help: "What it is.")
    var document: Document

    @Argument(help: "Its id.")
    var id: Int

    @OptionGroup var options: StaffOptions

    func run() async throws {
        try await StaffCall.make(options) { client throws(StaffError) in
            let subject = "\(document.rawValue) \(id)"
            let answer = try await client.call(.DELETE, "/\(document.folder)/\(id)", about: subject)
            return (answer, "\(subject) is offline.")
        }
    }
}

import AppShell
import Foundation
import Testing

/// `appshell-backend PRODUCT publish …`
@Suite(.timeLimit(.minutes(2)))
struct StaffCommandTests {
    private static let offer = """
        {"id":900,"title":"Deux cafés","description":"Le matin.","start":"2026-01-06T08:00:00Z","type":"OFFRE",\
        "category":"FOOD_PLAISIRS","professional":{"id":3}}
        """

    private func allInConnect(in scratch: Scratch) async throws -> Staff {
        let folder = scratch.file("data")
        return try Staff(try await BackendProcess.start(["allinconnect", "--data", folder]), in: folder)
    }

    @Test("it publishes from a file and from standard input, says what came of it, and takes offline again")
    func publishes() async throws {
        let scratch = try Scratch()
        let staff = try await allInConnect(in: scratch)
        let file = try scratch.write(Self.offer, to: "offer.json")
        let new = try await staff.run("allinconnect", "publish", "offer", file)
        #expect(new == .init(status: 0, output: "offer 900 is online; members told: 0, held: 0.\n", errors: ""))
        let changed = try await staff.run("allinconnect", "publish", "offer", "-", input: Self.offer)
        #expect(changed.output == "offer 900 was changed. Nobody is told of changes.\n")
        let gone = try await staff.run("allinconnect", "remove", "offer", "900")
        #expect(gone.output == "offer 900 is offline.\n")
        let again = try await staff.run("allinconnect", "remove", "offer", "900")
        #expect(again.status == 1)
        #expect(again.errors.contains("it has no offer 900, or no staff API"))
    }

    @Test("what the back end refuses is said by field and ends with 1; as JSON, with its answer")
    func refusals() async throws {
        let scratch = try Scratch()
        let staff = try await allInConnect(in: scratch)
        let wrong = #"{"id":900,"title":""}"#
        let text = try await staff.run("allinconnect", "publish", "offer", "-", input: wrong)
        #expect(text.status == 1)
        #expect(text.output.isEmpty)
        #expect(text.errors.hasPrefix("appshell backend: \(staff.process.url) refused offer 900 (422):\n"))
        #expect(text.errors.contains("\n  title: ne doit pas être vide\n"))
        #expect(text.errors.contains("\n  professional.id: ne doit pas être nul\n"))
        let json = try await staff.run("allinconnect", "publish", "offer", "-", "--json", input: wrong)
        let answer = try JSONValue(parsing: json.output)
        #expect(answer["status"] == 422)
        #expect(answer["answer"]?["errors"]?["title"]?.arrayValue?.count == 1)
    }

    @Test(
        "what cannot be asked ends with 2 and says why",
        arguments: [
            (["publish", "offer", "/nowhere"], "", "/nowhere cannot be read: No such file or directory."),
            (["publish", "offer", "-"], "[]", "Standard input is not a JSON object."),
            (["publish", "offer", "-"], "{}", "Standard input has no “id”: a whole number from 1."),
            (["publish", "event", "-"], "{}", "Please provide one of 'offer' and 'professional'."),
            (["publish", "offer", "-", "--url", "http://exemple.fr"], "{\"id\":1}", "unencrypted. Use https."),
            (
                ["publish", "offer", "-", "--url", "exemple.fr"], "{\"id\":1}",
                "write http://HOST:PORT or https://HOST:PORT."
            ),
            (["publish", "offer", "-", "--key-file", "/nowhere"], "{\"id\":1}", "/nowhere cannot be opened"),
            (["members", "remove", "lea"], "", "lea is neither an email nor an id."),
        ]
    )
    func usage(_ words: [String], _ input: String, _ reason: String) async throws {
        let scratch = try Scratch()
        let key = try scratch.write(String(repeating: "k", count: 32), to: "key")
        let options = words.contains("--key-file") ? [] : ["--key-file", key]
        let outcome = try await BackendProcess.run(["allinconnect"] + words + options, input: input)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains(reason), "\(outcome)")
    }

    @Test("a wrong key, nobody who listens, and somebody else who does: each is said, and ends with 1")
    func unreached() async throws {
        let scratch = try Scratch()
        let staff = try await allInConnect(in: scratch)
        let key = try scratch.write(String(repeating: "k", count: 64), to: "key")
        func revoke(_ options: String...) async throws -> BackendProcess.Outcome {
            try await BackendProcess.run(["allinconnect", "revoke"] + options)
        }
        let wrong = try await revoke("--url", staff.process.url, "--key-file", key)
        #expect(wrong.status == 1)
        #expect(wrong.errors == "appshell backend: \(staff.process.url): this is not its staff key.\n")
        let nobody = try await revoke("--url", "http://127.0.0.1:1", "--key-file", key, "--json")
        #expect(nobody.status == 1)
        #expect(nobody.errors.contains("http://127.0.0.1:1 cannot be reached: Connection refused."))
        #expect(nobody.output.hasPrefix(#"{"fault":"http://127.0.0.1:1 cannot be reached"#))
        let plain = try await revoke("--url", staff.process.url.replacing("http:", with: "https:"), "--key-file", key)
        #expect(plain.status == 1)
        #expect(plain.errors.contains("does not speak TLS"), "\(plain.errors)")
    }

    @Test("members are added with the password from standard input, revoked and removed by email or id")
    func members() async throws {
        let scratch = try Scratch()
        let staff = try await allInConnect(in: scratch)
        let card = ["--card-number", "9", "--card-type", "Premium", "--card-valid-until", "2026-12-31"]
        func add(_ email: String, _ password: String) async throws -> BackendProcess.Outcome {
            let words =
                ["allinconnect", "members", "add", email, "--first-name", "Léa", "--last-name", "Martin"] + card
            return try await BackendProcess.run(
                words + ["--url", staff.process.url, "--key-file", staff.keyFile],
                input: password
            )
        }
        #expect(try await add("lea@exemple.fr", "mimosa 2026\r\nrest").output == "lea@exemple.fr is member 3.\n")
        let lea = try await Caller(staff.process).signedIn("lea@exemple.fr", "mimosa 2026")
        let taken = try await add("LEA@exemple.fr", "x")
        #expect(taken.status == 1)
        #expect(taken.errors.contains("email: appartient à un autre membre"))
        let empty = try await add("noe@exemple.fr", "\n")
        #expect(empty.status == 2)
        #expect(empty.errors.contains("Standard input has no password."))
        let revoked = try await staff.run("allinconnect", "revoke", "--member", "Lea@exemple.fr")
        #expect(revoked.output == "The sessions of Lea@exemple.fr have ended.\n")
        #expect(try await lea.call("GET", "/api/v1/users/me").status == 401)
        let camille = try await Caller(staff.process).signedIn()
        #expect(try await staff.run("allinconnect", "revoke").output == "All sessions have ended.\n")
        #expect(try await camille.call("GET", "/api/v1/users/me").status == 401)
        #expect(try await staff.run("allinconnect", "members", "remove", "lea@exemple.fr").status == 0)
        #expect(try await staff.run("allinconnect", "members", "remove", "1").status == 0)
        let nobody = try await staff.run("allinconnect", "members", "remove", "lea@exemple.fr")
        #expect(nobody.status == 1)
        #expect(nobody.errors == "appshell backend: Nobody has the email lea@exemple.fr.\n")
        #expect(try await staff.call("GET", "/members").json?.arrayValue?.count == 1)
    }

    @Test("at a terminal the password is typed twice and never shown; Ctrl-C leaves the terminal as it was")
    func terminal() async throws {
        let scratch = try Scratch()
        let staff = try await allInConnect(in: scratch)
        let words =
            ["allinconnect", "members", "add", "lea@exemple.fr", "--first-name", "Léa", "--last-name", "Martin"]
            + ["--card-number", "9", "--card-type", "Premium", "--card-valid-until", "2026-12-31"]
            + ["--url", staff.process.url, "--key-file", staff.keyFile]
        func ask(_ first: String, _ second: String?) throws -> (shown: String, status: Int32, hasEcho: Bool) {
            let terminal = try Terminal(BackendProcess.executable(), words)
            _ = terminal.wait(for: "Password: ")
            #expect(!terminal.hasEcho)
            terminal.type(first)
            if let second {
                _ = terminal.wait(for: "Again: ")
                terminal.type(second)
            }
            let shown = terminal.wait(for: second == nil ? "Interrupted." : first == second ? "member 3." : "differ.")
            return (shown, terminal.status(), terminal.hasEcho)
        }
        let interrupted = try ask("mimo\u{3}", nil)
        #expect(interrupted.status == 130)
        #expect(interrupted.hasEcho)
        let different = try ask("mimosa-2026\n", "mimosa-2027\n")
        #expect(different.status == 2)
        let added = try ask("mimosa-2026\n", "mimosa-2026\n")
        #expect(added.status == 0 && added.hasEcho)
        for shown in [interrupted.shown, different.shown, added.shown] { #expect(!shown.contains("mimo")) }
        _ = try await Caller(staff.process).signedIn("lea@exemple.fr", "mimosa-2026")
    }

    @Test("the product alone still serves; help and unknown words are the right program's")
    func help() async throws {
        let publish = try await BackendProcess.run(["madinia", "publish", "--help"])
        #expect(publish.status == 0)
        #expect(publish.output.contains("USAGE: appshell backend madinia publish <document> <file> [<options>]\n"))
        let isNarrow = publish.output.split(separator: "\n").allSatisfy { $0.count <= 80 }
        #expect(isNarrow)
        #expect(publish.output.contains("values: formation, article"))
        let serve = try await BackendProcess.run(["madinia", "--help"])
        #expect(serve.status == 0)
        #expect(serve.output.contains("--staff-key-file"))
        let members = try await BackendProcess.run(["madinia", "members", "add", "x"])
        #expect(members.status == 2)
        #expect(members.errors.contains("unexpected arguments: 'members', 'add', 'x'"))
    }
}

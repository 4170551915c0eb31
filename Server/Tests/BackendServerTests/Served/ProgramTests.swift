import AppShell
import Foundation
import Testing

/// How the program starts and ends.
struct ProgramTests {
    private func failure(_ arguments: [String], status: Int32 = 2) async throws -> String {
        let outcome = try await BackendProcess.run(arguments)
        #expect(outcome.status == status, "\(outcome)")
        #expect(outcome.output.isEmpty)
        return outcome.errors
    }

    @Test("it prints one line when it is ready, as text or as JSON, and ends with 0 on SIGTERM and 130 on SIGINT")
    func lines() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let outcome = await process.end(SIGTERM)
        #expect(outcome.status == 0)
        #expect(outcome.output == "allinconnect listens on \(process.url)\n")
        let other = try await BackendProcess.start(["madinia"])
        let interrupted = await other.end(SIGINT)
        #expect(interrupted.status == 130)
    }

    @Test("a second signal ends it at once, whatever it still waits for", arguments: [SIGTERM, SIGINT])
    func secondSignal(_ second: Int32) async throws {
        let process = try await BackendProcess.start(["allinconnect", "--drain", "600"])
        let caller = Caller(process)
        kill(process.processID, SIGTERM)
        while try await caller.call("GET", "/health").status == 200 { await Task.yield() }
        #expect(await process.end(second).status == 128 + second)
    }

    @Test("a second process on one folder is refused, with the folder, who holds it and the fix; the first goes on")
    func folders() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("a/b/data")
        let process = try await BackendProcess.start(["allinconnect", "--data", folder])
        for product in ["allinconnect", "madinia"] {
            #expect(
                try await failure([product, "--data", folder, "--port", "0"]) == """
                    appshell backend: --data \(folder) is in use by process \(process.processID): only one process at a time \
                    can use a data folder. Stop that one, or choose another folder.

                    """
            )
        }
        #expect(try await Caller(process).call("GET", "/health").status == 200)
        #expect(await process.end(SIGKILL).status == 128 + SIGKILL)
        let next = try await BackendProcess.start(["allinconnect", "--data", folder])
        #expect(try await Caller(next).call("GET", "/health").status == 200, "the lock ended with its process")
    }

    @Test("what it can't start with is said with the location, the fact and the fix, and ends with 2")
    func errors() async throws {
        let scratch = try Scratch()
        let process = try await BackendProcess.start(["allinconnect"])
        let port = try #require(URL(string: process.url)?.port)
        let taken = try await failure(["madinia", "--port", "\(port)", "--log-level", "error"])
        #expect(
            taken == """
                appshell backend: --host 127.0.0.1 --port \(port): another program is listening there. Stop it, or choose \
                another port (0 for any).

                """
        )
        let none = scratch.file("none.pem")
        #expect(
            try await failure(["madinia", "--certificate", none, "--key", none])
                == "appshell backend: --certificate \(none) is not a readable PEM certificate file.\n"
        )
        let text = try scratch.write("text", to: "file")
        #expect(
            try await failure(["madinia", "--data", text])
                == "appshell backend: --data \(text) is a file, not a folder. Name a folder; it is created if needed.\n"
        )
        #expect(
            try await failure(["allinconnect", "--secret-file", text])
                == "appshell backend: \(text) contains the secret of the tokens and has 4 bytes; it needs 32 to 4096.\n"
        )
        let open = try scratch.write(String(repeating: "a", count: 32), to: "open", mode: 0o644)
        #expect(
            try await failure(["allinconnect", "--secret-file", open])
                == "appshell backend: \(open) contains the secret of the tokens, but others may read it: chmod 600 \(open).\n"
        )
        let settings = try await failure(["allinconnect", "--push-settings", none])
        #expect(settings.contains(none))
        let scripted = try await failure(["madinia", "--scripted", "--host", "0.0.0.0"])
        #expect(scripted.contains("so it only works on this machine. Use --host 127.0.0.1, or leave out --scripted."))
        #expect(try await failure(["madinia", "--certificate", none]).contains("--key is missing"))
        #expect(try await failure(["pi"]).contains("'allinconnect' and 'madinia'"))
        #expect(try await failure([]).contains("Missing expected argument '<product>'"))
    }

    @Test("what it makes in its folder, only its owner can read: secrets, and the folder itself")
    func modes() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        for product in ["allinconnect", "madinia"] {
            let process = try await BackendProcess.start([product, "--data", folder])
            #expect(await process.end().status == 0)
        }
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(folder) == 0o700)
        #expect(try mode(folder + "/token-secret") == 0o600)
        #expect(try mode(folder + "/api-key") == 0o600)
    }

    @Test(
        "a folder that others may change, and keys that others may read, are refused with the command that closes them"
    )
    func wideModes() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        let modes: [FileAttributeKey: Any] = [.posixPermissions: 0o770]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: modes)
        #expect(try await failure(["madinia", "--data", folder]).contains("chmod 700 \(folder)"))
        let key = try scratch.write("0123456789abcdef", to: "key", mode: 0o640)
        #expect(try await failure(["madinia", "--api-key-file", key]).contains("chmod 600 \(key)"))
        #expect(try await failure(["madinia", "--certificate", key, "--key", key]).contains("PEM certificate"))
        let scripted = ["madinia", "--scripted", "--control-token-file", key]
        #expect(try await failure(scripted).contains("chmod 600 \(key)"))
    }

    @Test("beyond this machine Madinia has no default key")
    func defaultKey() async throws {
        let text = try await failure(["madinia", "--host", "0.0.0.0", "--port", "0"])
        #expect(text.contains("there is no default API key. Add --api-key-file or --data."))
    }

    @Test("without --samples a new state is empty: no sample account signs in, and nothing is for sale")
    func samples() async throws {
        let scratch = try Scratch()
        for place in [[], ["--data", scratch.file("data")]] {
            let process = try await BackendProcess.start(["allinconnect"] + place, samples: false)
            let body = #"{"email":"camille@exemple.fr","password":"azur-2026"}"#
            let answer = try await Caller(process).call("POST", "/api/v1/auth/authenticate", body)
            #expect(answer.status == 401)
        }
        var caller = Caller(try await BackendProcess.start(["madinia"], samples: false))
        caller.headers = [("X-API-Key", "test-key")]
        #expect(try await caller.call("GET", "/api/v1/formations").json?["data"]?.arrayValue == [])
    }

    @Test("a missing or empty database beside the secrets of an earlier one is refused, and left as it is")
    func lostDatabase() async throws {
        for product in ["allinconnect", "madinia"] {
            let scratch = try Scratch()
            let folder = scratch.file("data")
            let process = try await BackendProcess.start([product, "--data", folder])
            #expect(await process.end().status == 0)
            let database = "\(folder)/\(product).sqlite"
            let secret = "\(folder)/\(product == "madinia" ? "api-key" : "token-secret")"
            try FileManager.default.removeItem(atPath: database)
            #expect(
                try await failure([product, "--data", folder, "--samples"]) == """
                    appshell backend: \(database) is missing, but \(secret) shows that this folder had a state: restore a backup \
                    of it, or remove \(secret) to start anew.

                    """
            )
            _ = FileManager.default.createFile(atPath: database, contents: Data())
            #expect(try await failure([product, "--data", folder, "--samples"]).contains("\(database) is empty, but"))
            for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file != "lock" {
                try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
            }
            let next = try await BackendProcess.start([product, "--data", folder])
            #expect(await next.end().status == 0)
        }
    }

    @Test("a database that is found damaged after a crash is left as it is, its log too")
    func damagedAfterCrash() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        // Brought into the file first, so that only what follows stands in the log.
        #expect(await (try BackendProcess.start(["allinconnect", "--data", folder])).end().status == 0)
        let process = try await BackendProcess.start(["allinconnect", "--data", folder])
        _ = try await Caller(process).signedIn().register("a1", device: "1")
        #expect(await process.end(SIGKILL).status == 128 + SIGKILL)
        let file = URL(fileURLWithPath: "\(folder)/allinconnect.sqlite")
        let log = URL(fileURLWithPath: "\(folder)/allinconnect.sqlite-wal")
        var bytes = [UInt8](try Data(contentsOf: file))
        for index in 100..<bytes.count { bytes[index] ^= 0x5A }
        try Data(bytes).write(to: file)
        let before = try Data(contentsOf: log)
        #expect(!before.isEmpty)
        let refused = try await failure(["allinconnect", "--data", folder, "--port", "0", "--idle-timeout", "1"])
        #expect(refused.contains("restore a backup"))
        let (fileIsSame, logIsSame) = (try Data(contentsOf: file) == Data(bytes), try Data(contentsOf: log) == before)
        #expect(fileIsSame && logIsSame)
    }

    @Test("in a folder that was there, and was open to others, its files are its owner's alone, old ones and new ones")
    func modesInOpenFolder() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        for _ in 1...2 {
            let process = try await BackendProcess.start(["allinconnect", "--data", folder])
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            let database = "allinconnect.sqlite"
            #expect(files == [database, database + "-shm", database + "-wal", "lock", "staff-key", "token-secret"])
            for file in files {
                let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")[.posixPermissions]
                #expect(mode as? Int == 0o600, "\(file)")
            }
            // Killed, so that log and index stay.
            #expect(await process.end(SIGKILL).status == 128 + SIGKILL)
            for file in files where file.hasPrefix(database) {
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: "\(folder)/\(file)")
            }
        }
    }
}

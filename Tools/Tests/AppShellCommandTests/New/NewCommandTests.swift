import AppShell
import Foundation
import Testing

@testable import AppShellCommand

/// `appshell new`, on copies of what it reads; `Tests/New/run` compiles and runs what it writes.
struct NewCommandTests {
    /// As much of the repository as the command looks at.
    private static func repository() throws -> Scratch {
        let scratch = try Scratch()
        for path in [
            "Package.swift", "Makefile", ".swift-format", ".github/CODEOWNERS", "Sources", "Tools/Package.swift",
            "Tools/Sources/AppShellMain", "Tools/Sources/AppShellServed", "Tools/Sources/AppShellWeb",
            "Tests/ProductSuiteTests/EveryProduct.swift", "Tests/ArchitectureTests/Rules/Layout.swift",
        ] {
            let copy = scratch.folder.appending(path: path)
            let manager = FileManager.default
            try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: Repository.root.appending(path: path), to: copy)
        }
        return scratch
    }

    private static func files(of scratch: Scratch) throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path)
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                (try? String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
            }
        )
    }

    @Test("a feature that there is leads to the page that says how another product takes it")
    func known() throws {
        let scratch = try Self.repository()
        let run = try Command(["new", "feature", "Contact", "--in", "allinconnect"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("Sources/Features/Contact: there is such a feature already."), "\(run.errors)")
        #expect(run.errors.contains("docs/reusing-features.md says how allinconnect takes it too"))
    }

    @Test("a dry run writes nothing, and shows what the command then writes")
    func dryRun() throws {
        let scratch = try Self.repository()
        let before = try Self.files(of: scratch)
        for arguments in [
            ["new", "feature", "Guestbook", "--in", "madinia", "--title", "Livre d'or", "--owner", "@madinia/book"],
            ["new", "product", "Library", "--feature", "Loans", "--owner", "@library/app"],
            ["new", "script", "Ma liste", "--product", "pitrainer"],
        ] {
            let start = try Self.files(of: scratch)
            let dry = try Command(arguments + ["--dry-run"], in: scratch.folder)
            #expect(dry.status == 0, "\(dry.errors)")
            #expect(try Self.files(of: scratch) == start)
            let run = try Command(arguments, in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
            let after = try Self.files(of: scratch)
            let created = Set(dry.output.matches(of: /(?m)^create (.*)$/).map { String($0.1) })
            let changed = Set(dry.output.matches(of: /(?m)^change (.*)$/).map { String($0.1) })
            #expect(Set(after.keys).subtracting(start.keys) == created)
            #expect(Set(start.keys.filter { start[$0] != after[$0] }) == changed)
            #expect(run.output.contains("\nNext:\n  ./appshell run Scenarios/"), "\(run.output)")
            let again = try Command(arguments, in: scratch.folder)
            #expect(again.status == 2)
            #expect(again.errors.contains("already"), "\(again.errors)")
            #expect(try Self.files(of: scratch) == after)
        }
        #expect(try Self.files(of: scratch).count > before.count + 15)
    }

    @Test("a feature's words come into the product's table for English, in the order of the code")
    func translations() throws {
        let scratch = try Self.repository()
        let run = try Command(
            ["new", "feature", "Guestbook", "--in", "pitrainer", "--title", "Livre d'or"],
            in: scratch.folder
        )
        #expect(run.status == 0, "\(run.errors)")
        let place = NewPlace(root: scratch.folder)
        let files = place.swiftFiles(in: "Sources/PiTrainer")
        let code = try CodeTexts(files, in: place)
        let table = try #require(try TableFile.find(.english, in: files, of: place))
        #expect(table.entries.map(\.key) == code.texts.map(\.key))
        #expect(code["Livre d'or"]?.path == "Sources/PiTrainer/Strings/PiTrainerGuestbookStrings.swift")
        #expect(table.entries.contains { $0.key == "Livre d'or" && $0.entry == .text("Guestbook") })
    }

    @Test("an owner stands in the module, the product and CODEOWNERS; without one there is none")
    func owners() throws {
        let scratch = try Self.repository()
        let before = try Self.files(of: scratch)
        for arguments in [
            ["feature", "Guestbook", "--in", "madinia", "--owner", "@madinia/book"],
            ["product", "Library", "--feature", "Loans", "--owner", "library@example.org"],
            ["feature", "Letters", "--in", "madinia"],
        ] {
            let run = try Command(["new"] + arguments, in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        let after = try Self.files(of: scratch)
        let guestbook = try #require(after["Sources/Features/Guestbook/GuestbookModule.swift"])
        #expect(guestbook.contains(#"contributions.owner("@madinia/book", contract: ""#))
        let app = try #require(after["Sources/Library/LibraryApp.swift"])
        #expect(app.contains(#"owner: Ownership("library@example.org", contract: ""#))
        let letters = try #require(after["Sources/Features/Letters/LettersModule.swift"])
        #expect(!letters.contains("owner"))
        let owners = try #require(after[".github/CODEOWNERS"]).split(separator: "\n")
        #expect(
            Set(owners).subtracting(try #require(before[".github/CODEOWNERS"]).split(separator: "\n")) == [
                "/Sources/Features/Guestbook/ @madinia/book", "/Sources/Features/Loans/ library@example.org",
                "/Sources/Library/ library@example.org",
            ]
        )
        #expect(owners.dropFirst().elementsEqual(owners.dropFirst().sorted()))
    }

    @Test(
        "what is taken or unknown is refused",
        arguments: [
            (["feature", "Blog", "--in", "madinia"], "has a module “blog” already"),
            (["feature", "Partner", "--in", "madinia"], "PartnerDestinations.swift: declares PartnerList already."),
            (
                ["feature", "Articles", "--in", "madinia"],
                "https://madinia.fr/articles: leads to blog.list already, by /articles."
            ),
            (
                ["feature", "Guestbook", "--in", "madina"],
                "Unknown product “madina”; available: madinia, pitrainer, allinconnect. Did you mean “madinia”?"
            ),
            (["feature", "Guestbook"], "--in"), (["featur", "Guestbook"], "Did you mean “feature”?"),
            (["product", "Madinia"], "there is a product madinia already"),
            (["product", "Stack"], "the shell may not name a product"),
            (["product", "Library", "--feature", "Blog"], "Name the first feature: --feature NAME."),
            (["product", "Library", "--at", "Sources"], "Sources: exists, and is not empty. Name a new folder."),
            (["product", "Library", "--title", "a \"b\""], "--title: a title is one line"),
            (["product", "Library", "--title", "a", "--title", "b"], "--title: given twice, with “a” and “b”."),
            (["product", "Library", "--owner", "library"], "--owner: CODEOWNERS can't name “library”."),
            (["feature", "Guestbook", "--in", "madinia", "--owner", "@a b"], "--owner: CODEOWNERS can't name “@a b”."),
            (["script", "Accueil", "--product", "madinia"], "Scenarios/Madinia/accueil.feature: exists already."),
            (["script", "Ma liste"], "Name the product with --product: madinia, pitrainer, allinconnect."),
            (["script", "…", "--product", "madinia"], "no letter from A to Z"),
        ]
    )
    func refusals(_ arguments: [String], _ words: String) throws {
        let run = try Command(["new"] + arguments + ["--dry-run"])
        #expect(run.status == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test("outside of a repository there is nowhere to write")
    func nowhere() throws {
        let scratch = try Scratch()
        let run = try Command(["new", "script", "A", "--product", "madinia"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("There is no Package.swift in this folder or above."))
    }

    @Test("a script passes as it stands, for every product", arguments: ["madinia", "pitrainer", "allinconnect"])
    func scripts(_ product: String) throws {
        let scratch = try Self.repository()
        let made = try Command(["new", "script", "L'été, n° 2", "--product", product], in: scratch.folder)
        #expect(made.output.contains("/l-ete-n-2.feature"), "\(made.output)\(made.errors)")
        let run = try Command(["run"], in: scratch.folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(try Command(["lint", "--fix"], in: scratch.folder).errors == "")
    }

    @Test("a repository of its own names the checkout by its path from there")
    func repositoryOfItsOwn() throws {
        let scratch = try Scratch()
        let run = try Command(
            ["new", "product", "Library", "--at", "deep/library", "--feature", "Loans"],
            in: scratch.folder
        )
        #expect(run.status == 0, "\(run.errors)")
        let folder = scratch.folder.appending(path: "deep/library")
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        let path = try #require(manifest.firstMatch(of: /name: "AppShell", path: "([^"]+)"/)).1
        #expect(path.hasPrefix("../../"))
        let checkout = folder.appending(path: String(path))
        #expect(FileManager.default.fileExists(atPath: checkout.appending(path: "Sources/AppShell").path))
        let files = try Self.files(of: scratch)
        #expect(files["deep/library/README.md"]?.contains("\nswift test  ") == true)
        let tests = try #require(files["deep/library/Tests/LibraryTests/LibraryTests.swift"])
        for line in [
            "ScriptFolder(\"Scenarios/library\", kit: LibraryTestKit.self)", "ProductCheck.all",
            "PackageArchitecture().check()",
        ] { #expect(tests.contains(line)) }
    }
}

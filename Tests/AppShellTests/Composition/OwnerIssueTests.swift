import AppShellInspection
import Testing

@testable import AppShell

struct OwnerIssueTests {
    private func issues(_ owners: [(String, String)], product: Ownership? = nil) -> [String] {
        let module = SampleModule("notes") { contributions in
            for (owner, contract) in owners { contributions.owner(owner, contract: contract) }
        }
        let manifest = AppManifest(id: "p", name: "P", navigation: .tabs([], selected: "none"), owner: product)
        let issues = Composition(manifest: manifest, modules: [module]).issues
        expectFrench(issues)
        return issues.filter { $0.code.hasPrefix("owner") }.map { "\($0)" }
    }

    @Test(
        "an owner is named as CODEOWNERS has it",
        arguments: ["@madinia/catalogue", "@ada", "team@madinia.fr", "@a-b/c_d.e"]
    )
    func named(_ owner: String) {
        #expect(issues([(owner, "Courses")]) == [])
    }

    @Test(
        "what CODEOWNERS can't name is refused",
        arguments: [
            "", "Contenus", "@", "@a/", "@/b", "@a/b/c", "@a b", "a@b", "@a@b", "équipe@madinia.fr", "a/b@c.fr",
        ]
    )
    func unnamed(_ owner: String) {
        #expect(
            issues([(owner, "Courses")]) == [
                "[owner-name] notes: “\(owner)” is named as the owner. "
                    + "Fix: write @organisation/team, @name or an e-mail address, as CODEOWNERS has them."
            ]
        )
    }

    @Test("a contract says something in one line; a module has one owner; the product's is checked too")
    func contracts() {
        #expect(
            issues([("@a", " "), ("@b", "x\ny")], product: Ownership("us", contract: "x.md")) == [
                "[owner-name] manifest: “us” is named as the owner. "
                    + "Fix: write @organisation/team, @name or an e-mail address, as CODEOWNERS has them.",
                "[owner-duplicate] notes: the module names two owners, “@a” and “@b”. "
                    + "Fix: name one: a team may have several people.",
                "[owner-contract] notes: the contract of “@a” is “ ”. "
                    + "Fix: say in one line what they promise, or name the document that does.",
                "[owner-contract] notes: the contract of “@b” is “x\ny”. "
                    + "Fix: say in one line what they promise, or name the document that does.",
            ]
        )
    }

    @Test("a module without an owner is no issue, and its owner's file is the caller's")
    func file() {
        #expect(issues([]) == [])
        #expect(Ownership("@a", contract: "x").fileID == "AppShellTests/OwnerIssueTests.swift")
    }
}

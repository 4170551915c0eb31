import ScriptTestSupport
import Testing

@testable import ScenarioRunner

struct RequirementTests {
    private func issues(_ csv: String) -> [String] {
        do throws(RequirementList.Issues) {
            _ = try RequirementList(parsing: csv)
            return []
        } catch {
            return error.issues.map(\.description)
        }
    }

    @Test("a list is read in its order, titles with commas and quotes included")
    func list() throws {
        let list = try RequirementList(
            parsing: "id,kinds,title\r\nMAD-FR1,H W,\"four tabs, « Accueil » \"\"first\"\"\"\r\n\r\nAIC-22,B,offers\n"
        )
        #expect(list.requirements.map(\.id) == ["MAD-FR1", "AIC-22"])
        #expect(list.requirements.map(\.kinds) == [[.scenario, .web], [.backend]])
        #expect(list.requirements.map(\.title) == ["four tabs, « Accueil » \"first\"", "offers"])
        #expect(list.prefixes == ["MAD-", "AIC-"])
    }

    @Test("all errors come at once, each with its line")
    func everyError() {
        let csv = """
            id,kinds,title
            MAD-FR1,H,one
            MAD-FR2,H,two, and more
            mad-fr3,H,three
            MAD-FR4,H X,four
            MAD-FR5,,five
            MAD-FR1,H,again
            MAD-FR6,H H,six
            MAD-FR7,H,
            MAD-FR8,H,a "quote" inside
            MAD-FR9,H,"never closed
            """
        #expect(
            issues(csv) == [
                "line 3: there are 4 fields, not 3; quote a title that contains a comma.",
                "line 4: “mad-fr3” is not an id; write one like MAD-FR10.",
                "line 5: “X” is not a kind; there are H, B, T, M, W, D, with spaces between.",
                "line 6: MAD-FR5 has no kind.",
                "line 7: MAD-FR1 is already on line 2.",
                "line 8: the kind H appears twice.",
                "line 9: MAD-FR7 has no title.",
                "line 10: there is a quote inside a field; quote the whole field and double the quote.",
                "line 11: a quote is never closed.",
            ]
        )
    }

    @Test("a line break within quotes counts for the lines after it")
    func lines() {
        #expect(
            issues("id,kinds,title\nMAD-FR1,H,\"a\nb\"\nx,H,c\n") == [
                "line 4: “x” is not an id; write one like MAD-FR10."
            ]
        )
    }

    @Test("a list without a header, or without a requirement, is none")
    func empty() {
        #expect(issues("") == ["line 1: the header is not id,kinds,title."])
        #expect(issues("MAD-FR1,H,one\n") == ["line 1: the header is not id,kinds,title."])
        #expect(issues("id,kinds,title\n") == ["line 1: there are no requirements."])
    }

    @Test(
        "ids are found in a text alone, in lists, in ranges and in short",
        arguments: [
            ("MAD-FR13, MAD-FR38: a retry never registers twice", ["MAD-FR13", "MAD-FR38"]),
            ("MAD-NFR1…5: figures", ["MAD-NFR1", "MAD-NFR2", "MAD-NFR3", "MAD-NFR4", "MAD-NFR5"]),
            ("MAD-J1…J4", ["MAD-J1", "MAD-J2", "MAD-J3", "MAD-J4"]),
            ("AIC-22...24 hold", ["AIC-22", "AIC-23", "AIC-24"]),
            ("MAD-FR10 … MAD-FR12", ["MAD-FR10", "MAD-FR11", "MAD-FR12"]),
            ("AIC-22 to AIC-24", ["AIC-22", "AIC-23", "AIC-24"]),
            ("MAD-FR16/FR17 and MAD-FR21/39", ["MAD-FR16", "MAD-FR17", "MAD-FR21", "MAD-FR39"]),
            ("MAD-FR30a, PI-S1.1, PI-S3.0.", ["MAD-FR30a", "PI-S1.1", "PI-S3.0"]),
            ("MAD-FR1, MAD-FR1", ["MAD-FR1"]),
            ("MAD-FR1 – 4 tabs", ["MAD-FR1"]),
            ("MAD-FR1… and more", ["MAD-FR1"]),
            ("MAD-FR9…MAD-FR2", ["MAD-FR9", "MAD-FR2"]),
            ("NOMAD-FR1", ["NOMAD-FR1"]),
            ("xMAD-FR1 M-1 mad-fr1 MAD-FRx MAD-01", []),
            ("MAD-99999999999999999999", []),
            ("", []),
        ]
    )
    func ids(_ text: String, _ ids: [String]) {
        #expect(RequirementID.all(in: text) == ids)
    }

    @Test("reading ids never traps, whatever the text")
    func anyText() {
        var random = MutationGenerator(seed: 5)
        let pieces = ["MAD-", "FR", "1", "…", "5", " ", "/", ".", "...", "to ", "é", "-", "9223372036854775807", "a"]
        for _ in 0..<5_000 {
            let text = (0..<random.below(9)).map { _ in
                random.pick(pieces)
            }.joined()
            let ids = RequirementID.all(in: text)
            #expect(Set(ids).count == ids.count)
            #expect(ids.allSatisfy { RequirementID.all(in: $0) == [$0] }, "\(text)")
        }
    }
}

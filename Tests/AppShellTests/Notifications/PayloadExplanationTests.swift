import AppShellTexts
import Testing

@testable import AppShell
@testable import AppShellInspection

/// What a person is told of a payload.
struct PayloadExplanationTests {
    private static let table = PayloadTable(
        [
            (
                PayloadRule(
                    version: "2",
                    when: ["type": ["formation"]],
                    parameters: [PayloadParameter("key", from: [.slug("slug"), .number("id")])]
                ), "course"
            ),
            (PayloadRule(version: "2", when: ["type": ["article"], "lang": ["en", "fr"]]), "article"),
            (PayloadRule(version: "1", parameters: [PayloadParameter("key", from: [.number("courseId")])]), "course"),
        ],
        versions: ["2", "1"]
    )

    @Test(
        "SHELL-3: what matches no rule is told the nearest rule and what it misses",
        arguments: [
            ("{}", "the payload has no data"), (#"{"aps":{"alert":"x"}}"#, "the payload has no data"),
            (
                #"{"url":"https://x"}"#,
                "the payload has none of the keys that rules read: “courseId”, “id”, “lang”, “slug”, “type”"
            ),
            (
                #"{"type":"formation"}"#,
                "the rule of “sample” for “course” is the nearest: {key} has no value: “slug” is missing, “id” is missing"
            ),
            (
                #"{"type":"formation","slug":"A B","id":1.5}"#,
                "the rule of “sample” for “course” is the nearest: {key} has no value: “slug” holds “A B”, not lower-case"
                    + " letters, digits and single hyphens between them, of 1 to 256 bytes, “id” holds 1.5, not a whole"
                    + " number from 1 to 2^63-1 without leading zeros"
            ),
            (
                #"{"type":"promo","id":7}"#,
                "the rule of “sample” for “course” is the nearest: “type” holds “promo”, not “formation”"
            ),
            (
                #"{"type":"article","lang":["fr"]}"#,
                "the rule of “sample” for “article” is the nearest: “lang” holds an array, not “en” or “fr”"
            ),
            (
                #"{"courseId":true}"#,
                "the rule of “sample” for “course” is the nearest: {key} has no value: “courseId” holds true, not a whole"
                    + " number from 1 to 2^63-1 without leading zeros"
            ),
        ]
    )
    func reasons(_ payload: String, _ reason: String) throws {
        #expect(try Self.table.reason(payload) == reason)
        let story = Self.table.explain(try PushPayload(parsing: payload))
        expectFrench(story.description) { story.localizedDescription }
    }

    @Test("SHELL-3: a parameter that the destination can do without makes no rule nearer")
    func optionalParameters() throws {
        let key = PayloadParameter("key", from: [.number("id")])
        let event = PayloadTable.Entry(
            rule: PayloadRule(when: ["type": ["event"]], parameters: [key]),
            destination: "event",
            module: "sample",
            optionalParameterNames: ["key"]
        )
        let course = PayloadTable.Entry(
            rule: PayloadRule(when: ["type": ["formation"]], parameters: [key]),
            destination: "course",
            module: "sample"
        )
        let table = PayloadTable(entries: [event, course], policy: PayloadPolicy(versions: ["1"]))
        #expect(
            try table.reason(#"{"type":"promo","id":7}"#)
                == "the rule of “sample” for “course” is the nearest: “type” holds “promo”, not “formation”"
        )
    }

    @Test("SHELL-3: of ten thousand rules the nearest gives the reason")
    func manyRules() throws {
        let rules = (0..<10_000).map { number in
            (
                PayloadRule(
                    when: ["app": ["sample"], "type": ["t\(number)"]],
                    parameters: [PayloadParameter("id", from: [.number("id")])]
                ), "d\(number)"
            )
        }
        let table = PayloadTable(rules)
        let nearest = "the rule of “sample” for"
        #expect(
            try table.reason(#"{"app":"sample","type":"t9999"}"#)
                == "\(nearest) “d9999” is the nearest: {id} has no value: “id” is missing"
        )
        #expect(try table.reason(#"{"id":7}"#)?.hasSuffix("“app” is missing; “type” is missing") == true)
        #expect(
            try table.reason(#"{"from":"1"}"#)
                == "the payload has none of the keys that rules read: “app”, “id”, “type”"
        )
    }

    @Test("SHELL-3: of many keys that rules read the first eight are told")
    func manyKeys() throws {
        let table = PayloadTable((10..<30).map { (PayloadRule(when: ["k\($0)": ["x"]]), "d") })
        let keys = (10..<18).map { "“k\($0)”" }.joined(separator: ", ")
        #expect(
            try table.reason(#"{"from":"1"}"#)
                == "the payload has none of the keys that rules read: \(keys) and 12 more"
        )
    }

    @Test("SHELL-3: a product without rules says so")
    func none() throws {
        #expect(try PayloadTable([]).reason(#"{"id":7}"#) == "the product has no payload rules")
    }

    @Test("SHELL-3: a reason quotes little of a value, nothing of others, and nothing that misleads the eye")
    func quoting() throws {
        let long = String(repeating: "é", count: 65)
        let reason = try #require(
            try Self.table.reason(#"{"type":"\#(long)","name":"Lucas","x":{"type":"formation"}}"#)
        )
        #expect(reason.contains("“\(String(repeating: "é", count: 64))…”"))
        #expect(!reason.contains("Lucas"))
        let hidden = try #require(try Self.table.reason(#"{"type":"a\nb\u202Ec\u0007"}"#))
        #expect(hidden.contains(#"“a\u{A}b\u{202E}c\u{7}”"#))
    }

    @Test("SHELL-3: the story of a payload tells of each rule in the order in which it is asked")
    func story() throws {
        let payload = try PushPayload(parsing: #"{"type":"formation","id":7,"courseId":8}"#)
        let story = Self.table.explain(payload)
        #expect(story.steps.map(\.decides) == [false, true, false])
        #expect(
            story.description == """
                The payload leads to course(key: 7), by a rule of “sample”.
                  - version 2, article of “sample” (“lang” is “en” or “fr”, “type” is “article”): “lang” is missing; \
                “type” holds “formation”, not “article”
                  - version 2, course of “sample” (“type” is “formation”, {key} from “slug” or “id”): matches
                  - version 1, course of “sample” ({key} from “courseId”): matches too, and comes later
                """
        )
        let nowhere = Self.table.explain(try PushPayload(parsing: "{}"))
        #expect(
            nowhere.description.hasPrefix("The payload leads nowhere: the payload has no data.\n  - version 2, article")
        )
    }

    @Test("the story in French")
    func french() throws {
        let reader = Reader(.french, translations: Translations.inspection)
        func story(_ payload: String) throws -> String {
            let story = Self.table.explain(try PushPayload(parsing: payload))
            return Reader.$current.withValue(reader) { story.localizedDescription }
        }
        #expect(
            try story(#"{"type":"formation","id":7,"courseId":8}"#) == """
                La charge utile mène à course(key: 7), par une règle de « sample ».
                  - version 2, article de « sample » (« lang » vaut « en » ou « fr », « type » vaut « article ») : « lang » manque ; \
                « type » contient « formation », pas « article »
                  - version 2, course de « sample » (« type » vaut « formation », {key} tiré de « slug » ou « id ») : correspond
                  - version 1, course de « sample » ({key} tiré de « courseId ») : correspond aussi, mais vient après
                """
        )
        #expect(
            try story("{}").hasPrefix(
                "La charge utile ne mène nulle part : la charge utile n'a pas de données.\n  - version 2"
            )
        )
    }

    @Test("SHELL-3: the story and the match agree, and so do issues and matches, for every rule and payload")
    func agreement() throws {
        for seed in 1...400 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let entries = (0..<generator.number(0...8)).map { _ in
                PayloadTable.Entry.random(&generator, versions: ["2", "1"])
            }
            let table = PayloadTable(entries: entries, policy: PayloadPolicy(versions: ["2", "1"]))
            for _ in 0..<20 {
                let payload = try PushPayload.random(&generator)
                let story = table.explain(payload)
                for step in story.steps {
                    #expect(step.issues.isEmpty == (step.entry.route(for: payload.data) != nil), "seed \(seed)")
                }
                let decided = story.steps.first(where: \.decides)?.entry
                if case .matched(_, let entry) = story.match {
                    #expect(decided == entry, "seed \(seed)")
                } else {
                    #expect(decided == nil, "seed \(seed)")
                }
            }
        }
    }
}

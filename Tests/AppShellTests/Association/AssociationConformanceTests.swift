import Foundation
import Testing

@testable import AppShell
@testable import AppShellInspection

/// Cases of association files, which are never part of this repository: what the official test data has under a name with
/// `aasa` or `association`.
///
/// `APPSHELL_CONFORMANCE` names the data's folder; without it, the one beside the checkout is taken. Every
/// `.json` file of such a name, or in such a folder, holds cases in one of these shapes:
///
/// ```json
/// {"file": {"applinks": {…}}, "host": "a.fr", "appID": "T.a",
///  "cases": [{"url": "https://a.fr/x", "appID": "T.a", "opens": true}]}
/// ```
///
/// - the file: `file`, `aasa`, `association`, `json`; beside the cases or in each; itself, or as a text; or `applinks`;
/// - the cases: `cases`, `tests`, `matching`; or the whole document is an array of cases; or one case alone;
/// - the link: `url`, `link`, `path`; one that begins with `/` is completed by the host;
/// - the answer: `opens`, `expected`, `expect`, `match`, `matches`, `result`: true, false, null, an app's id, or one of
///   `match`, `open`, `opens`, `app`; `exclude`, `block`, `no_match`, `none`, `unset`, `browser`, `safari`;
/// - the app: `appID`, `app`, `bundle`; without it, any app of the file.
///
/// A file that breaks Apple's rules hands nothing over. A case that can't be read fails, with its location.
@Suite(.enabled(if: AssociationData.isAvailable, "no association cases: name their folder with APPSHELL_CONFORMANCE"))
struct AssociationConformanceTests {
    @Test("The cases of the official association files are decided as they say", arguments: try AssociationData.files())
    func cases(_ name: String) throws {
        let cases = try AssociationData.cases(of: name)
        #expect(!cases.isEmpty, "\(name) has no case")
        for sample in cases {
            let outcome = sample.outcome
            #expect(outcome == sample.expected, "\(name), \(sample.place): \(sample.link) (\(sample.note))")
        }
    }
}

/// The reader of the cases, on shapes of our own, so that it is tried where there is no such folder.
@Suite struct AssociationDataTests {
    private static let file = #"{"applinks": {"details": [{"appID": "T.a", "components": [{"/": "/a"}]}]}}"#

    @Test(arguments: [
        #"{"file": \#(file), "cases": [{"url": "https://a.fr/a", "opens": true}, {"url": "https://a.fr/b", "opens": false}]}"#,
        #"{"aasa": \#(file), "host": "a.fr", "tests": [{"path": "/a", "expected": "T.a"}, {"link": "/b", "expected": null}]}"#,
        #"[{"aasa": \#(file), "url": "https://a.fr/a", "appID": "T.a", "match": true}, {"file": \#(file), "link": "https://a.fr/a", "appID": "T.b", "expect": "no_match"}]"#,
        #"{"file": \#(file), "appID": "T.a", "cases": [{"url": "https://a.fr/a", "expected": {"opens": true, "appID": "T.a"}}, {"url": "/b", "result": "exclude"}]}"#,
    ])
    func reads(_ text: String) throws {
        let cases = try AssociationData.cases(in: JSONValue(parsing: text), at: "$")
        #expect(cases.count == 2)
        for sample in cases { #expect(sample.outcome == sample.expected, "\(sample)") }
    }

    @Test(arguments: [
        #"{"cases": [{"url": "https://a.fr/a", "opens": true}]}"#,
        #"{"file": \#(file), "cases": [{"opens": true}]}"#,
        #"{"file": \#(file), "cases": [{"url": "https://a.fr/a"}]}"#, #"{"file": \#(file)}"#, "7",
        #"{"file": \#(file), "cases": [{"url": "https://a.fr/a", "opens": 1}]}"#,
    ])
    func refuses(_ text: String) {
        #expect(throws: AssociationData.Unreadable.self) {
            try AssociationData.cases(in: JSONValue(parsing: text), at: "$")
        }
    }
}

import Foundation
import ScenarioReports
import Synchronization
import Testing

@Suite("The parts of a large run's page")
struct HTMLPartsTests {
    private final class Files: Sendable {
        let written = Mutex<[String: String]>([:])
    }

    private static func page(scenarios: Int, parts: Bool) -> (page: String, files: [String: String]) {
        let files = Files()
        let folder = HTMLPartFolder(name: "report-parts") { name, bytes in
            files.written.withLock { $0[name] = String(decoding: bytes, as: UTF8.self) }
        }
        var page: [UInt8] = []
        let report = HTMLReport(title: "Run", parts: parts ? folder : nil) { page += $0 }
        for event in SampleRun.grown(scenarios: scenarios, steps: 2).events { report.handle(event) }
        return (String(decoding: page, as: UTF8.self), files.written.withLock(\.self))
    }

    @Test("Up to the limit the page is one file, the same as without a folder")
    func small() {
        let (page, files) = Self.page(scenarios: 300, parts: true)
        #expect(files.isEmpty)
        #expect(page == Self.page(scenarios: 300, parts: false).page)
        #expect(!page.contains("'self'"))
    }

    @Test("Beyond it, what passed is in parts, which the page's index counts and names by their digests")
    func large() throws {
        let count = HTMLReport.mostInline + 1
        let (page, files) = Self.page(scenarios: count, parts: true)
        #expect(page.contains("'self'"))
        #expect(page.contains(#""parts":"report-parts""#))
        let failed = count / 100
        #expect(page.components(separatedBy: #"{"kind":"scenario""#).count - 1 == failed)
        let texts = files.values.joined()
        #expect(texts.components(separatedBy: #"{"kind":"scenario""#).count - 1 == count - failed)
        #expect(!texts.contains(#""status":"failed""#))
        for (name, text) in files {
            let call = try #require(text.firstMatch(of: /^appshellPart\((\d+),"([0-9a-f]{16})",\[/))
            #expect(name == "\(call.1).js")
            #expect(page.contains(#""part":\#(call.1),"digest":"\#(call.2)""#))
            #expect(text.hasSuffix("]);\n"))
            let json = text[call.range.upperBound...].dropLast(4)
            let pieces = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [Any]
            #expect((1...200).contains(pieces?.count ?? 0))
        }
    }
}

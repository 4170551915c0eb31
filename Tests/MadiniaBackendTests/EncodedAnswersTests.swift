import AppShell
import MadiniaBackend
import Testing

struct EncodedAnswersTests {
    private static let paths = ["/formations", "/formations?page=2", "/formations/starter", "/articles", "/articles/2"]

    @Test("back ends that share what they encoded answer as one that encodes by itself", arguments: paths)
    func same(path: String) {
        let answers = EncodedAnswers()
        let alone = Call(MadiniaBackend(apiKey: "key"), .get, path)
        for _ in 0..<3 {
            let shared = Call(MadiniaBackend(apiKey: "key", encodedAnswers: answers), .get, path)
            #expect(shared.response == alone.response)
        }
    }

    @Test("a record that changes is encoded anew, in the back end that has it alone")
    func changes() {
        let answers = EncodedAnswers()
        let (changed, other) = (
            MadiniaBackend(apiKey: "key", encodedAnswers: answers),
            MadiniaBackend(apiKey: "key", encodedAnswers: answers)
        )
        for path in ["/formations", "/formations/starter"] { _ = Call(changed, .get, path) }
        #expect(changed.update("Starter") { $0.title = "Starter 2" })
        #expect(Call(changed, .get, "/formations").titles?.first == "Starter 2")
        #expect(Call(changed, .get, "/formations/starter").text.contains("Starter 2"))
        #expect(Call(other, .get, "/formations").titles?.first == "Starter")
        changed.formations = []
        #expect(Call(changed, .get, "/formations").titles == [])
        #expect(Call(changed, .get, "/formations/starter").status == 404)
    }

    @Test("a page is of its size and address")
    func pages() {
        let answers = EncodedAnswers()
        let backend = MadiniaBackend(apiKey: "key", encodedAnswers: answers)
        let all = Call(backend, .get, "/formations").titles
        backend.pageSize = 2
        #expect(Call(backend, .get, "/formations").titles == all.map { Array($0.prefix(2)) })
        #expect(Call(backend, .get, "/formations?page=2").titles == all.map { Array($0.dropFirst(2).prefix(2)) })
        let head = Call(backend, .head, "/formations")
        #expect(head.response.body.isEmpty)
    }
}

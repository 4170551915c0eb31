import AppShell
import MadiniaBackend
import Testing

/// Lists come in pages, with links to their neighbours.
struct PaginationTests {
    /// Nine formations, four a page: three pages.
    private func page(_ query: String = "") -> Call {
        let backend = MadiniaBackend.sample()
        backend.pageSize = 4
        return Call(backend, .get, "/formations" + query)
    }

    private let titles = FormationData.samples.map(\.title)

    @Test("MAD-FR36: a page holds so many items, the last one what is left; all pages hold all items once")
    func items() {
        let pages = ["", "?page=2", "?page=3"].map { page($0).titles ?? [] }
        #expect(pages.map(\.count) == [4, 4, 1])
        #expect(pages.flatMap(\.self) == titles)
    }

    @Test("MAD-FR36: the first page has no page before it, the last none after it")
    func links() {
        let expected: [(String, [String])] = [
            ("", ["1", "3", "null", "2"]), ("?page=1", ["1", "3", "null", "2"]), ("?page=2", ["1", "3", "1", "3"]),
            ("?page=3", ["1", "3", "2", "null"]),
        ]
        for (query, numbers) in expected {
            let call = page(query)
            let links = ["first", "last", "prev", "next"].map { call.link($0) }
            #expect(links == numbers.map { $0 == "null" ? $0 : "/formations?page=\($0)" }, "\(query)")
        }
    }

    @Test("MAD-FR36: following next from the first page comes to the last one")
    func follows() {
        let backend = MadiniaBackend.sample()
        backend.pageSize = 1
        var seen: [String] = []
        var next: String? = "/formations"
        while let path = next, path != "null", seen.count < 20 {
            let call = Call(backend, .get, path)
            seen += call.titles ?? []
            next = call.link("next")
        }
        #expect(seen == titles)
    }

    @Test("MAD-FR36: a page beyond the end is empty, has none after it, and leads back to the last one")
    func beyond() {
        for query in ["?page=4", "?page=9223372036854775807"] {
            let call = page(query)
            #expect(call.status == 200)
            #expect(call.titles == [])
            #expect(call.link("next") == "null")
            #expect(call.link("prev") == "/formations?page=3")
            #expect(call.link("last") == "/formations?page=3")
        }
    }

    @Test(
        "a page that is no number from 1 is the first one",
        arguments: ["?page=0", "?page=-1", "?page=x", "?page=", "?page", "?x=2", "?&&"]
    )
    func wrong(_ query: String) {
        #expect(page(query).titles == Array(titles.prefix(4)))
    }

    @Test("MAD-FR36: the counts are those of the whole list")
    func meta() {
        let call = page("?page=2")
        #expect(["current_page", "last_page", "per_page", "total"].map { call.meta($0) } == [2, 3, 4, 9])
    }

    @Test("MAD-FR36: an empty list is one empty page, and every page fits where items do not exceed it")
    func single() {
        let backend = MadiniaBackend(apiKey: "key", formations: [])
        let empty = Call(backend, .get, "/formations")
        #expect(empty.titles == [])
        #expect(
            ["first", "last", "prev", "next"].map { empty.link($0) } == [
                "/formations?page=1", "/formations?page=1", "null", "null",
            ]
        )
        let full = MadiniaBackend.sample()
        full.pageSize = 9
        #expect(Call(full, .get, "/formations").link("next") == "null")
    }

    @Test("a page may hold more than there will ever be")
    func greatest() {
        let backend = MadiniaBackend.sample()
        backend.pageSize = .max
        let call = Call(backend, .get, "/formations")
        #expect(call.titles?.count == 9)
        #expect(call.link("next") == "null")
        #expect(Call(backend, .get, "/formations?page=\(Int.max)").titles == [])
    }

    @Test("a page holds one item at least")
    func size() {
        let backend = MadiniaBackend.sample()
        backend.pageSize = 0
        #expect(backend.pageSize == 1)
        #expect(Call(backend, .get, "/formations").titles == ["Starter"])
    }
}

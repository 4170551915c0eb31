import Testing

@testable import AppShellCommand

struct NewNameTests {
    @Test(
        "a name has its forms in ids, links and words",
        arguments: [
            ("Guestbook", "guestbook", "guestbook", "Guestbook"),
            ("GuestBook", "guestbook", "guest-book", "Guest book"),
            ("URLList", "urllist", "url-list", "URL list"), ("Top10", "top10", "top10", "Top10"), ("A", "a", "a", "A"),
        ]
    )
    func forms(_ text: String, _ id: String, _ dashed: String, _ title: String) throws {
        let name = try NewName(text, of: .feature)
        #expect(name.id == id)
        #expect(name.dashed == dashed)
        #expect(name.title == title)
    }

    @Test(
        "what can't name a type is refused, with the nearest that can",
        arguments: [
            ("guestbook", "Write Guestbook."), ("livre d'or", "Write LivreDOr."), ("Médiathèque", "Write Mediatheque."),
            ("2048", "is not the name of a Swift type"), ("", "is not the name of a Swift type"),
            ("../Sources", "Write Sources."), ("Guest-Book", "Write GuestBook."),
            ("GuestbookFeature", "Write Guestbook."), ("GuestbookModule", "Write Guestbook."),
            ("Self", "is a word of Swift's"), ("Import", "is a word of Swift's"),
            ("Foundation", "is a word of Swift's"),
        ]
    )
    func refusals(_ text: String, _ words: String) throws {
        let error = #expect(throws: CommandError.self) { try NewName(text, of: .feature) }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(error?.code == .usage)
    }

    @Test("the prefix of requirements is no other product's")
    func prefixes() throws {
        let name = try NewName("Madrid", of: .product)
        #expect(name.prefix(otherThan: []) == "MAD-")
        #expect(name.prefix(otherThan: ["MAD-", "PI-"]) == "MADR-")
        #expect(try NewName("Go", of: .product).prefix(otherThan: []) == "GO-")
    }

    @Test("a title fits a Swift string and a step", arguments: ["a \"b\"", "a\\b", "a\nb", "  ", ""])
    func titles(_ title: String) throws {
        #expect(throws: CommandError.self) { try NewTitle.checked(title, of: "--title") }
        #expect(try NewTitle.checked("Livre d'or « été »", of: "--title") == "Livre d'or « été »")
    }
}

import Testing

@testable import AppShellContactFeature

struct ViewedItemsTests {
    @Test("MAD-FR19: the last viewed item is kept; one seen again moves to the end")
    func order() {
        let viewed = ViewedItems()
        #expect(viewed.last == nil)
        for item in [ViewedItem.starter, .performer, .prompts, .starter] { viewed.record(item) }
        #expect(viewed.all == [.performer, .prompts, .starter])
        #expect(viewed.last == .starter)
        viewed.record(ViewedItem(type: "course", id: 1, title: "Starter 2"))
        #expect(viewed.all.map(\.title) == ["Performer", "5 prompts", "Starter 2"])
        viewed.clear(through: viewed.moment)
        #expect(viewed.all == [])
        #expect(viewed.last == nil)
    }

    @Test("MAD-FR21: the ten most recent are kept")
    func bound() {
        let viewed = ViewedItems()
        for id in 1...25 { viewed.record(ViewedItem(type: "course", id: id, title: "\(id)")) }
        #expect(viewed.all.map(\.id) == Array(16...25))
        viewed.record(ViewedItem(type: "course", id: 16, title: "16"))
        #expect(viewed.all.map(\.id) == Array(17...25) + [16])
    }
}

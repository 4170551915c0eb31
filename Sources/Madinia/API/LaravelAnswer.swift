import AppShell

/// Reads what a Laravel server really sends: bare arrays, `{"data": …}` and paginated lists.
enum LaravelAnswer {
    struct List<Item: Decodable & Sendable> {
        let items: ReadableRecords<Item>
        /// The URL of the next page, if there is one.
        let next: String?
    }

    static func list<Item: Decodable & Sendable>(
        _: Item.Type,
        from response: HTTPResponse
    ) throws(APIError) -> List<Item> {
        let envelope = try JSONBody.read(ListEnvelope<Item>.self, from: response)
        return List(items: envelope.items, next: envelope.next)
    }

    static func item<Item: Decodable & Sendable>(_: Item.Type, from response: HTTPResponse) throws(APIError) -> Item {
        try JSONBody.read(ItemEnvelope<Item>.self, from: response).item
    }
}

private struct ListEnvelope<Item: Decodable & Sendable>: Decodable, Sendable {
    let items: ReadableRecords<Item>
    let next: String?

    private enum CodingKeys: String, CodingKey { case data, links }

    private struct Links: Decodable { let next: String? }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            items = try container.decode(ReadableRecords<Item>.self, forKey: .data)
            next = try container.decodeIfPresent(Links.self, forKey: .links)?.next
        } else {
            items = try ReadableRecords(from: decoder)
            next = nil
        }
    }
}

private struct ItemEnvelope<Item: Decodable & Sendable>: Decodable, Sendable {
    let item: Item

    private enum CodingKeys: String, CodingKey { case data }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        item = container.contains(.data) ? try container.decode(Item.self, forKey: .data) : try Item(from: decoder)
    }
}

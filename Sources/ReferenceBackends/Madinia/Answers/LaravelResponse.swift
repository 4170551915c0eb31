import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Answers in the shapes that a Laravel server gives them.
enum LaravelResponse {
    /// `{"message": …}`
    static func message(_ text: String, status: Int) -> HTTPResponse {
        json(["message": text], status: status)
    }

    /// `{"data": …}`: one resource.
    static func data(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        json(["data": value], status: status)
    }

    /// `{"data": …, "meta": …}`: one resource, and figures that belong to it.
    static func data(_ value: some Encodable, meta: [String: Int], status: Int) -> HTTPResponse {
        json(Resource(data: value, meta: meta), status: status)
    }

    private struct Resource<Value: Encodable>: Encodable {
        let data: Value
        let meta: [String: Int]
    }

    /// 422 with what is wrong, by field.
    static func invalid(_ errors: [String: [String]]) -> HTTPResponse {
        struct Answer: Encodable {
            let message: String
            let errors: [String: [String]]
        }
        let first = errors.sorted { $0.key < $1.key }.first?.value.first ?? ""
        return json(Answer(message: first, errors: errors), status: 422)
    }

    /// The item of a slug, else of an id: a slug may be made of digits. 404 where there is none.
    ///
    /// - Parameter known: bodies that were encoded before; nil: each is encoded anew.
    static func found<Item: Encodable & Sendable>(
        _ items: [Item],
        _ key: String,
        id: (Item) -> Int,
        slug: (Item) -> String?,
        known: EncodedBodies<Item>?
    ) -> HTTPResponse {
        let index = items.firstIndex { slug($0) == key } ?? items.firstIndex { "\(id($0))" == key }
        guard let index else { return message("Not found.", status: 404) }
        return json(known, .resource(index), of: items) { ["data": items[index]] }
    }

    static func methodNotAllowed(_ request: HTTPRequest, allowed: String) -> HTTPResponse {
        let text =
            "The \(request.method.rawValue) method is not supported for this route. Supported methods: \(allowed)."
        var response = message(text, status: 405)
        response.headers["Allow"] = allowed
        return response
    }

    /// One page of a list, with the links to its neighbours.
    ///
    /// - Parameter known: bodies that were encoded before; nil: each is encoded anew.
    static func page<Item: Encodable & Sendable>(
        _ items: [Item],
        size: Int,
        target: RequestTarget,
        known: EncodedBodies<Item>?
    ) -> HTTPResponse {
        let page = target.number("page") ?? 1
        return json(known, .page(page, size: size, location: Array(target.location.utf8)), of: items) {
            LaravelResponse.page(page, of: items, size: size, at: target.location)
        }
    }

    private static func page<Item: Encodable & Sendable>(
        _ page: Int,
        of items: [Item],
        size: Int,
        at location: String
    ) -> Page<Item> {
        let last = max(1, items.count / size + (items.count % size > 0 ? 1 : 0))
        let isBeyond = page > last
        let from = isBeyond ? items.count : (page - 1) * size
        let to = isBeyond ? items.count : min(items.count, page * size)
        func link(_ number: Int) -> String { "\(location)?page=\(number)" }
        return Page(
            data: Array(items[from..<to]),
            links: PageLinks(
                first: link(1),
                last: link(last),
                prev: page > 1 ? link(min(page - 1, last)) : nil,
                next: page < last ? link(page + 1) : nil
            ),
            meta: PageMeta(current_page: page, last_page: last, per_page: size, total: items.count)
        )
    }

    private struct Page<Item: Encodable>: Encodable {
        let data: [Item]
        let links: PageLinks
        let meta: PageMeta
    }

    private struct PageLinks: Encodable {
        let first: String
        let last: String
        let prev: String?
        let next: String?

        private enum CodingKeys: String, CodingKey { case first, last, prev, next }

        /// Laravel writes a neighbour that there is not as null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(first, forKey: .first)
            try container.encode(last, forKey: .last)
            try container.encode(prev, forKey: .prev)
            try container.encode(next, forKey: .next)
        }
    }

    private struct PageMeta: Encodable {
        let current_page: Int
        let last_page: Int
        let per_page: Int
        let total: Int
    }

    private static func json<Item: Sendable>(
        _ known: EncodedBodies<Item>?,
        _ form: EncodedBodies<Item>.Form,
        of items: [Item],
        _ value: () -> some Encodable
    ) -> HTTPResponse {
        guard let known else { return json(value(), status: 200) }
        return known.answer(form, of: items) { encoded(value()) } ?? HTTPResponse(status: 500)
    }

    private static func json(_ value: some Encodable, status: Int) -> HTTPResponse {
        encoded(value).map { json($0, status: status) } ?? HTTPResponse(status: 500)
    }

    /// As PHP's json_encode writes it: slashes escaped, and everything beyond ASCII as `\u00e9`.
    private static func encoded(_ value: some Encodable) -> [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let encoded = try? encoder.encode(value) else { return nil }
        var body: [UInt8] = []
        for unit in String(decoding: encoded, as: UTF8.self).utf16 {
            if unit < 0x80 {
                body.append(UInt8(unit))
            } else {
                let digits = String(unit, radix: 16)
                body += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
                body += Array(digits.utf8)
            }
        }
        return body
    }

    /// What was encoded already.
    static func json(_ body: [UInt8], status: Int) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: body)
    }
}

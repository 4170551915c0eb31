import AppShell
import Synchronization

/// The bodies of answers to reads, encoded once for all back ends that share them and hold the same records.
///
/// Each scenario has a back end of its own, and most of them answer the same reads with the same records.
package final class EncodedAnswers: Sendable {
    let formations = EncodedBodies<FormationData>()
    let articles = EncodedBodies<ArticleData>()

    package init() {}
}

/// Bodies by the list of records that they are made of, and what else they depend on.
final class EncodedBodies<Item: Sendable>: Sendable {
    enum Form: Hashable {
        /// - Parameter location: in UTF-8: texts that are equal may still differ in their bytes.
        case page(Int, size: Int, location: [UInt8])
        /// The record of that index in the list.
        case resource(Int)
    }

    private struct Entry {
        let form: Form
        let items: [Item]
        let body: [UInt8]
        let readBody = ReadBody()
    }

    private static var maximumCount: Int { 32 }

    /// The one used last at the end.
    private let entries = Mutex<[Entry]>([])

    /// The answer 200 with that body; nil where it can't be encoded.
    func answer(_ form: Form, of items: [Item], encode: () -> [UInt8]?) -> HTTPResponse? {
        guard let entry = known(form, of: items) ?? encode().map({ keep($0, form, of: items) }) else { return nil }
        var answer = LaravelResponse.json(entry.body, status: 200)
        answer.readBody = entry.readBody
        return answer
    }

    private func known(_ form: Form, of items: [Item]) -> Entry? {
        entries.withLock { entries in
            guard let index = entries.lastIndex(where: { $0.form == form && Self.isSame($0.items, items) }) else {
                return nil
            }
            if index < entries.count - 1 { entries.append(entries.remove(at: index)) }
            return entries.last
        }
    }

    private func keep(_ body: [UInt8], _ form: Form, of items: [Item]) -> Entry {
        let entry = Entry(form: form, items: items, body: body)
        entries.withLock { entries in
            if entries.count >= Self.maximumCount { entries.removeFirst() }
            entries.append(entry)
        }
        return entry
    }

    /// Whether two lists share their memory: nobody has changed either since they were one. What is kept here keeps its
    /// memory, so no other list can come to lie there.
    private static func isSame(_ one: [Item], _ other: [Item]) -> Bool {
        one.count == other.count
            && one.withUnsafeBufferPointer { one in
                other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
            }
    }
}

/// The members of a JSON object, in the order in which they were written, each key once.
///
/// Keys are told apart by their bytes: `é` in one scalar and in two are two keys, though Swift's strings call them equal.
/// Two objects are equal when they have the same members, in whatever order: JSON gives the order no meaning.
public struct JSONObject: Sendable {
    public private(set) var members: [Member] = []
    /// Where each key stands; only for objects of more than ``scannedCount`` members, so that small ones cost nothing.
    private var places: [ByteKey: Int] = [:]

    private static let scannedCount = 12

    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }

        public static func == (one: Member, other: Member) -> Bool {
            one.key.hasSameBytes(as: other.key) && one.value == other.value
        }
    }

    public init() {}

    /// The last value of a key stands, in the place of the first.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        for (key, value) in members { self[key] = value }
    }

    public var isEmpty: Bool { members.isEmpty }

    public var count: Int { members.count }

    /// In the order of the members.
    public var keys: [String] { members.map(\.key) }

    /// The value of a key. Setting nil takes the member away; a new key goes to the end.
    public subscript(key: String) -> JSONValue? {
        get { place(of: key).map { members[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?): append(Member(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// All members but that one.
    func without(_ key: String) -> JSONObject {
        guard place(of: key) != nil else { return self }
        var object = self
        object[key] = nil
        return object
    }

    /// Appends a member unless its key is there.
    ///
    /// - Returns: whether it was appended.
    mutating func append(ifNew member: Member) -> Bool {
        guard place(of: member.key) == nil else { return false }
        append(member)
        return true
    }

    private func place(of key: String) -> Int? {
        guard members.count > JSONObject.scannedCount else {
            return members.firstIndex { $0.key.hasSameBytes(as: key) }
        }
        return places[ByteKey(text: key)]
    }

    private mutating func append(_ member: Member) {
        members.append(member)
        if members.count == JSONObject.scannedCount + 1 {
            reindex()
        } else if members.count > JSONObject.scannedCount {
            places[ByteKey(text: member.key)] = members.count - 1
        }
    }

    private mutating func remove(at place: Int) {
        members.remove(at: place)
        places = [:]
        if members.count > JSONObject.scannedCount { reindex() }
    }

    private mutating func reindex() {
        for (place, member) in members.enumerated() { places[ByteKey(text: member.key)] = place }
    }
}

extension JSONObject: Hashable {
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        one.count == other.count && one.members.allSatisfy { other[$0.key] == $0.value }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for member in sortedMembers { hasher.combine(member) }
    }

    /// By the bytes of their keys.
    package var sortedMembers: [Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// The last value of a key stands.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

/// A text that is equal to another only byte for byte.
private struct ByteKey: Hashable {
    let text: String

    static func == (one: ByteKey, other: ByteKey) -> Bool { one.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Stricter than `==`, which takes canonically equivalent texts for one. Texts of the same bytes are equal in any
    /// case, so the quick comparison comes first.
    func hasSameBytes(as other: String) -> Bool {
        self == other && utf8.elementsEqual(other.utf8)
    }
}

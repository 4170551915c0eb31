/// The members of a JSON object in written order, each key once.
///
/// Keys are compared by their bytes: `é` as one scalar and as two are different keys, although Swift's strings are
/// equal. Objects with the same members are equal in any order, since order has no meaning in JSON.
public struct JSONObject: Sendable {
    /// In written order.
    public private(set) var members: [Member] = []
    /// The index of each key, kept only for objects of more than ``scannedCount`` members.
    private var indexes: [ByteKey: Int] = [:]

    private static let scannedCount = 12

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        /// Unescaped.
        public let key: String
        /// Any JSON value.
        public var value: JSONValue

        /// A member; a key that an object has already is not checked here.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }

        /// Keys are compared by their bytes.
        public static func == (one: Member, other: Member) -> Bool {
            one.key.hasSameBytes(as: other.key) && one.value == other.value
        }
    }

    /// An empty object.
    public init() {}

    /// For a repeated key the last value wins and takes the position of the first.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        for (key, value) in members { self[key] = value }
    }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// How many members there are.
    public var count: Int { members.count }

    /// The keys in the order of the members.
    public var keys: [String] { members.map(\.key) }

    /// The value of a key. Setting nil removes the member; a new key is appended.
    public subscript(key: String) -> JSONValue? {
        get { index(of: key).map { members[$0].value } }
        set {
            switch (index(of: key), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): _ = remove(at: index)
            case (nil, let value?): append(Member(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Removes a member.
    ///
    /// - Returns: the value that the key had.
    mutating func removeValue(forKey key: String) -> JSONValue? {
        index(of: key).map { remove(at: $0) }
    }

    /// Appends a member unless its key is there.
    ///
    /// - Returns: whether it was appended.
    mutating func append(ifNew member: consuming Member) -> Bool {
        guard index(of: member.key) == nil else { return false }
        append(member)
        return true
    }

    private func index(of key: String) -> Int? {
        guard members.count > JSONObject.scannedCount else {
            // In place and by length first, which retains no member.
            return members.withUnsafeBufferPointer { members in
                let length = key.utf8.count
                return members.indices.first { index in
                    members[index].key.utf8.count == length && members[index].key.hasSameBytes(as: key)
                }
            }
        }
        return indexes[ByteKey(text: key)]
    }

    private mutating func append(_ member: consuming Member) {
        // Most objects have a few members: one block instead of three that grow.
        if members.isEmpty { members.reserveCapacity(8) }
        members.append(member)
        if members.count == JSONObject.scannedCount + 1 {
            reindex()
        } else if members.count > JSONObject.scannedCount {
            indexes[ByteKey(text: members[members.count - 1].key)] = members.count - 1
        }
    }

    private mutating func remove(at index: Int) -> JSONValue {
        let member = members.remove(at: index)
        indexes = [:]
        if members.count > JSONObject.scannedCount { reindex() }
        return member.value
    }

    private mutating func reindex() {
        for (index, member) in members.enumerated() { indexes[ByteKey(text: member.key)] = index }
    }
}

extension JSONObject: Hashable {
    /// Objects with equal members are equal, in any order.
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        one.count == other.count && one.members.allSatisfy { other[$0.key] == $0.value }
    }

    /// By the members in the order of their keys, so that their own order does not matter.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for member in sortedMembers { hasher.combine(member) }
    }

    /// Sorted by the bytes of their keys.
    package var sortedMembers: [Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// For a repeated key the last value wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

/// A string compared byte by byte.
private struct ByteKey: Hashable {
    let text: String

    static func == (one: ByteKey, other: ByteKey) -> Bool { one.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Stricter than `==`, which treats canonically equivalent strings as equal, and faster.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { other in one.indices.allSatisfy { one[$0] == other[$0] } }
        }
        return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }
}

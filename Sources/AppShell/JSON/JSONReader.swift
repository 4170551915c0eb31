/// A recursive-descent JSON reader: one pass, bounded depth. An error collects its path as it is rethrown.
///
/// It reads memory that it does not own, as an array would be retained and released for every text.
struct JSONReader {
    struct ReadError: Error {
        let problem: JSONError.Problem
        let offset: Int
        /// Innermost step first.
        var path: [JSONPathStep] = []

        func inside(_ step: JSONPathStep) -> ReadError {
            var error = self
            error.path.append(step)
            return error
        }
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let depthLimit: Int
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    mutating func readDocument() throws(ReadError) -> JSONValue {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            throw ReadError(problem: .byteOrderMark, offset: 0)
        }
        skipSpace()
        guard position < bytes.count else { throw ReadError(problem: .empty, offset: position) }
        let value = try readValue(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw error(.trailingContent) }
        return value
    }

    private mutating func readValue(depth: Int) throws(ReadError) -> JSONValue {
        guard position < bytes.count else { throw unexpected("a value") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return .object(try readObject(depth: try deeper(depth)))
        case UInt8(ascii: "["): return .array(try readArray(depth: try deeper(depth)))
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "-"), 0x30...0x39: return .number(try readNumber())
        case UInt8(ascii: "+"): throw error(.plusSign)
        case UInt8(ascii: "."): throw error(.missingDigits)
        case let byte where byte.isASCIILetter: return try readWord()
        default: throw unexpected("a value")
        }
    }

    private func deeper(_ depth: Int) throws(ReadError) -> Int {
        guard depth < depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
        return depth + 1
    }

    private mutating func readWord() throws(ReadError) -> JSONValue {
        let end = bytes[position...].firstIndex { !$0.isASCIILetter && !$0.isASCIIDigit } ?? bytes.count
        let word = String(decoding: slice(position..<end), as: UTF8.self)
        switch word {
        case "true":
            position = end
            return .bool(true)
        case "false":
            position = end
            return .bool(false)
        case "null":
            position = end
            return .null
        default: throw error(.unknownWord(word))
        }
    }

    // MARK: - Containers

    private mutating func readArray(depth: Int) throws(ReadError) -> [JSONValue] {
        var values: [JSONValue] = []
        guard !beginsEmpty(closing: UInt8(ascii: "]")) else { return values }
        repeat {
            do throws(ReadError) {
                values.append(try readValue(depth: depth))
            } catch {
                throw error.inside(.index(values.count))
            }
        } while try continues(closing: UInt8(ascii: "]"), "a comma or “]”")
        return values
    }

    private mutating func readObject(depth: Int) throws(ReadError) -> JSONObject {
        var object = JSONObject()
        guard !beginsEmpty(closing: UInt8(ascii: "}")) else { return object }
        repeat {
            let start = position
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw unexpected("a key in quotation marks")
            }
            let key = try readString()
            let isNew: Bool
            do throws(ReadError) {
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
                    throw unexpected("a colon")
                }
                position += 1
                skipSpace()
                isNew = object.append(ifNew: JSONObject.Member(key: key, value: try readValue(depth: depth)))
            } catch {
                throw error.inside(.key(key))
            }
            guard isNew else { throw ReadError(problem: .duplicateKey(key), offset: start) }
        } while try continues(closing: UInt8(ascii: "}"), "a comma or “}”")
        return object
    }

    /// Skips the opening bracket, and the closing one if the container is empty.
    private mutating func beginsEmpty(closing: UInt8) -> Bool {
        position += 1
        skipSpace()
        guard position < bytes.count, bytes[position] == closing else { return false }
        position += 1
        return true
    }

    /// Skips the comma or closing bracket after an element.
    ///
    /// - Returns: whether another element follows.
    private mutating func continues(closing: UInt8, _ expected: String) throws(ReadError) -> Bool {
        skipSpace()
        guard position < bytes.count else { throw unexpected(expected) }
        switch bytes[position] {
        case closing:
            position += 1
            return false
        case UInt8(ascii: ","):
            let comma = position
            position += 1
            skipSpace()
            if position < bytes.count, bytes[position] == closing {
                throw ReadError(problem: .trailingComma, offset: comma)
            }
            return true
        default:
            throw unexpected(expected)
        }
    }

    // MARK: - Steps

    mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

    func error(_ problem: JSONError.Problem) -> ReadError {
        ReadError(problem: problem, offset: position)
    }

    /// The error for finding something other than `expected` here.
    private func unexpected(_ expected: String) -> ReadError {
        guard position < bytes.count else { return error(.unexpected(found: nil, expected: expected)) }
        let character = slice(position..<min(position + 4, bytes.count))
        if UTF8Text.firstInvalid(in: character) == 0 { return error(.invalidUTF8(bytes[position])) }
        let found = String(decoding: character, as: UTF8.self).unicodeScalars.first
        return error(.unexpected(found: found, expected: expected))
    }
}

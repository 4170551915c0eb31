/// Decodes a list record by record: a bad record is left out and reported, and the others are kept.
///
/// ```swift
/// let answer = try JSONDecoder().decode(ReadableRecords<OfferRecord>.self, from: body)
/// let offers = try answer.records(of: "GET /offers", reportingTo: environment.diagnostics)
/// ```
public struct ReadableRecords<Record: Decodable>: Decodable {
    /// Why a record was left out.
    public struct Issue: Hashable, Sendable {
        /// The record's position in the list as it was sent, from 0.
        public let index: Int
        /// The field and what is wrong with it: `title: missing`.
        public let text: String
    }

    /// The readable records, in the order of the list.
    public let records: [Record]
    /// One for each record that was left out.
    public let issues: [Issue]

    /// - Throws: `DecodingError` where there is no list; a bad record does not throw.
    public init(from decoder: any Decoder) throws {
        var records: [Record] = []
        var issues: [Issue] = []
        for (index, attempt) in try [Attempt](from: decoder).enumerated() {
            switch attempt.result {
            case .success(let record): records.append(record)
            case .failure(let error): issues.append(Issue(index: index, text: error.text))
            }
        }
        self.records = records
        self.issues = issues
    }

    /// Reports each record that was left out.
    ///
    /// - Parameter location: the call, such as `GET /offers`, and where in its answer the list is.
    public func report(in location: String, to diagnostics: any Diagnostics) {
        for issue in issues {
            let text = "record \(issue.index) can't be read and is left out: \(issue.text)"
            diagnostics.report(Diagnostic(location: location, text: text))
        }
    }

    /// Reports what was left out and returns the readable records.
    ///
    /// - Parameter location: the call, such as `GET /offers`.
    /// - Throws: ``APIError/unreadable(_:)`` if the list has records and none is readable: then the answer is of
    ///   another kind, not a list with a mistake in it.
    public func records(
        of location: String,
        reportingTo diagnostics: any Diagnostics
    ) throws(APIError) -> [Record] {
        if records.isEmpty, let first = issues.first { throw .unreadable("\(first.index).\(first.text)") }
        report(in: location, to: diagnostics)
        return records
    }

    /// Never fails to decode, since that would fail the whole list.
    private struct Attempt: Decodable {
        struct RecordError: Error { let text: String }

        let result: Result<Record, RecordError>

        init(from decoder: any Decoder) throws {
            do {
                result = .success(try Record(from: decoder))
            } catch let error as DecodingError {
                result = .failure(RecordError(text: error.summary(below: decoder.codingPath.count)))
            } catch {
                result = .failure(RecordError(text: "not in the documented form"))
            }
        }
    }
}

extension ReadableRecords: Sendable where Record: Sendable {}

extension DecodingError {
    /// Where decoding failed and why, in one line: `data.3.title: missing`.
    public var summary: String { summary(below: 0) }

    /// - Parameter depth: how many leading elements of the path to leave out.
    fileprivate func summary(below depth: Int) -> String {
        let (path, fact) = parts
        let names = path.dropFirst(depth).map { $0.intValue.map(String.init) ?? $0.stringValue }
        return (names.isEmpty ? "" : names.joined(separator: ".") + ": ") + fact.clipped(to: 200)
    }

    private var parts: (path: [any CodingKey], fact: String) {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            (context.codingPath, context.debugDescription)
        case .keyNotFound(let key, let context): (context.codingPath + [key], "missing")
        @unknown default: ([], "not in the documented form")
        }
    }
}

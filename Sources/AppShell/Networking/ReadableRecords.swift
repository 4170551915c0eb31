/// The records of a list that can be read, and what is wrong with the others: one bad record costs itself alone.
///
/// ```swift
/// let answer = try JSONDecoder().decode(ReadableRecords<OfferRecord>.self, from: body)
/// let offers = try answer.records(of: "GET /offers", reportingTo: environment.diagnostics)
/// ```
public struct ReadableRecords<Record: Decodable>: Decodable {
    /// Why one record is missing.
    public struct Fault: Hashable, Sendable {
        /// In the list as it was sent, from 0.
        public let index: Int
        /// The place within the record and what is wrong there: `title: missing`.
        public let text: String
    }

    /// In the order of the list.
    public let records: [Record]
    public let faults: [Fault]

    public init(from decoder: any Decoder) throws {
        var records: [Record] = []
        var faults: [Fault] = []
        for (index, attempt) in try [Attempt](from: decoder).enumerated() {
            switch attempt.result {
            case .success(let record): records.append(record)
            case .failure(let fault): faults.append(Fault(index: index, text: fault.text))
            }
        }
        self.records = records
        self.faults = faults
    }

    /// Tells of each record that was left out.
    ///
    /// - Parameter location: the call that was answered, `GET /offers`, and where in the answer the list is.
    public func report(in location: String, to diagnostics: any Diagnostics) {
        for fault in faults {
            let text = "record \(fault.index) can't be read and is left out: \(fault.text)"
            diagnostics.report(Diagnostic(location: location, text: text))
        }
    }

    /// The records, after each of the others was reported as left out.
    ///
    /// - Parameter location: the call that was answered: `GET /offers`.
    /// - Throws: `unreadable` where there are records and none of them can be read: that is another answer, not a list
    ///   with a mistake in it.
    public func records(
        of location: String,
        reportingTo diagnostics: any Diagnostics
    ) throws(APIError) -> [Record] {
        if records.isEmpty, let first = faults.first { throw .unreadable("\(first.index).\(first.text)") }
        report(in: location, to: diagnostics)
        return records
    }

    /// Decoding one element must not fail, or the list would.
    private struct Attempt: Decodable {
        struct Failure: Error { let text: String }

        let result: Result<Record, Failure>

        init(from decoder: any Decoder) throws {
            do {
                result = .success(try Record(from: decoder))
            } catch let error as DecodingError {
                result = .failure(Failure(text: error.fault(below: decoder.codingPath.count)))
            } catch {
                result = .failure(Failure(text: "not as agreed"))
            }
        }
    }
}

extension DecodingError {
    /// Where an answer is wrong, and what is: `data.3.title: missing`.
    public var fault: String { fault(below: 0) }

    /// - Parameter depth: how much of the path to leave out.
    fileprivate func fault(below depth: Int) -> String {
        let (path, fact) = parts
        let names = path.dropFirst(depth).map { $0.intValue.map(String.init) ?? $0.stringValue }
        return (names.isEmpty ? "" : names.joined(separator: ".") + ": ") + fact.clipped(to: 200)
    }

    private var parts: (path: [any CodingKey], fact: String) {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            (context.codingPath, context.debugDescription)
        case .keyNotFound(let key, let context): (context.codingPath + [key], "missing")
        @unknown default: ([], "not as agreed")
        }
    }
}

/// Bodies of JSON, both ways. What can't be written or read is an ``APIError`` that names the call, the field and the fact:
/// `GET https://api.example/v1/books, 1 attempt: unreadable answer: data.3.title: missing`.
extension APIClient {
    /// Asks with GET, and reads the answer.
    ///
    ///     let page = try await client.read(Page.self, from: "/books", query: [("author", name)])
    ///
    /// - Parameters:
    ///   - query: names and values, which are percent-encoded here; one without a value is left out.
    ///   - expected: the documented success statuses; nil accepts any 2xx.
    public func read<Value: Decodable & Sendable>(
        _: Value.Type,
        from path: String,
        query: [(name: String, value: String?)] = [],
        expecting expected: Set<Int>? = [200],
        retry policy: RetryPolicy = .standard
    ) async throws(APIError) -> Value {
        let path = APIClient.path(path, query: query)
        let answer = try await perform(.get, path, expecting: expected, retry: policy)
        return try answer.value()
    }

    /// Sends a value as JSON.
    ///
    ///     try await client.send(.post, "/loans", json: ["book": 7], expecting: [201])
    ///
    /// - Parameters:
    ///   - body: written with sorted keys, so that the same value is the same body.
    ///   - idempotencyKey: for a write that a later call may repeat; by default each call gets a key of its own.
    ///   - expected: the documented success statuses; nil accepts any 2xx.
    @discardableResult
    public func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        json body: some Encodable,
        idempotencyKey: String? = nil,
        expecting expected: Set<Int>? = nil,
        retry policy: RetryPolicy = .standard
    ) async throws(APIError) -> HTTPResponse {
        try await perform(method, path, json: body, idempotencyKey, expecting: expected, retry: policy).response
    }

    /// Sends a value as JSON, and reads the answer.
    ///
    /// - Parameters:
    ///   - body: written with sorted keys, so that the same value is the same body.
    ///   - idempotencyKey: for a write that a later call may repeat; by default each call gets a key of its own.
    ///   - expected: the documented success statuses; nil accepts any 2xx.
    public func send<Value: Decodable & Sendable>(
        _ method: HTTPRequest.Method,
        _ path: String,
        json body: some Encodable,
        idempotencyKey: String? = nil,
        expecting expected: Set<Int>? = nil,
        retry policy: RetryPolicy = .standard,
        reading _: Value.Type
    ) async throws(APIError) -> Value {
        try await perform(method, path, json: body, idempotencyKey, expecting: expected, retry: policy).value()
    }

    /// A path with a query: `/books?author=Ad%C3%A8le`.
    ///
    /// - Parameter query: names and values, which are percent-encoded here; one without a value is left out.
    public static func path(_ path: String, query: [(name: String, value: String?)]) -> String {
        let items = query.compactMap { name, value in
            value.map { "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded($0))" }
        }
        guard !items.isEmpty else { return path }
        return path + (path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + items.joined(separator: "&")
    }

    private func perform(
        _ method: HTTPRequest.Method,
        _ path: String,
        json body: some Encodable,
        _ idempotencyKey: String?,
        expecting expected: Set<Int>?,
        retry policy: RetryPolicy
    ) async throws(APIError) -> Answer {
        let bytes: [UInt8]
        do throws(APIError) { bytes = try JSONBody.write(body) } catch { throw unsent(error, method, path) }
        return try await perform(
            method,
            path,
            body: bytes,
            idempotencyKey: idempotencyKey,
            expecting: expected,
            retry: policy
        )
    }
}

extension APIClient.Answer {
    /// What the body says.
    func value<Value: Decodable & Sendable>() throws(APIError) -> Value {
        do throws(APIError) { return try JSONBody.read(Value.self, from: response) } catch {
            throw error.of(request.method, request.url, attempts: attempts)
        }
    }
}

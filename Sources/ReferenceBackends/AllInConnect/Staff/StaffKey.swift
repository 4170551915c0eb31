import AppShell

/// The key of the staff's API, which every one of its calls carries as `X-Staff-Key`.
struct StaffKey: Sendable {
    private let bytes: [UInt8]

    static let header = "X-Staff-Key"

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Takes as long wherever they differ.
    func opens(_ request: HTTPRequest) -> Bool {
        let given = Array((request.headers[StaffKey.header] ?? "").utf8)
        guard given.count == bytes.count, !bytes.isEmpty else { return false }
        return zip(given, bytes).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Why a request is not carried out, for the person at the page.
struct PageError: Error {
    /// What a page does something about by itself.
    enum Code: String, Encodable, Sendable {
        /// The product that was asked for is not here.
        case product
    }

    let message: String
    let code: Code?

    init(_ message: String, code: Code? = nil) {
        self.message = message
        self.code = code
    }
}

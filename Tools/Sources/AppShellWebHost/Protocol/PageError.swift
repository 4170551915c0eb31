/// Why a request is not carried out, for the person at the page.
struct PageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

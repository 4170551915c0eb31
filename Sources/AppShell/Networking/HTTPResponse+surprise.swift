extension HTTPResponse {
    /// Why a 2xx is not the documented answer; nil if it may be.
    ///
    /// - Parameter expected: the documented statuses; nil accepts any.
    func surprise(expecting expected: Set<Int>?) -> String? {
        if let expected, !expected.contains(status) {
            let documented = expected.sorted().map(String.init).joined(separator: " or ")
            return "status \(status), where \(documented) is documented"
        }
        return isMarkup ? "markup, where JSON was asked for" : nil
    }

    /// Whether the body is HTML or XML, whatever its header says: JSON never begins with `<`.
    private var isMarkup: Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = body.starts(with: byteOrderMark) ? body.dropFirst(byteOrderMark.count) : body[...]
        return text.first { !$0.isASCIISpace } == UInt8(ascii: "<")
    }
}

extension UInt8 {
    /// Space, tab, line feed, form feed or carriage return.
    fileprivate var isASCIISpace: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }
}

import ScenarioRunner

/// A script that is no UTF-8: read as such, its texts would hold other letters than were typed.
struct EncodingFault {
    let file: String
    /// Of the first byte that does not belong there, from 1 on.
    let line: Int
    let byte: UInt8

    /// - Returns: nil where all is well.
    init?(_ bytes: [UInt8], of file: String) {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let offset = InputFile.validPrefix(of: bytes)
        self.file = file
        line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        byte = bytes[offset]
    }

    private var fact: String { "The file is not UTF-8: the byte 0x\(String(byte, radix: 16, uppercase: true))." }
    private var mend: String { "Save it as UTF-8." }

    var finding: LintFinding { LintFinding(.encoding, file: file, line: line, fact: fact, mend: mend) }

    /// `a.feature:3: The file is not UTF-8: the byte 0xE9. Save it as UTF-8.`
    var text: String { "\(file):\(line): \(fact) \(mend)" }
}

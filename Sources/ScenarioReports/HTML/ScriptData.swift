/// JSON inside an HTML `<script>` element.
enum ScriptData {
    static let opening = Array(#"<script type="application/json">"#.utf8)
    static let closing = Array("</script>\n".utf8)

    /// Appends JSON that cannot end the element or begin a comment, and that is valid JavaScript too: `<` and the two
    /// line ends that old JavaScript rejects only occur in texts, where escapes replace them.
    static func append(_ json: [UInt8], to page: inout [UInt8]) {
        json.withUnsafeBufferPointer { json in
            var copied = 0
            var index = 0
            func copy(_ escape: StaticString, insteadOf count: Int) {
                page.append(contentsOf: UnsafeBufferPointer(rebasing: json[copied..<index]))
                page.append(contentsOf: UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
                index += count
                copied = index
            }
            while index < json.count {
                let byte = json[index]
                if byte == UInt8(ascii: "<") {
                    copy("\\u003c", insteadOf: 1)
                } else if byte == 0xE2, index + 2 < json.count, json[index + 1] == 0x80, json[index + 2] & 0xFE == 0xA8
                {
                    copy(json[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", insteadOf: 3)
                } else {
                    index += 1
                }
            }
            page.append(contentsOf: UnsafeBufferPointer(rebasing: json[copied...]))
        }
    }
}

import OpenAPIDocuments

extension [UInt8] {
    init(_ document: OpenAPIDocument) {
        self = Array(UnsafeBufferPointer(start: document.bytes, count: document.count))
    }
}

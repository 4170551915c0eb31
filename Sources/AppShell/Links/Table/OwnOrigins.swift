/// The product's hosts, then its schemes, by number.
struct OwnOrigins: Sendable {
    /// Empty for a host that no link can have. Contiguous, since the span of an `Array` needs iOS 26.
    private let names: [ContiguousArray<UInt8>]
    private let hostCount: Int

    /// One of the product's hosts, as it stands in a link.
    struct Host {
        let origin: Int
        let end: Int
    }

    init(_ policy: LinkPolicy) {
        let hosts = policy.hosts.map { LinkPolicy.isHost($0) ? $0 : "" }
        names = (hosts + policy.schemes).map { ContiguousArray($0.utf8) }
        hostCount = hosts.count
    }

    /// The product's host that a link begins with, as it is written, after `https://`: how most links begin, found
    /// without looking at each byte.
    @inline(__always)
    func host(of link: RawSpan) -> Host? {
        guard link.word(at: 0, upTo: link.byteCount) == LinkScanner.https else { return nil }
        for index in 0..<hostCount where !names[index].isEmpty {
            let name = names[index]
            let end = 8 &+ name.count
            if end > link.byteCount || end < link.byteCount && !LinkScanner.endsHost(link.byte(at: end)) { continue }
            if name.span.bytes.isEqual(to: link.extracting(8..<end)) { return Host(origin: index, end: end) }
        }
        return nil
    }

    /// The origin of a link; nil where it is not one of the product's own.
    @inline(__always)
    func index(of link: ScannedLink) -> Int? {
        if link.isHTTPS { return index(of: link.hostBytes, in: 0..<hostCount) }
        if link.isWeb { return nil }
        return index(of: UnsafeBufferPointer(rebasing: link.bytes[..<link.schemeEnd]), in: hostCount..<names.count)
    }

    /// The origin that a pattern asks for: nil for any, and -1 for one that is not the product's own.
    func index(of origin: LinkPattern.Origin) -> Int? {
        switch origin {
        case .any: nil
        case .host(let host): names[..<hostCount].firstIndex { $0.elementsEqual(host.utf8) } ?? -1
        case .scheme(let scheme): names[hostCount...].firstIndex { $0.elementsEqual(scheme.utf8) } ?? -1
        }
    }

    @inline(__always)
    private func index(of name: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        for index in range where isEqual(names[index], name) { return index }
        return nil
    }

    @inline(__always)
    private func isEqual(_ own: ContiguousArray<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard own.count == name.count else { return false }
        for index in name.indices where own[index] != name[index].lowercasedASCII { return false }
        return true
    }
}

extension LinkTable {
    /// A match of a path, before a route is made of it; valid inside the closure it is handed to only.
    public struct PathMatch {
        /// The place in ``LinkTable/entries``.
        public let entry: Int
        @usableFromInline let parameters: UnsafeBufferPointer<PathParameter>
        /// Decoded.
        @usableFromInline let segments: UnsafeBufferPointer<LinkSegment>

        /// How many parameters the entry takes from the path.
        @inlinable public var parameterCount: Int { parameters.count }

        /// The decoded bytes of a parameter, in the order of the pattern; nil for an optional one that the path lacks,
        /// and for a rest that is not one segment.
        @inlinable
        public func parameter(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
            guard UInt(bitPattern: index) < UInt(bitPattern: parameters.count) else { return nil }
            return parameters[index].bytes(in: segments)
        }
    }

    /// Finds the most specific entry for a path, without allocating: `/formations/starter`, as on the product's first
    /// host.
    ///
    /// - Parameters:
    ///   - path: UTF-8 of a path, with its query and fragment if there are any.
    ///   - body: is handed nil where nothing matches, or the path can't be read.
    public func withMatch(path: UnsafeBufferPointer<UInt8>, _ body: (PathMatch?) -> Void) {
        if !links.withPlainMatch(path: path, body) { links.withMatch(path: path, body) }
    }
}

extension CompiledLinks {
    /// - Returns: whether the path was one that needs no decoding, so that the body was called.
    @inline(__always)
    fileprivate func withPlainMatch(
        path: UnsafeBufferPointer<UInt8>,
        _ body: (LinkTable.PathMatch?) -> Void
    ) -> Bool {
        if path.count > LinkAddress.maximumLength { return false }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            guard let link = try? LinkScanner.readPath(path, into: room), link.needs.isEmpty else { return false }
            withMatch(of: link, body)
            return true
        }
    }

    @inline(never)
    fileprivate func withMatch(path: UnsafeBufferPointer<UInt8>, _ body: (LinkTable.PathMatch?) -> Void) {
        if case .failure = LinkScanner.withPath(path, { withMatch(of: $0, body) }) { body(nil) }
    }

    @inline(__always)
    fileprivate func withMatch(of link: ScannedLink, _ body: (LinkTable.PathMatch?) -> Void) {
        guard let entry = find(link.segments, LinkConditions(link, origin: 0)) else {
            body(nil)
            return
        }
        pathParameters.withParameters(of: entry) { parameters in
            body(LinkTable.PathMatch(entry: entry, parameters: parameters, segments: link.segments))
        }
    }
}

/// A parameter that takes a segment, or what stands between fixed texts in it.
@usableFromInline
struct PathParameter: Sendable {
    /// Beyond any path for a rest.
    @usableFromInline let segment: UInt16
    @usableFromInline let prefix: UInt16
    /// What prefix and suffix take from the segment.
    @usableFromInline let fixed: UInt16
    /// Where a rest begins; beyond any path for others.
    private let rest: UInt16

    /// nil for a literal.
    fileprivate init?(_ segment: LinkPattern.Segment, at index: Int) {
        let place = UInt16(clamping: index)
        switch segment {
        case .literal: return nil
        case .parameter(_, let prefix, let suffix):
            self.segment = place
            self.prefix = UInt16(clamping: prefix.utf8.count)
            fixed = UInt16(clamping: prefix.utf8.count + suffix.utf8.count)
            rest = .max
        case .rest:
            self.segment = .max
            prefix = 0
            fixed = 0
            rest = place
        }
    }

    @inlinable
    func bytes(in segments: UnsafeBufferPointer<LinkSegment>) -> UnsafeBufferPointer<UInt8>? {
        guard segment < segments.count else { return bytesOfRest(in: segments) }
        let found = segments[Int(segment)]
        return UnsafeBufferPointer(start: found.start + Int(prefix), count: found.count &- Int(fixed))
    }

    @usableFromInline
    func bytesOfRest(in segments: UnsafeBufferPointer<LinkSegment>) -> UnsafeBufferPointer<UInt8>? {
        Int(rest) == segments.count &- 1 ? segments[Int(rest)].bytes : nil
    }
}

/// The parameters that each entry takes from a path, one after the other.
struct PathParameters: Sendable {
    private var all: [PathParameter] = []
    /// The runs of each entry's.
    private var runs: [Range<UInt32>] = []

    init(_ entries: [LinkTable.Entry]) {
        runs.reserveCapacity(entries.count)
        for entry in entries {
            let start = UInt32(truncatingIfNeeded: all.count)
            for (index, segment) in entry.pattern.segments.enumerated() {
                if let parameter = PathParameter(segment, at: index) { all.append(parameter) }
            }
            runs.append(start..<UInt32(truncatingIfNeeded: all.count))
        }
    }

    @inline(__always)
    fileprivate func withParameters(of entry: Int, _ body: (UnsafeBufferPointer<PathParameter>) -> Void) {
        let run = runs[entry]
        all.withUnsafeBufferPointer { all in
            let start = all.baseAddress.map { $0 + Int(run.lowerBound) }
            body(UnsafeBufferPointer(start: start, count: Int(run.upperBound &- run.lowerBound)))
        }
    }
}

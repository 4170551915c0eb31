/// An LRU cache of pictures by URL, bounded by their total size.
@MainActor
public final class PictureCache<Picture: Sendable> {
    private struct Entry {
        let picture: Picture
        let bytes: Int
        var use: Int
    }

    private var entries: [String: Entry] = [:]
    private var loads: [String: Task<(picture: Picture, bytes: Int)?, Never>] = [:]
    private var uses = 0
    private var bytes = 0
    private let limit: Int

    /// - Parameter limit: in bytes of decoded pictures.
    public init(limit: Int) {
        self.limit = limit
    }

    /// The cached picture; nil if it must be loaded.
    public func picture(at url: String) -> Picture? {
        guard entries[url] != nil else { return nil }
        uses += 1
        entries[url]?.use = uses
        return entries[url]?.picture
    }

    /// The cached picture, or else the loaded one. Concurrent calls for one URL share a load, which ends even if a caller is
    /// cancelled.
    ///
    /// - Parameter load: returns the picture and its decoded size; nil on failure, which is not cached.
    public func picture(
        at url: String,
        load: @escaping @Sendable (String) async -> (picture: Picture, bytes: Int)?
    ) async -> Picture? {
        if let known = picture(at: url) { return known }
        if let running = loads[url] { return await running.value?.picture }
        let task = Task { await load(url) }
        loads[url] = task
        let loaded = await task.value
        loads[url] = nil
        if let loaded { insert(loaded.picture, loaded.bytes, at: url) }
        return loaded?.picture
    }

    private func insert(_ picture: Picture, _ size: Int, at url: String) {
        guard size <= limit else { return }
        uses += 1
        entries[url] = Entry(picture: picture, bytes: size, use: uses)
        bytes += size
        while bytes > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
            entries[oldest.key] = nil
            bytes -= oldest.value.bytes
        }
    }
}

/// The size of a decoded picture, in pixels.
public struct PictureSize: Hashable, Sendable {
    /// The limit for the longer side.
    public static let longest = 1_600.0
    public let width: Double
    public let height: Double

    /// The original size, scaled down to ``longest`` if necessary.
    public init(fitting width: Double, _ height: Double) {
        let scale = min(1, Self.longest / max(width, height, 1))
        self.width = max(1, (width * scale).rounded())
        self.height = max(1, (height * scale).rounded())
    }

    /// Four per pixel.
    public var bytes: Int { Int(width * height) * 4 }
}

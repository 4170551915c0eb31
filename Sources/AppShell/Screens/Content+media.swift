extension Content {
    /// A film. The host plays and stops it, never by itself, so that nothing of that is state of the screen.
    ///
    /// - Parameters:
    ///   - description: what it shows, as a screen reader says it.
    ///   - source: its URL; https.
    ///   - poster: the picture that is shown until it plays.
    ///   - captions: the URL of what is said in it, as WebVTT and in the app's language, for a browser. Apple's systems show those
    ///     that the film itself has.
    ///   - transcript: what is said and shown in it, below it; for a long one, a
    ///     ``disclosure(_:isExpanded:toggle:content:)``. The audit asks for captions or a transcript.
    public static func video(
        _ description: String,
        source: String,
        duration: Duration? = nil,
        poster: String? = nil,
        captions: String? = nil,
        @ContentBuilder transcript: () -> [Content] = { [] }
    ) -> Content {
        media(.video, description, duration, Media(source: source, poster: poster, captions: captions), transcript())
    }

    /// Something to hear. The host plays and stops it, never by itself, so that nothing of that is state of the screen.
    ///
    /// - Parameters:
    ///   - description: what is heard, as a screen reader says it.
    ///   - source: its URL; https.
    ///   - transcript: what is said in it, below it. The audit asks for it.
    public static func audio(
        _ description: String,
        source: String,
        duration: Duration? = nil,
        @ContentBuilder transcript: () -> [Content] = { [] }
    ) -> Content {
        media(.audio, description, duration, Media(source: source, poster: nil, captions: nil), transcript())
    }

    private static func media(
        _ role: Role,
        _ description: String,
        _ duration: Duration?,
        _ media: Media,
        _ transcript: [Content]
    ) -> Content {
        var content = Content(role: role, label: description, value: duration.map(Media.text), children: transcript)
        content.details = .media(media)
        return content
    }

    /// For a film or a sound: where it is.
    public var media: Media? { if case .media(let media) = details { media } else { nil } }

    /// Where a film or a sound is.
    public struct Media: Hashable, Sendable {
        /// The URL of the film or the sound itself.
        public let source: String
        /// For a film: the URL of the picture that is shown until it plays.
        public let poster: String?
        /// For a film: the URL of what is said in it, as WebVTT.
        public let captions: String?

        /// As players write it in every language: `2:30`, `1:02:05`.
        fileprivate static func text(of duration: Duration) -> String {
            let seconds = max(0, duration.components.seconds)
            func digits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let (minutes, rest) = (seconds / 60 % 60, digits(seconds % 60))
            return seconds < 3_600 ? "\(minutes):\(rest)" : "\(seconds / 3_600):\(digits(minutes)):\(rest)"
        }
    }
}

extension ContentSnapshot {
    /// See ``Content/media``.
    public var media: Content.Media? { if case .media(let media) = details { media } else { nil } }
}

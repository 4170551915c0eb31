/// What is shown when a load failed. Both recover without a tap: see ``Content/recovery``.
extension Content {
    /// In place of what could not be loaded: says why, with a button that tries again.
    ///
    /// For loads only. The person sends a form again that could not be sent: use
    /// ``failure(_:retry:action:)``.
    ///
    /// - Parameter load: does nothing while a load is under way.
    public static func failure(
        _ error: APIError,
        strings: APIErrorStrings,
        retry: String,
        load: @escaping () async -> Void
    ) -> Content {
        var content = failure(strings.text(for: error), retry: retry, action: load)
        if error.isTransient { content.recovery = load }
        return content
    }

    /// Above a stale value: says why nothing newer could be loaded.
    ///
    /// - Parameters:
    ///   - retry: the label of a button that tries again; nil if the screen can be pulled.
    ///   - load: does nothing while a load is under way.
    public static func stale(
        _ error: APIError,
        strings: APIErrorStrings,
        retry: String? = nil,
        load: @escaping () async -> Void
    ) -> Content {
        var content = banner(strings.text(for: error)) {
            if let retry { Content.button(retry, action: load) }
        }
        if error.isTransient { content.recovery = load }
        return content
    }

    /// What a screen shows of something that is loaded, in every state of it.
    ///
    /// - Parameters:
    ///   - notFound: says that the back end does not have it; nil treats that as any failure.
    ///   - retriesStale: whether stale content has a button that tries again, where pulling does not suffice.
    ///   - load: does nothing while a load is under way.
    @ContentBuilder
    public static func loaded<Value>(
        _ state: LoadingState<Value>,
        loading: String,
        notFound: String? = nil,
        errors: APIErrorStrings,
        retry: String,
        retriesStale: Bool = false,
        load: @escaping () async -> Void,
        content: (Value) -> [Content]
    ) -> [Content] {
        switch state {
        case .idle, .loading:
            Content.loading(loading)
        case .failed(let error):
            if let notFound, error == .notFound {
                Content.empty(notFound)
            } else {
                Content.failure(error, strings: errors, retry: retry, load: load)
            }
        case .loaded(let value), .refreshing(let value):
            content(value)
        case .stale(let value, let error):
            Content.stale(error, strings: errors, retry: retriesStale ? retry : nil, load: load)
            content(value)
        }
    }

    /// Every recovery, in drawing order.
    var recoveries: [() async -> Void] {
        [recovery].compactMap(\.self) + children.flatMap(\.recoveries)
    }
}

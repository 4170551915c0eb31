public import AppShell
public import AppShellHeadless
public import MadiniaBackend

/// Scripts arrange one that is served as they arrange the one in process.
extension MadiniaBackend: MirroredBackend {
    public var mirroredState: MadiniaData {
        get { data }
        set { data = newValue }
    }
}

extension MadiniaBackend: PushingBackend {
    public var pushedPayloads: [String] { sentPushes.map(\.payload) }
}

extension MadiniaBackend: RoutedBackend {}

extension MadiniaBackend: CallableBackend {
    public func headers(
        ofCallsBy caller: String?,
        at baseURL: String,
        send: (HTTPRequest) throws(HeadlessError) -> HTTPResponse
    ) -> HTTPHeaders? {
        // Nobody signs in here.
        caller == nil ? ["X-API-Key": MadiniaTestKit.apiKey] : nil
    }
}

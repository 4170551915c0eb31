public import AllInConnectBackend
public import Headless

/// Scripts arrange one that is served as they arrange the one in process. Of its log they see what they published: what a
/// call of the API sent, a served back end sends itself.
extension AllInConnectBackend: MirroredBackend {
    public var mirroredState: AllInConnectData {
        get { data }
        set { data = newValue }
    }
}

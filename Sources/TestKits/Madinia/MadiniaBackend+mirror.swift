public import Headless
public import MadiniaBackend

/// Scripts arrange one that is served as they arrange the one in process.
extension MadiniaBackend: MirroredBackend {
    public var mirroredState: MadiniaData {
        get { data }
        set { data = newValue }
    }
}

/// How far something is loaded: what a screen shows is a switch over this.
public enum LoadingState<Value> {
    /// Nothing was asked for yet.
    case idle
    /// The first answer is awaited.
    case loading
    /// The newest value there is.
    case loaded(Value)
    /// Shown while a newer one is on its way.
    case refreshing(Value)
    /// Shown although the newer one could not be loaded, and why.
    case stale(Value, APIError)
    /// There is nothing to show, and why.
    case failed(APIError)

    /// The value to show, fresh or not.
    public var value: Value? {
        switch self {
        case .loaded(let value), .refreshing(let value), .stale(let value, _): value
        case .idle, .loading, .failed: nil
        }
    }

    /// Whether an answer is awaited; a second load must not start.
    public var isUnderWay: Bool {
        switch self {
        case .loading, .refreshing: true
        case .idle, .loaded, .stale, .failed: false
        }
    }

    /// Why the newest value could not be loaded.
    public var error: APIError? {
        switch self {
        case .failed(let error), .stale(_, let error): error
        case .idle, .loading, .loaded, .refreshing: nil
        }
    }

    /// The same state of another value.
    public func map<Other>(_ transform: (Value) -> Other) -> LoadingState<Other> {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded(let value): .loaded(transform(value))
        case .refreshing(let value): .refreshing(transform(value))
        case .stale(let value, let error): .stale(transform(value), error)
        case .failed(let error): .failed(error)
        }
    }

    /// The state when a load starts: the value stays on the screen.
    public var started: LoadingState { value.map { .refreshing($0) } ?? .loading }

    /// The state when a load failed: the value stays, marked as stale. A cancelled load, whose screen is gone, restores the
    /// state before it, so that another may start.
    public func failed(with error: APIError) -> LoadingState {
        if error == .cancelled {
            switch self {
            case .loading: return .idle
            case .refreshing(let value): return .loaded(value)
            default: return self
            }
        }
        return value.map { .stale($0, error) } ?? .failed(error)
    }
}

extension LoadingState: Sendable where Value: Sendable {}
extension LoadingState: Equatable where Value: Equatable {}

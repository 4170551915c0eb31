public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/corelocation/cllocationdegrees
@available(iOS 2, macOS 10.6, *)
public typealias CLLocationDegrees = Double
/// https://developer.apple.com/documentation/corelocation/cllocationaccuracy
@available(iOS 2, macOS 10.6, *)
public typealias CLLocationAccuracy = Double
/// https://developer.apple.com/documentation/corelocation/kcllocationaccuracyhundredmeters
@available(iOS 2, macOS 10.6, *)
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
@available(iOS 2, macOS 10.6, *)
public struct CLLocationCoordinate2D {
    /// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/latitude
    public var latitude: CLLocationDegrees
    /// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/longitude
    public var longitude: CLLocationDegrees
    /// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/init(latitude:longitude:)
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { surface() }
}

/// https://developer.apple.com/documentation/corelocation/cllocation
@available(iOS 2, macOS 10.6, *)
open class CLLocation: NSObject {
    /// https://developer.apple.com/documentation/corelocation/cllocation/coordinate
    open var coordinate: CLLocationCoordinate2D { surface() }
    /// https://developer.apple.com/documentation/corelocation/cllocation/horizontalaccuracy
    open var horizontalAccuracy: CLLocationAccuracy { surface() }
}

/// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
@available(iOS 4.2, macOS 10.7, *)
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// https://developer.apple.com/documentation/corelocation/cllocationmanager
@available(iOS 2, macOS 10.6, *)
open class CLLocationManager: NSObject {
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/delegate
    weak open var delegate: (any CLLocationManagerDelegate)? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/desiredaccuracy
    open var desiredAccuracy: CLLocationAccuracy {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/authorizationstatus-swift.property
    @available(iOS 14, macOS 11, *)
    open var authorizationStatus: CLAuthorizationStatus { surface() }
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()
    @available(iOS 8, macOS 10.15, *)
    open func requestWhenInUseAuthorization() { surface() }
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestlocation()
    @available(iOS 9, macOS 10.14, *)
    open func requestLocation() { surface() }
}

/// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
///
/// Its methods are optional there; here those that we have are required, so that a misspelt one is refused.
@available(iOS 2, macOS 10.6, *)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)
    @available(iOS 14, macOS 11, *)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didupdatelocations:)
    @available(iOS 6, macOS 10.9, *)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// https://developer.apple.com/documentation/corelocation/clerror-swift.struct
@available(iOS 2, macOS 10.6, *)
public struct CLError: Error {
    /// https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied
    }
    public var code: Code { surface() }
}

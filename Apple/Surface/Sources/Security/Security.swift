public import Foundation

func surface() -> Never { fatalError("a surface has no behaviour") }

// Foundation bridges to these by `as` on Linux too, but not to the classes of Core Foundation.
/// https://developer.apple.com/documentation/corefoundation/cfstring
@available(iOS 2, macOS 10.6, *)
public typealias CFString = NSString
/// https://developer.apple.com/documentation/corefoundation/cfdictionary
@available(iOS 2, macOS 10.6, *)
public typealias CFDictionary = NSDictionary
/// https://developer.apple.com/documentation/corefoundation/cftyperef
@available(iOS 2, macOS 10.6, *)
public typealias CFTypeRef = AnyObject
/// https://developer.apple.com/documentation/kernel/osstatus
@available(iOS 2, macOS 10.6, *)
public typealias OSStatus = Int32

/// https://developer.apple.com/documentation/security/ksecclass
@available(iOS 2, macOS 10.6, *)
public var kSecClass: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecclassgenericpassword
@available(iOS 2, macOS 10.6, *)
public var kSecClassGenericPassword: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecattrservice
@available(iOS 2, macOS 10.6, *)
public var kSecAttrService: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecattraccount
@available(iOS 2, macOS 10.6, *)
public var kSecAttrAccount: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecattraccessible
@available(iOS 4, macOS 10.9, *)
public var kSecAttrAccessible: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlockthisdeviceonly
@available(iOS 4, macOS 10.9, *)
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecusedataprotectionkeychain
@available(iOS 13, macOS 10.15, *)
public var kSecUseDataProtectionKeychain: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecvaluedata
@available(iOS 2, macOS 10.6, *)
public var kSecValueData: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecreturndata
@available(iOS 2, macOS 10.6, *)
public var kSecReturnData: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecreturnattributes
@available(iOS 2, macOS 10.6, *)
public var kSecReturnAttributes: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecmatchlimit
@available(iOS 2, macOS 10.6, *)
public var kSecMatchLimit: CFString { surface() }
/// https://developer.apple.com/documentation/security/ksecmatchlimitall
@available(iOS 2, macOS 10.6, *)
public var kSecMatchLimitAll: CFString { surface() }

/// https://developer.apple.com/documentation/security/errsecsuccess
@available(iOS 2, macOS 10.6, *)
public var errSecSuccess: OSStatus { surface() }
/// https://developer.apple.com/documentation/security/errsecitemnotfound
@available(iOS 2, macOS 10.6, *)
public var errSecItemNotFound: OSStatus { surface() }

/// https://developer.apple.com/documentation/security/secitemadd(_:_:)
@available(iOS 2, macOS 10.6, *)
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    surface()
}
/// https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)
@available(iOS 2, macOS 10.6, *)
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    surface()
}
/// https://developer.apple.com/documentation/security/secitemupdate(_:_:)
@available(iOS 2, macOS 10.6, *)
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { surface() }
/// https://developer.apple.com/documentation/security/secitemdelete(_:)
@available(iOS 2, macOS 10.6, *)
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { surface() }
/// https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)
@available(iOS 11.3, macOS 10.3, *)
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    surface()
}

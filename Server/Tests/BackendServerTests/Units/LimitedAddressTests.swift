import Testing

@testable import BackendServer

struct LimitedAddressTests {
    @Test(
        "addresses of one IPv6 /64 are one caller; IPv4 is IPv4, however it is written",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("::FFFF:c000:201", "192.0.2.1"),
            ("2001:db8:1:2::7", "2001:db8:1:2::/64"), ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::7", "2001:db8:1:3::/64"), ("::1", "0:0:0:0::/64"), ("fe80::1%eth0", "fe80:0:0:0::/64"),
            ("unknown", "unknown"), ("", ""),
        ]
    )
    func keys(_ address: String, _ key: String) {
        #expect(LimitedAddress.key(address) == key)
    }
}

import Testing

@testable import BackendServer

/// How passwords are kept.
struct ScryptPasswordsTests {
    private let passwords = ScryptPasswords(cost: ScryptPasswords.Cost(rounds: 4, parallelism: 1))

    @Test("a hash is verified by its password alone, and two of one password differ")
    func verifies() throws {
        let hash = try #require(passwords.hash("azur-2026"))
        #expect(hash.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
        #expect(passwords.verifies("azur-2026", against: hash))
        #expect(!passwords.verifies("azur-2027", against: hash))
        #expect(!passwords.verifies("", against: hash))
        #expect(passwords.hash("azur-2026") != hash)
    }

    @Test("the second example of RFC 7914, 12 is known")
    func agrees() {
        // N = 1024, r = 8, p = 16, "password", "NaCl"; the first half of the 64 bytes.
        let kept = "$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI"
        #expect(passwords.verifies("password", against: kept))
    }

    @Test(
        "what is no hash verifies nothing, and costs nothing",
        arguments: [
            "", "azur-2026", "$scrypt$", "$scrypt$ln=4,r=8,p=1$$", "$scrypt$ln=60,r=8,p=1$TmFDbA$TmFDbA",
            "$scrypt$ln=4,r=9,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI", "$scrypt$ln,r,p$a$b",
        ]
    )
    func refuses(kept: String) {
        #expect(!passwords.verifies("azur-2026", against: kept))
    }

    @Test("passwords that are kept as they are count in scripts alone")
    func plain() {
        #expect(ScryptPasswords(keepsPlain: true).verifies("azur-2026", against: "azur-2026"))
        #expect(!ScryptPasswords(keepsPlain: true).verifies("azur", against: "azur-2026"))
    }
}

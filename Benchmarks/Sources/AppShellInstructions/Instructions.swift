import BenchKit

@main
struct Instructions {
    static func main() throws {
        print(try TypedWork().toRoute.run())
    }
}

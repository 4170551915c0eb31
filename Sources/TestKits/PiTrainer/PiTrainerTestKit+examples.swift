public import ScenarioRunner

extension PiTrainerTestKit {
    public static var examples: ProductExamples {
        ProductExamples(links: [
            "pitrainer://practice", "pitrainer://practice/e", "pitrainer://practice/phi", "pitrainer://stats",
            "pitrainer://settings",
        ])
    }
}

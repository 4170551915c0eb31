import Foundation
import ScenarioReports

extension RunRecord.Start {
    /// The run of this process, as its environment and git tell it.
    ///
    /// - Parameters:
    ///   - shard: its part of the run.
    ///   - ci: the CI server's build.
    ///   - git: nil where the working folder is not what ran.
    init(
        shard: Shard?,
        ci: CIBuild?,
        git: GitRevision?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        id = Self.sharedID(environment) ?? UUID().uuidString.lowercased()
        startedAt = Date()
        revision = ci?.git?.revision ?? git?.revision
        isClean = git?.isClean
        branch = ci?.git?.branch ?? git?.branch
        url = ci?.url
        self.shard = shard.map { RunRecord.ShardNumber(number: $0.number, count: $0.count) }
    }

    /// Variables that are the same in all jobs of a build and in no other build, and those of array jobs.
    private static let shared = [
        "APPSHELL_RUN_ID", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "CIRCLE_WORKFLOW_ID", "BUILDKITE_BUILD_ID",
        "SEMAPHORE_WORKFLOW_ID", "TRAVIS_BUILD_ID", "BITBUCKET_PIPELINE_UUID", "BUILD_BUILDURI", "BUILD_URL",
        "SLURM_ARRAY_JOB_ID", "AWS_BATCH_JOB_ID",
    ]

    /// What all shards of a run have in common; nil where nothing tells.
    static func sharedID(_ environment: [String: String]) -> String? {
        guard let name = shared.first(where: { environment[$0]?.isEmpty == false }), let value = environment[name]
        else {
            return nil
        }
        switch name {
        case "APPSHELL_RUN_ID": return value
        // A build that is run again has the same id.
        case "GITHUB_RUN_ID": return "\(name) \(value) \(environment["GITHUB_RUN_ATTEMPT"] ?? "1")"
        // `parent:index` for each job of an array.
        case "AWS_BATCH_JOB_ID": return "\(name) \(value.prefix { $0 != ":" })"
        default: return "\(name) \(value)"
        }
    }
}

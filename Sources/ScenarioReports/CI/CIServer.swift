/// How a continuous integration server describes a build in its variables.
struct CIServer: Sendable {
    typealias Value = @Sendable (CIVariables) -> String?

    let name: String
    /// A build is this server's if its variables give a URL.
    let url: Value
    let buildNumber: Value
    let remote: Value
    let revision: Value
    let branch: Value
    let tag: Value

    private init(
        _ name: String,
        url: @escaping Value,
        buildNumber: @escaping Value,
        remote: @escaping Value,
        revision: String,
        branch: @escaping Value,
        tag: @escaping Value = { _ in nil }
    ) {
        self.name = name
        self.url = url
        self.buildNumber = buildNumber
        self.remote = remote
        self.revision = { $0[revision] }
        self.branch = branch
        self.tag = tag
    }

    /// A pull request's page is below its repository's.
    private static func repository(ofPullRequest url: String?) -> String? {
        guard let url, let page = url.before(last: "/pull/"), url.dropFirst(page.count + 6).first?.isNumber == true
        else {
            return nil
        }
        return page + ".git"
    }

    /// In the order of detection: some servers set variables of others.
    static let all = [
        CIServer(
            "Azure Pipelines",
            url: { $0["BUILD_BUILDURI"] },
            buildNumber: { $0["BUILD_BUILDNUMBER"] },
            remote: { $0["BUILD_REPOSITORY_URI"] },
            revision: "BUILD_SOURCEVERSION",
            branch: { $0["BUILD_SOURCEBRANCH"]?.after(prefix: "refs/heads/") },
            tag: { $0["BUILD_SOURCEBRANCH"]?.after(prefix: "refs/tags/") }
        ),
        CIServer(
            "Bamboo",
            url: { $0["bamboo_buildResultsUrl"] },
            buildNumber: { $0["bamboo_buildNumber"] },
            remote: { $0["bamboo_planRepository_repositoryUrl"] },
            revision: "bamboo_planRepository_revision",
            branch: { $0["bamboo_planRepository_branch"] }
        ),
        CIServer(
            "Buddy",
            url: { $0["BUDDY_EXECUTION_URL"] },
            buildNumber: { $0["BUDDY_EXECUTION_ID"] },
            remote: { $0["BUDDY_SCM_URL"] },
            revision: "BUDDY_EXECUTION_REVISION",
            branch: { $0["BUDDY_EXECUTION_BRANCH"] },
            tag: { $0["BUDDY_EXECUTION_TAG"] }
        ),
        CIServer(
            "Bitrise",
            url: { $0["BITRISE_BUILD_URL"] },
            buildNumber: { $0["BITRISE_BUILD_NUMBER"] },
            remote: { $0["GIT_REPOSITORY_URL"] },
            revision: "BITRISE_GIT_COMMIT",
            branch: { $0["BITRISE_GIT_BRANCH"] },
            tag: { $0["BITRISE_GIT_TAG"] }
        ),
        CIServer(
            "CircleCI",
            url: { $0["CIRCLE_BUILD_URL"] },
            buildNumber: { $0["CIRCLE_BUILD_NUM"] },
            remote: { $0["CIRCLE_REPOSITORY_URL"] },
            revision: "CIRCLE_SHA1",
            branch: { $0["CIRCLE_BRANCH"] },
            tag: { $0["CIRCLE_TAG"] }
        ),
        CIServer(
            "CodeFresh",
            url: { $0["CF_BUILD_URL"] },
            buildNumber: { $0["CF_BUILD_ID"] },
            remote: { $0["CF_COMMIT_URL"]?.before(last: "/commit").map { $0 + ".git" } },
            revision: "CF_REVISION",
            branch: { $0["CF_BRANCH"] }
        ),
        CIServer(
            "CodeShip",
            url: { $0["CI_BUILD_URL"] },
            buildNumber: { $0["CI_BUILD_NUMBER"] },
            remote: { repository(ofPullRequest: $0["CI_PULL_REQUEST"]) },
            revision: "CI_COMMIT_ID",
            branch: { $0["CI_BRANCH"] }
        ),
        CIServer(
            "GitHub Actions",
            url: { $0("${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}") },
            buildNumber: { $0["GITHUB_RUN_ID"] },
            remote: { $0("${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git") },
            revision: "GITHUB_SHA",
            branch: { $0["GITHUB_HEAD_REF"] },
            tag: { $0["GITHUB_REF"]?.after(prefix: "refs/tags/") }
        ),
        CIServer(
            "GitLab",
            url: { $0["CI_JOB_URL"] },
            buildNumber: { $0["CI_JOB_ID"] },
            remote: { $0["CI_REPOSITORY_URL"] },
            revision: "CI_COMMIT_SHA",
            branch: { $0["CI_COMMIT_BRANCH"] },
            tag: { $0["CI_COMMIT_TAG"] }
        ),
        CIServer(
            "GoCD",
            url: { $0("${GO_SERVER_URL}/pipelines/\(stage)") },
            buildNumber: { $0(stage) },
            remote: { repository(ofPullRequest: $0["GO_SCM_", "_PR_URL"]) },
            revision: "GO_REVISION",
            // `owner:branch`
            branch: { $0["GO_SCM_", "_PR_BRANCH"]?.split(separator: ":").last.map(String.init) }
        ),
        CIServer(
            "Jenkins",
            url: { $0["BUILD_URL"] },
            buildNumber: { $0["BUILD_NUMBER"] },
            remote: { $0["GIT_URL"] },
            revision: "GIT_COMMIT",
            branch: { $0["GIT_LOCAL_BRANCH"] }
        ),
        CIServer(
            "JetBrains Space",
            url: { $0["JB_SPACE_EXECUTION_URL"] },
            buildNumber: { $0["JB_SPACE_EXECUTION_NUMBER"] },
            remote: {
                $0("https://${JB_SPACE_API_URL}/p/${JB_SPACE_PROJECT_KEY}/repositories/${JB_SPACE_GIT_REPOSITORY_NAME}")
            },
            revision: "JB_SPACE_GIT_REVISION",
            branch: { $0["JB_SPACE_GIT_BRANCH"] }
        ),
        CIServer(
            "Semaphore",
            url: { $0("${SEMAPHORE_ORGANIZATION_URL}/jobs/${SEMAPHORE_JOB_ID}") },
            buildNumber: { $0["SEMAPHORE_JOB_ID"] },
            remote: { $0["SEMAPHORE_GIT_URL"] },
            revision: "SEMAPHORE_GIT_SHA",
            branch: { $0["SEMAPHORE_GIT_BRANCH"] },
            tag: { $0["SEMAPHORE_GIT_TAG_NAME"] }
        ),
        CIServer(
            "Travis CI",
            url: { $0["TRAVIS_BUILD_WEB_URL"] },
            buildNumber: { $0["TRAVIS_JOB_NUMBER"] },
            remote: { $0("https://github.com/${TRAVIS_REPO_SLUG}.git") },
            revision: "TRAVIS_COMMIT",
            branch: { $0["TRAVIS_BRANCH"] },
            tag: { $0["TRAVIS_TAG"] }
        ),
        CIServer(
            "Wercker",
            url: { $0["WERCKER_RUN_URL"] },
            buildNumber: { $0["WERCKER_RUN_URL"]?.split(separator: "/").last.map(String.init) },
            remote: { $0("https://${WERCKER_GIT_DOMAIN}/${WERCKER_GIT_OWNER}/${WERCKER_GIT_REPOSITORY}.git") },
            revision: "WERCKER_GIT_COMMIT",
            branch: { $0["WERCKER_GIT_BRANCH"] }
        ),
    ]

    private static let stage = "${GO_PIPELINE_NAME}/${GO_PIPELINE_COUNTER}/${GO_STAGE_NAME}/${GO_STAGE_COUNTER}"
}

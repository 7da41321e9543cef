import { GraphQLError } from 'graphql';
import { blobId, type StandInCommit, type StandInRepository } from './repository';

/** What the stand-in has. */
type Hosted = {
  readonly repository: StandInRepository;
  readonly mayWrite: boolean;
  /** The length at which it cuts off texts. */
  readonly longest: number;
};

type CommitInput = {
  readonly branch: { readonly id?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
};

/** An error as GitHub's GraphQL API reports it, with a type beside its message. */
const failure = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } });

const idOf = (branch: string) => `REF_${branch}`;

/** The stand-in's answers to GraphQL, which are looked up by the query. */
export function graphRoot(github: Hosted) {
  const { repository } = github;
  const at = (commit: StandInCommit) => ({
    __typename: 'Commit',
    oid: commit.oid,
    file: ({ path }: { path: string }) =>
      repository.folder(commit, path).size > 0 ? { oid: repository.treeId(commit, path) } : null,
  });
  return {
    viewer: { login: 'june' },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const whole = `${owner}/${name}`;
      if (whole !== 'ridgeline/website')
        throw failure('NOT_FOUND', `Could not resolve to a Repository with the name '${whole}'.`);
      return {
        viewerPermission: github.mayWrite ? 'WRITE' : 'READ',
        isArchived: false,
        ref: ({ qualifiedName }: { qualifiedName: string }) => {
          const branch = qualifiedName.replace('refs/heads/', '');
          if (!repository.branches.has(branch)) return null;
          return {
            id: idOf(branch),
            target: at(repository.headOf(branch)),
          };
        },
        object: ({ expression }: { expression: string }) => {
          const bytes = repository.blob(expression);
          const isBinary = bytes?.includes(0);
          return bytes
            ? {
                __typename: 'Blob',
                oid: blobId(bytes),
                isTruncated: bytes.length > github.longest,
                text: isBinary ? null : String(bytes).slice(0, github.longest),
              }
            : null;
        },
      };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      if (!github.mayWrite)
        throw failure('FORBIDDEN', 'Resource not accessible by personal access token');
      const branch = [...repository.branches.keys()].find((name) => idOf(name) === input.branch.id);
      if (branch === undefined) throw failure('NOT_FOUND', 'No such branch.');
      if (input.expectedHeadOid !== repository.headOf(branch).oid)
        throw failure(
          'STALE_DATA',
          `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`,
        );
      const { additions = [], deletions = [] } = input.fileChanges;
      const writes = Object.fromEntries([
        ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
        ...deletions.map(({ path }) => [path, null] as const),
      ]);
      const { headline, body = '' } = input.message;
      return { commit: at(repository.commit(writes, `${headline}\n\n${body}`, 'june', branch)) };
    },
  };
}

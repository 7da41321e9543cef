import { blobId, type StandInWrites } from '../github/repository';
import type { Answer, Call } from '../stand-in/description';
import { StandIn } from '../stand-in/stand-in';
import { commitAnswer, parentsOf } from './forgejo-commit';
import { operations } from './operations';

const found = (content: unknown): Answer => ({ status: 200, content });
const missing: Answer = { status: 404, content: { message: 'The target couldn’t be found.' } };
const address = 'https://git.example.org';

/** What a version has for reading several files at once. */
export type ForgejoVersion = 'Forgejo 12' | 'Gitea 1.24' | 'Gitea 1.22';

/** Stands in for git.example.org with one repository in memory. */
export class ForgejoStandIn extends StandIn {
  version: ForgejoVersion = 'Forgejo 12';
  /** Whether the token is for this repository alone, so that it may not say whose it is. */
  isLimited = false;
  /** How many files an answer with several has at most (DEFAULT_PAGING_NUM). */
  mostFiles = 30;
  /** The size from which a file is not given out (DEFAULT_MAX_BLOB_SIZE). */
  mostBytes = 10_485_760;
  /** How many commits a page has (COMMITS_RANGE_SIZE). */
  pageSize = 50;
  /** How many entries of a tree a page has at most (DEFAULT_GIT_TREES_PER_PAGE). */
  treesPerPage = 1000;

  constructor(files: StandInWrites) {
    super(files, {
      origin: address,
      operations,
      // AllowedHeaders in routers/api/v1/api.go, and HEADERS of its section "cors"
      headers: ['authorization', 'content-type', 'user-agent'],
      token: 'forgejo-good-token',
      oauth: { scope: 'read:user write:repository', tokenType: 'bearer' },
    });
  }

  protected isOpen(url: URL): boolean {
    return url.pathname.startsWith('/login/oauth/');
  }

  protected moved({ parts }: Call, url: URL): string | undefined {
    if (!this.isRenamed || parts.repo !== 'website') return undefined;
    return url.pathname.replace('/website', '/renamed') + url.search;
  }

  protected answer(call: Call): Answer {
    const { operation, parts, body } = call;
    if (operation.name === 'userGetCurrent')
      return this.isLimited
        ? {
            status: 403,
            content: { message: 'token does not have at least one of required scope(s)' },
          }
        : found({ id: 7, login: 'june' });
    if (parts.owner !== 'ridgeline') return missing;
    if (operation.method === 'GET') return this.read(call);
    if (operation.name === 'repoGetFileContentsPost') return this.several(call);
    if (!this.mayWrite) return { status: 403, content: { message: 'No permission to write' } };
    if (operation.name === 'repoChangeFiles') return commitAnswer(this.repository, body);
    const { head: branch, title } = body as { head: string; title: string };
    this.reviews.push({ branch, title, state: 'OPEN' });
    return { status: 201, content: this.pullOf(this.reviews.length) };
  }

  private read(call: Call): Answer {
    const { operation, parts, query } = call;
    const { repository } = this;
    if (operation.name === 'repoGet') {
      const permissions = { admin: false, push: this.mayWrite, pull: true };
      return found({ id: 1, full_name: 'ridgeline/website', archived: false, permissions });
    }
    if (operation.name === 'repoGetBranch') {
      const id = repository.branches.get(parts.branch ?? '');
      if (id === undefined) return missing;
      const rights = { user_can_push: this.mayWrite, user_can_merge: this.mayWrite };
      return found({ name: parts.branch, commit: { id }, protected: false, ...rights });
    }
    if (operation.name === 'GetTree') return this.tree(call);
    if (operation.name === 'GetBlobs') {
      if (this.version !== 'Forgejo 12') return missing;
      const ids = (query.shas ?? '').split(',').slice(0, this.mostFiles);
      return found(ids.flatMap((id) => this.blobOf(id) ?? []));
    }
    if (operation.name === 'GetBlob') {
      const blob = this.blobOf(parts.sha ?? '');
      return blob ? found(blob) : { status: 400, content: { message: 'object does not exist' } };
    }
    if (operation.name === 'repoGetContents') {
      const file = this.fileOf(query.ref ?? '', parts.filepath ?? '');
      return file ? found(file) : missing;
    }
    if (operation.name === 'repoGetAllCommits') return this.commits(call);
    if (operation.name === 'repoListGitRefs') {
      const names = [...repository.branches].filter(([name]) =>
        `heads/${name}`.startsWith(parts.ref ?? ''),
      );
      if (names.length === 0) return missing;
      return found(
        names.map(([name, sha]) => ({
          ref: `refs/heads/${name}`,
          url: `${address}/ref`,
          object: { sha, type: 'commit', url: `${address}/commit` },
        })),
      );
    }
    const number = this.reviews.findIndex(({ branch }) => branch === parts.head) + 1;
    return number === 0 ? missing : found(this.pullOf(number));
  }

  private pullOf(number: number) {
    const review = this.reviews[number - 1];
    const isOpen = review?.state === 'OPEN';
    return { number, state: isOpen ? 'open' : 'closed', merged: !isOpen, title: review?.title };
  }

  private tree({ parts, query }: Call): Answer {
    const commit = this.repository.find(parts.sha ?? '');
    if (!commit) return { status: 400, content: { message: 'sha not found' } };
    const folders = new Set(
      [...commit.files.keys()].flatMap((file) => {
        const names = file.split('/');
        return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
      }),
    );
    const trees = [...folders].map((folder) => ({
      path: folder,
      mode: '040000',
      type: 'tree',
      sha: this.repository.treeId(commit, folder),
      // a folder is sorted as if its name ended in a slash
      order: `${folder}/`,
    }));
    const blobs = [...commit.files].map(([file, bytes]) => ({
      path: file,
      mode: '100644',
      type: 'blob',
      sha: blobId(bytes),
      order: file,
    }));
    const all = [...trees, ...blobs].sort((a, b) => (a.order < b.order ? -1 : 1));
    const [page, size] = [Number(query.page), Math.min(Number(query.per_page), this.treesPerPage)];
    return found({
      sha: commit.oid,
      page,
      total_count: all.length,
      truncated: page * size < all.length,
      tree: all.slice((page - 1) * size, page * size),
    });
  }

  private commits({ query }: Call): Answer {
    const { repository } = this;
    const tip = repository.branches.get(query.sha ?? '') ?? query.sha ?? '';
    const { path: place = '', not } = query;
    const known = not === undefined ? [] : repository.log(repository.headOf(not).oid, place);
    const log = repository.log(tip, place).filter((commit) => !known.includes(commit));
    const start = (Number(query.page) - 1) * this.pageSize;
    if (log.length === 0) return missing;
    return found(
      log.slice(start, start + this.pageSize).map((commit) => ({
        sha: commit.oid,
        parents: parentsOf(commit),
        commit: {
          message: commit.message,
          author: { name: commit.author, email: 'someone@example.org', date: commit.date },
        },
        files: repository.changes(commit).map(({ path, status }) => ({ filename: path, status })),
      })),
    );
  }

  private several({ query, body }: Call): Answer {
    if (this.version !== 'Gitea 1.24') return missing;
    const { files } = body as { files: readonly string[] };
    return found(
      files.slice(0, this.mostFiles).map((file) => this.fileOf(query.ref ?? '', file) ?? null),
    );
  }

  private blobOf(id: string) {
    const bytes = this.repository.blob(id);
    return bytes && { sha: id, url: `${address}/blob`, ...this.contentOf(bytes) };
  }

  private fileOf(revision: string, path: string) {
    const bytes = this.repository.find(revision)?.files.get(path);
    if (!bytes) return undefined;
    const content = this.contentOf(bytes);
    const encoding = content.content === null ? null : 'base64';
    const name = path.split('/').at(-1);
    return { name, path, sha: blobId(bytes), type: 'file', encoding, ...content };
  }

  private contentOf(bytes: Buffer) {
    const isGiven = bytes.length <= this.mostBytes;
    return { size: bytes.length, content: isGiven ? bytes.toString('base64') : null };
  }
}

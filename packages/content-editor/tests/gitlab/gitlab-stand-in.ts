import { blobId, type StandInWrites } from '../github/repository';
import type { Answer, Call } from '../stand-in/description';
import { StandIn } from '../stand-in/stand-in';
import { commitAnswer, commitOf } from './gitlab-commit';
import { graphAnswer } from './gitlab-graph';
import { operations } from './operations';

const found = (content: unknown): Answer => ({ status: 200, content });
const missing: Answer = { status: 404, content: { message: '404 Not Found' } };

/** Stands in for gitlab.example.com with one project in memory. */
export class GitlabStandIn extends StandIn {
  /** Whether it looks at the last commits of files too early. */
  isLate = false;
  /** A word that its guess of the encoding spoils. */
  garbled = '';

  constructor(files: StandInWrites) {
    super(files, {
      origin: 'https://gitlab.example.com',
      operations,
      headers: ['authorization', 'content-type'],
      token: 'glpat-good',
      oauth: { scope: 'api', tokenType: 'Bearer' },
    });
  }

  /** The address of the project now. */
  get path(): string {
    return this.isRenamed ? 'ridgeline/sites/renamed' : 'ridgeline/sites/website';
  }

  protected isOpen(url: URL): boolean {
    return url.pathname.startsWith('/oauth/');
  }

  /** REST sends those who ask for a project by an earlier name to its number; other methods than GET get 405. */
  protected moved({ parts, operation }: Call, url: URL): string | undefined {
    const { id } = parts;
    if (id !== 'ridgeline/sites/website' || operation.method !== 'GET') return undefined;
    return url.pathname.replace(encodeURIComponent(id), '42') + url.search;
  }

  protected async answer(call: Call): Promise<Answer> {
    const { operation, parts, body } = call;
    if (operation.name === 'GraphQL') return graphAnswer(this, body);
    if (operation.path === '/api/v4/personal_access_tokens/self') {
      this.tokens.clear();
      return { status: 204 };
    }
    if (parts.id !== '42') return missing;
    return operation.method === 'POST' ? this.write(call) : this.read(call);
  }

  private write({ operation, body }: Call): Answer {
    if (!this.mayWrite) return { status: 403, content: { message: '403 Forbidden' } };
    if (operation.path.endsWith('/commits'))
      return commitAnswer(this.repository, body, this.isLate);
    const { source_branch: branch, title } = body as { source_branch: string; title: string };
    this.reviews.push({ branch, title, state: 'OPEN' });
    return { status: 201, content: { iid: this.reviews.length, state: 'opened' } };
  }

  private read({ operation, parts, query }: Call): Answer {
    const { repository } = this;
    const start = (Number(query.page) - 1) * Number(query.per_page);
    const page = (entries: readonly object[]) =>
      found(entries.slice(start, start + Number(query.per_page)));
    if (operation.path.endsWith('/{id}')) return found({ id: 42, path_with_namespace: this.path });
    if (operation.path.endsWith('/tree')) {
      const commit = repository.find(query.ref ?? '');
      const files = [...(commit?.files ?? [])].filter(([file]) => file.startsWith('content/'));
      return page(
        files.map(([file, bytes]) => ({
          id: blobId(bytes),
          name: file.split('/').at(-1),
          type: 'blob',
          path: file,
          mode: '100644',
        })),
      );
    }
    if (operation.path.endsWith('/raw')) {
      const bytes = repository.blob(parts.sha ?? '');
      return bytes ? found(bytes) : missing;
    }
    if (operation.path.endsWith('/diff')) {
      const commit = repository.find(parts.sha ?? '');
      if (!commit) return missing;
      return page(
        repository.changes(commit).map(({ path, status }) => ({
          diff: '',
          old_path: path,
          new_path: path,
          a_mode: '100644',
          b_mode: '100644',
          new_file: status === 'added',
          renamed_file: false,
          deleted_file: status === 'removed',
        })),
      );
    }
    const [from, to = from] = (query.ref_name ?? '').split('..');
    const tip = repository.branches.get(to ?? '') ?? to ?? '';
    const log = repository.log(tip, query.path ?? 'content');
    const known = from === to ? [] : repository.log(repository.headOf(from ?? '').oid, 'content');
    return page(log.filter((commit) => !known.includes(commit)).map(commitOf));
  }
}

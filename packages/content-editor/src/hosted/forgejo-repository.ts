import * as z from 'zod';
import type { Head, Listed } from './git-host';
import type { ForgejoRequests } from './forgejo-request';
import { listFolder } from './forgejo-tree';
import { Refused } from './host-error';
import type { HostPlace } from './host-place';
import { type OpenedForReview, reviewFolderOf } from './review-branch';

const account = z.object({ login: z.string() });

const repository = z.object({
  archived: z.boolean(),
  permissions: z.object({ push: z.boolean() }).optional(),
});

const branchForm = z.object({ commit: z.object({ id: z.string() }), user_can_push: z.boolean() });

const refs = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }));

const pull = z.object({ number: z.number(), state: z.string() });

/** The content folder at a commit. */
type Known = { readonly tree: string; readonly files: readonly Listed[] | undefined };

/** The repository of a site: its branches, and what its content folder holds at a commit. */
export class ForgejoRepository {
  readonly #requests: ForgejoRequests;
  readonly #place: HostPlace;
  /** The address of its REST API. */
  readonly path: string;
  readonly #known = new Map<string, Known>();
  #user: Promise<string> | undefined;
  #opened: OpenedForReview | undefined;

  constructor(requests: ForgejoRequests, place: HostPlace) {
    this.#requests = requests;
    this.#place = place;
    this.path = `/repos/${place.repository}`;
  }

  /** What was found when it was opened last. */
  async opened(): Promise<OpenedForReview> {
    return this.#opened ?? (await this.open());
  }

  /** The branch now, and the user’s own for review. @throws if the user may not change it */
  async open(): Promise<OpenedForReview> {
    const { faults } = this.#requests;
    const { branch, folder, review = false } = this.#place;
    const [user, found] = await Promise.all([this.user(), this.branch(branch)]);
    if (!found?.user_can_push) await this.explain(user);
    const head = found && (await this.at(found.commit.id));
    if (!head) throw faults.noBranch(branch, folder);
    const own = review ? await this.own(user) : undefined;
    this.#opened = { ...head, ...own?.head, user, public: head, own };
    return this.#opened;
  }

  /** The last commit of a branch; undefined without that branch. */
  async tip(name: string): Promise<string | undefined> {
    return (await this.branch(name))?.commit.id;
  }

  /** The files of the content folder at a commit. */
  async files(revision: string): Promise<readonly Listed[]> {
    const known = this.#known.get(revision)?.files ?? (await this.list(revision))?.files;
    if (!known) throw this.#requests.faults.noBranch(this.#place.branch, this.#place.folder);
    return known;
  }

  /** Notes a commit that was just made: what it holds is known, so it need not be listed. */
  note(revision: string): Head {
    const head = { revision, tree: `of ${revision}` };
    this.#known.set(revision, { tree: head.tree, files: undefined });
    return head;
  }

  private branch(name: string) {
    return this.#requests.find(`${this.path}/branches/${encodeURIComponent(name)}`, branchForm);
  }

  /** The name of the user, which is asked for once; empty if the token may not know it. */
  private user(): Promise<string> {
    this.#user ??= this.#requests.rest('/user', account).then(
      ({ login }) => login,
      (error: unknown) => {
        // a token of Forgejo that is limited to repositories can’t have “user: Read” (services/authz)
        if (error instanceof Refused) return '';
        // for the next attempt
        this.#user = undefined;
        throw error;
      },
    );
    return this.#user;
  }

  /** A commit with its content folder; undefined without that folder. */
  private async at(revision: string): Promise<Head | undefined> {
    const known = this.#known.get(revision) ?? (await this.list(revision));
    return known && { revision, tree: known.tree };
  }

  private async list(revision: string): Promise<Known | undefined> {
    const known = await listFolder(this.#requests, this.path, revision, this.#place.folder);
    if (known) this.#known.set(revision, known);
    return known;
  }

  /** @throws if the repository isn’t there, or may not be changed by the user at all */
  private async explain(user: string): Promise<void> {
    const { faults, rest } = this.#requests;
    const { archived, permissions } = await rest(this.path, repository);
    if (archived) throw faults.archived();
    if (!permissions?.push) throw faults.readOnly(user);
  }

  /** The user’s branch whose changes wait for review: one that was merged or refused is done with. */
  private async own(user: string) {
    const folder = reviewFolderOf(user);
    const found = await this.#requests.find(`${this.path}/git/refs/heads/${folder}`, refs);
    const [last] = (found ?? [])
      .map(({ ref, object }) => ({ name: ref.replace('refs/heads/', ''), revision: object.sha }))
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
    if (!last) return undefined;
    const base = encodeURIComponent(this.#place.branch);
    const request = await this.#requests.find(`${this.path}/pulls/${base}/${last.name}`, pull);
    if (request && request.state !== 'open') return undefined;
    const head = await this.at(last.revision);
    return head && { name: last.name, head, request: request?.number };
  }
}

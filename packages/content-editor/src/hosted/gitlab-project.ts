import * as z from 'zod';
import type { Head } from './git-host';
import type { GitlabRequests } from './gitlab-request';
import { headQuery, ownQuery, placeQuery } from './gitlab-queries';
import type { HostPlace } from './host-place';
import { type OpenedForReview, reviewFolderOf } from './review-branch';

const renamed = z.object({ path_with_namespace: z.string() });

/** The project of a site: its branches, and the ways in which GitLab names it. */
export class GitlabProject {
  readonly #requests: GitlabRequests;
  readonly #place: HostPlace;
  /** Its address now; it may be renamed. */
  path: string;
  /** Its number, which stays. */
  #number = '';
  #opened: OpenedForReview | undefined;

  constructor(requests: GitlabRequests, place: HostPlace) {
    this.#requests = requests;
    this.#place = place;
    this.path = place.repository;
  }

  /** The address of its REST API. */
  async rest(): Promise<string> {
    if (this.#number === '') await this.open();
    return `/projects/${this.#number}`;
  }

  /** What was found when it was opened last. */
  async opened(): Promise<OpenedForReview> {
    return this.#opened ?? (await this.open());
  }

  /** The branch now, and the user’s own for review. @throws if the user may not change it */
  async open(): Promise<OpenedForReview> {
    const { faults, query } = this.#requests;
    const { branch, folder, review = false } = this.#place;
    const variables = { ref: branch, parent: this.parent, review };
    const { text, form } = headQuery;
    const ask = () => query(text, { project: this.path, ...variables }, form);
    let { currentUser, project } = await ask();
    if (!project && (await this.followRename())) ({ currentUser, project } = await ask());
    if (!project || !currentUser) throw faults.missing();
    this.#number = project.id.replace('gid://gitlab/Project/', '');
    const head = this.headOf(project.repository);
    if (!head) throw faults.noBranch(branch, folder);
    if (project.archived === true) throw faults.archived();
    if (!project.userPermissions.pushCode) throw faults.readOnly(currentUser.username);
    const user = currentUser.username;
    const own = await this.own(user, project.repository.branchNames ?? []);
    this.#opened = { ...head, ...own?.head, user, public: head, own };
    return this.#opened;
  }

  /** A branch or a commit now; undefined if it isn’t there. */
  async at(ref: string): Promise<Head | undefined> {
    const { text, form } = placeQuery;
    const variables = { project: this.path, ref, parent: this.parent };
    const { project } = await this.#requests.query(text, variables, form);
    return project ? this.headOf(project.repository) : undefined;
  }

  /** The folder in which that of the content is; empty for the whole repository. */
  private get parent(): string {
    return this.#place.folder.split('/').slice(0, -1).join('/');
  }

  private headOf({
    top,
    beside,
  }: NonNullable<z.infer<typeof placeQuery.form>['project']>['repository']): Head | undefined {
    const revision = top?.lastCommit?.sha;
    const tree = beside?.trees.nodes.find(({ path }) => path === this.#place.folder)?.sha;
    return revision === undefined || tree === undefined ? undefined : { revision, tree };
  }

  /** The user’s branch whose changes wait for review: one that was merged or refused is done with. */
  private async own(user: string, names: readonly string[]) {
    const name = names
      .filter((known) => known.startsWith(`${reviewFolderOf(user)}/`))
      .sort((a, b) => (a < b ? 1 : -1))[0];
    if (name === undefined) return undefined;
    const { text, form } = ownQuery;
    const variables = { project: this.path, ref: name, refs: [name], parent: this.parent };
    const { project } = await this.#requests.query(text, variables, form);
    const head = project && this.headOf(project.repository);
    if (!head) return undefined;
    const requests = project.mergeRequests.nodes;
    const request = requests.find(({ state }) => state === 'opened');
    if (requests.length > 0 && !request) return undefined;
    return { name, head, request: request && Number(request.iid) };
  }

  /** GraphQL knows a project by its address alone, and REST also by an earlier one, or by its number. */
  private async followRename(): Promise<boolean> {
    const known = this.#number === '' ? encodeURIComponent(this.path) : this.#number;
    const { path_with_namespace: path } = await this.#requests.rest(`/projects/${known}`, renamed);
    const isNew = path !== this.path;
    this.path = path;
    return isNew;
  }
}

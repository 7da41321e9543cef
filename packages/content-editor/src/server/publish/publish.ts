import type { Outcome, PublishRequest } from '../../store/publication';
import { queue } from '../../store/queue';
import type { Snapshot } from '../../store/content';
import { type LocalContent, readContent } from '../local-content';
import { git, GitError, gitThatWaits, listed, Obstacle, tryGit } from '../git';
import { folderQueue } from '../write/folder-queue';
import { prepareChanges } from '../write/write-content';
import { writeFiles } from '../write/write-files';
import { rememberAuthor, requireAuthor } from './author';
import { commitContent, type Made } from './commit-content';
import { refusedBy } from './public-state';
import { fetchPublished, push } from './remote';
import { commitAt, forgetUnsent, isAncestor, openRepository, type Repository } from './repository';

/** How often to try again if others have pushed something else at the same moment. */
const attempts = 4;

/** Milliseconds that Git has to bring files into the folder, which filters and hooks of the project may delay. */
const limit = 600_000;

/** Milliseconds for the question whether what was sent got through. */
const afterwards = 20_000;

/** Publications follow each other. */
const afterOthers = queue();

/** The content before the publication that is on its way, by its folder: nobody is to take it for published. */
const contentBefore = new Map<string, Snapshot>();

/** The content as it is, without what is on its way. */
export const contentNow = async (content: LocalContent): Promise<Snapshot> =>
  contentBefore.get(content.root) ?? (await readContent(content)).snapshot;

type Publication = {
  readonly content: LocalContent;
  readonly request: PublishRequest;
  /** Cancels it. */
  readonly signal: AbortSignal;
};

/**
 * Makes changes public, with what else of the content differs: takes in what others have published, writes the files, commits
 * the content and nothing else, and pushes. What doesn't get through leaves the files and Git as they were, but for what others have published.
 */
export function publish(
  content: LocalContent,
  request: PublishRequest,
  signal = new AbortController().signal,
): Promise<Outcome> {
  return afterOthers(() => publishNow({ content, request, signal }))
    .catch((error: unknown): Outcome => ({ result: 'refused', ...refusedBy(error) }))
    .finally(() => contentBefore.delete(content.root));
}

async function publishNow(publication: Publication): Promise<Outcome> {
  const { content, request, signal } = publication;
  const repository = await openRepository(content.root);
  if (request.author) await rememberAuthor(repository, request.author);
  await requireAuthor(repository);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const theirs = await fetchPublished(repository, signal);
    await refuseOtherWork(repository, theirs);
    const made = await folderQueue(() => make(repository, publication, theirs));
    if ('result' in made) return made;
    if (await send(repository, made, { theirs, signal }))
      return { result: 'done', snapshot: (await readContent(content)).snapshot };
  }
  throw new Obstacle('busy');
}

/**
 * Refuses what would make more public than the content, or lose it: commits of a developer, which a push sends along, and
 * a version of a file that is staged and no longer in the folder.
 * @throws Obstacle
 */
async function refuseOtherWork(repository: Repository, theirs: string | undefined): Promise<void> {
  const { root, top, prefix } = repository;
  if (theirs) {
    if (!(await tryGit(top, 'merge-base', 'HEAD', theirs))) throw new Obstacle('unrelated');
    const isMoved = !(await isAncestor(repository, theirs, 'HEAD'));
    // if the content is the whole repository, no commit is about anything else
    const outside = isMoved || prefix === '' ? [] : ['--', '.', `:(exclude)${prefix}`];
    const words = ['rev-list', '--oneline', '--no-merges', `${theirs}..HEAD`, ...outside];
    const commits = isMoved || prefix !== '' ? await git(top, words) : '';
    if (commits !== '') throw new Obstacle('other-work', commits.trim());
  }
  const differing = async (...words: readonly string[]) =>
    listed(await git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', ...words]));
  // a commit that was stopped leaves what Git had noted before it
  const parent = await commitAt(repository, 'HEAD^');
  const noted = parent ? await differing('--cached', parent, '--', '.') : [];
  const stale = (await differing('--cached', 'HEAD', '--', '.')).filter(
    (file) => parent && !noted.includes(file),
  );
  if (stale.length > 0)
    await git(root, ['--literal-pathspecs', 'reset', '--quiet', '--', ...stale]);
  const unstaged = await differing('--', '.');
  const staged = await differing('--cached', 'HEAD', '--', '.');
  const partly = staged.filter((file) => unstaged.includes(file));
  if (partly.length > 0) throw new Obstacle('staged', partly.join('\n'));
}

/**
 * Brings what others have published into the folder, then commits the changes.
 * @returns why there is no publication, or what is to be sent
 * @throws Obstacle, and the files are as before, but for what others have published
 */
async function make(
  repository: Repository,
  { content, request, signal }: Publication,
  theirs: string | undefined,
): Promise<Outcome | Made> {
  if (theirs && !(await isAncestor(repository, theirs, 'HEAD'))) {
    // a branch may have options of its own, and others would stash what somebody is changing
    const words = ['merge', '--quiet', '--ff-only', '--no-squash', '--no-autostash', theirs];
    await gitThatWaits(repository.top, words, { signal, limit, code: 'local-changes' }).catch(
      async (error: unknown) => {
        // it was stopped in a hook that runs afterwards
        if (signal.aborted || (await commitAt(repository, 'HEAD')) !== theirs) throw error;
      },
    );
  }
  const prepared = await prepareChanges(content, request.changes);
  if ('result' in prepared) return prepared;
  // any, since what else differs in the folder becomes public, too
  const problems = prepared.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return { result: 'mistakes', problems };
  contentBefore.set(content.root, prepared.snapshot);
  const head = (await commitAt(repository, 'HEAD')) ?? '';
  const putFilesBack = await writeFiles(content.root, prepared.writes);
  try {
    const { message } = request;
    const made = await commitContent(repository, content.model, { message, head, signal });
    const undo = async () => {
      await made?.undo();
      await putFilesBack();
      contentBefore.delete(content.root);
    };
    return { commit: made?.commit ?? head, undo };
  } catch (error) {
    await putFilesBack();
    throw error;
  }
}

/**
 * Pushes a commit.
 * @returns whether it is public; if not, others were faster, and nothing is left of it
 * @throws Obstacle
 */
async function send(
  repository: Repository,
  { commit, undo }: Made,
  { theirs, signal }: { readonly theirs: string | undefined; readonly signal: AbortSignal },
): Promise<boolean> {
  if (commit === theirs) return true;
  try {
    await push(repository, commit, signal);
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    const now = await fetchPublished(repository, AbortSignal.timeout(afterwards)).catch(
      () => 'unknown',
    );
    const isPublic =
      now !== undefined && now !== 'unknown' && (await isAncestor(repository, commit, now));
    if (!isPublic) {
      // the branch has moved on since: the commit stays, with its files, and the next publication decides
      const code = now === 'unknown' ? 'unsent' : 'stays';
      await undo().catch((failure: unknown) => {
        throw failure instanceof GitError ? new Obstacle(code, failure.said) : failure;
      });
      // if it got through, the next publication finds it there
      if (now === 'unknown') throw new Obstacle('unsent', error.details);
      if (now === theirs) throw error;
      return false;
    }
  }
  await forgetUnsent(repository);
  return true;
}

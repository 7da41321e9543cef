import {
  mostTries,
  type ObstacleCode,
  type Outcome,
  type PublishRequest,
} from '../../store/publication';
import { queue } from '../../store/queue';
import { holdContent, type LocalContent, readContent, releaseContent } from '../local-content';
import { git, GitError, gitThatWaits, literal, splitAtNul, Obstacle, tryGit } from '../git';
import { folderQueue } from '../write/folder-queue';
import { prepareChanges } from '../write/write-content';
import { writeFiles } from '../write/write-files';
import { rememberAuthor, requireAuthor } from './author';
import { commitContent, type UndoableCommit } from './commit-content';
import { refusedBy } from './public-state';
import { fetchPublished, push } from './remote';
import {
  commitAt,
  forgetUnderway,
  isAncestor,
  openRepository,
  type Repository,
} from './repository';

/** Milliseconds that Git has to bring files into the folder, which filters and hooks of the project may delay. */
const limit = 600_000;

/** Milliseconds for the question whether what was sent got through. */
const afterwards = 20_000;

/** Publications follow each other. */
const afterOthers = queue();

type PublishTask = {
  readonly content: LocalContent;
  readonly request: PublishRequest;
  /** Cancels it. */
  readonly signal: AbortSignal;
};

/**
 * Makes changes public, with what else of the content differs from what is public: takes in what others have published, writes
 * the files, commits the content and nothing else, and pushes. If that doesn't get through, the files and Git are as before,
 * except that they have what others have published.
 */
export function publish(
  content: LocalContent,
  request: PublishRequest,
  signal = new AbortController().signal,
): Promise<Outcome> {
  return afterOthers(() => publishNow({ content, request, signal }))
    .catch((error: unknown): Outcome => ({ result: 'refused', ...refusedBy(error) }))
    .finally(() => releaseContent(content));
}

async function publishNow(publication: PublishTask): Promise<Outcome> {
  const { content, request, signal } = publication;
  const repository = await openRepository(content.root);
  if (request.author) await rememberAuthor(repository, request.author);
  await requireAuthor(repository);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const theirs = await fetchPublished(repository, signal);
    if (theirs) await refuseOtherCommits(repository, theirs);
    await unstageLeftovers(repository);
    await refuseStagedVersions(repository);
    const made = await folderQueue(() => commitChanges(repository, publication, theirs));
    if ('result' in made) return made;
    if (await pushOrUndo(repository, made, { theirs, signal }))
      return { result: 'done', snapshot: (await readContent(content)).snapshot };
  }
  throw new Obstacle('busy');
}

/**
 * Refuses to publish while the branch has a developer's commits, which a push would send along.
 * @throws Obstacle
 */
async function refuseOtherCommits(repository: Repository, theirs: string): Promise<void> {
  const { workTree, prefix } = repository;
  if (!(await tryGit(workTree, 'merge-base', 'HEAD', theirs))) throw new Obstacle('unrelated');
  const isMoved = !(await isAncestor(repository, theirs, 'HEAD'));
  // if the content is the whole repository, no commit is about anything else
  if (!isMoved && prefix === '') return;
  const outside = isMoved ? [] : ['--', '.', `:(exclude)${prefix}`];
  const args = ['rev-list', '--oneline', '--no-merges', `${theirs}..HEAD`, ...outside];
  const commits = await git(workTree, args);
  if (commits !== '') throw new Obstacle('other-work', commits.trim());
}

/** The files of the content folder that differ: between the index and the folder, or a commit and the index (`--cached`). */
const differingFiles = async ({ contentFolder }: Repository, ...between: readonly string[]) => {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', ...between, '--', '.'];
  return splitAtNul(await git(contentFolder, args));
};

/**
 * Takes out of the index what a commit has left there that was stopped: Git writes the index anew only after the commit, so
 * that the index still has the files of the commit before.
 */
async function unstageLeftovers(repository: Repository): Promise<void> {
  const parent = await commitAt(repository, 'HEAD^');
  if (!parent) return;
  const sinceParent = await differingFiles(repository, '--cached', parent);
  const staged = await differingFiles(repository, '--cached', 'HEAD');
  const leftovers = staged.filter((file) => !sinceParent.includes(file));
  if (leftovers.length > 0)
    await git(repository.contentFolder, ['reset', '--quiet', '--', ...leftovers.map(literal)]);
}

/**
 * Refuses to publish while a version of a file is staged that the folder has no longer: a commit would lose it.
 * @throws Obstacle
 */
async function refuseStagedVersions(repository: Repository): Promise<void> {
  const unstaged = await differingFiles(repository);
  const staged = await differingFiles(repository, '--cached', 'HEAD');
  const partly = staged.filter((file) => unstaged.includes(file));
  if (partly.length > 0) throw new Obstacle('staged', partly.join('\n'));
}

/**
 * Brings what others have published into the folder, then commits the changes.
 * @returns why there is no publication, or what is to be sent
 * @throws Obstacle, and the files are as before, but for what others have published
 */
async function commitChanges(
  repository: Repository,
  { content, request, signal }: PublishTask,
  theirs: string | undefined,
): Promise<Outcome | UndoableCommit> {
  if (theirs && !(await isAncestor(repository, theirs, 'HEAD'))) {
    // a branch may have options of its own, and others would stash what somebody is changing
    const args = ['merge', '--quiet', '--ff-only', '--no-squash', '--no-autostash', theirs];
    await gitThatWaits(repository.workTree, args, { signal, limit, code: 'local-changes' }).catch(
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
  holdContent(content, prepared.snapshot);
  const head = (await commitAt(repository, 'HEAD')) ?? '';
  const putFilesBack = await writeFiles(content.root, prepared.writes);
  try {
    const { message } = request;
    const made = await commitContent(repository, content.model, { message, head, signal });
    const undo = async () => {
      await made?.undo();
      await putFilesBack();
      releaseContent(content);
    };
    return { commit: made?.commit ?? head, undo };
  } catch (error) {
    await putFilesBack();
    throw error;
  }
}

/**
 * Pushes a commit, or takes it back if it isn't public then.
 * @returns whether it is public; if not, others were faster
 * @throws Obstacle
 */
async function pushOrUndo(
  repository: Repository,
  { commit, undo }: UndoableCommit,
  { theirs, signal }: { readonly theirs: string | undefined; readonly signal: AbortSignal },
): Promise<boolean> {
  if (commit === theirs) return true;
  try {
    await push(repository, commit, signal);
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    switch (await fateOf(repository, commit, theirs)) {
      case 'public':
        break;
      case 'overtaken':
        await takeBack(undo, 'commit-stays');
        return false;
      case 'not public':
        await takeBack(undo, 'commit-stays');
        throw error;
      case 'unknown':
        // if it got through after all, the next publication finds it at the remote
        await takeBack(undo, 'maybe-sent');
        throw new Obstacle('maybe-sent', error.details);
    }
  }
  await forgetUnderway(repository);
  return true;
}

/** What has become of a commit; it is overtaken if others have moved the public branch without it. */
type Fate = 'public' | 'overtaken' | 'not public' | 'unknown';

/**
 * Asks the remote what has become of a commit whose push has failed: it may have got through before the connection broke.
 * @param theirs what was public before the push
 */
async function fateOf(
  repository: Repository,
  commit: string,
  theirs: string | undefined,
): Promise<Fate> {
  const answer = await fetchPublished(repository, AbortSignal.timeout(afterwards)).then(
    (published) => ({ published }),
    () => undefined,
  );
  if (!answer) return 'unknown';
  const { published } = answer;
  if (published !== undefined && (await isAncestor(repository, commit, published))) return 'public';
  return published === theirs ? 'not public' : 'overtaken';
}

/**
 * Takes a commit back.
 * @param code the obstacle if somebody has committed on top of it: it stays then, with its files, and the next publication
 *   decides
 * @throws Obstacle
 */
async function takeBack(undo: UndoableCommit['undo'], code: ObstacleCode): Promise<void> {
  try {
    await undo();
  } catch (error) {
    throw error instanceof GitError ? new Obstacle(code, error.said) : error;
  }
}

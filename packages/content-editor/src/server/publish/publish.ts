import { maxTries, type Outcome, type PublishRequest } from '../../store/publishing';
import { queue } from '../../store/queue';
import { type LocalContent, readContent } from '../local-content';
import { git, GitError, gitThatWaits, ObstacleError, tryGit, waitLimits } from '../git';
import { folderQueue, prepareWrites } from '../write/write-content';
import { writeFiles } from '../write/write-files';
import { rememberAuthor, requireAuthor } from './author';
import { commitContent } from './commit-content';
import { duringPublication } from './during-publication';
import { differingFiles, indexAsIn, settleIndex, usingIndexOf } from './git-index';
import { obstacleOf } from './public-state';
import { fetchPublished, push } from './remote';
import {
  differencesFrom,
  commitAt,
  isAncestor,
  openRepository,
  type Repository,
} from './repository';

/** Milliseconds for the question whether what was sent got through. */
const fateLimit = 20_000;

/** Publications follow each other. */
const afterOthers = queue();

type PublishTask = {
  readonly content: LocalContent;
  readonly request: PublishRequest;
  /** Cancels it. */
  readonly signal: AbortSignal;
};

/**
 * Makes changes public, with what else of the content differs from what is public: takes in what others have
 * published, writes the files, commits the content and nothing else, and pushes. If that doesn't get through,
 * the files and Git are as before, except that they have what others have published. A file that somebody has
 * saved meanwhile, in another program, stays as it was saved.
 */
export function publish(
  content: LocalContent,
  request: PublishRequest,
  signal = new AbortController().signal,
): Promise<Outcome> {
  const task = { content, request, signal };
  return afterOthers(() => duringPublication(content, () => publishNow(task))).catch(
    (error: unknown): Outcome => ({ result: 'refused', ...obstacleOf(error) }),
  );
}

/*
 * A publication in steps, each with what has changed by then. The letters are commits: P is public, N is new.
 *
 * | step                               | public | branch | folder                    |
 * | ---------------------------------- | ------ | ------ | ------------------------- |
 * | before                             | P      | older  | older, and local changes  |
 * | others' work is in: `takeIn`       | P      | P      | P, and local changes      |
 * | a commit is made: `commitContent`  | P      | P      | N                         |
 * | it is pushed: `pushOrUndo`         | N      | P      | N                         |
 * | the branch follows: `bringForward` | N      | N      | N                         |
 */
async function publishNow(publication: PublishTask): Promise<Outcome> {
  const { content, request, signal } = publication;
  const repository = await openRepository(content.root);
  if (request.author) await rememberAuthor(repository, request.author);
  await requireAuthor(repository);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const published = await fetchPublished(repository, signal);
    await settleIndex(repository, published);
    const toTakeIn = published && (await isBehind(repository, published)) ? published : undefined;
    if (published !== undefined) await requireNoOtherWork(repository, published, toTakeIn);
    const made = await folderQueue(() => commitChanges(repository, publication, toTakeIn));
    if ('result' in made) return made;
    if (await pushOrUndo(repository, signal, { ...made, published })) {
      await bringForward(repository, made);
      return { result: 'done', snapshot: (await readContent(content)).snapshot };
    }
  }
  throw new ObstacleError('busy');
}

/** Whether others have published what the branch doesn't have. @throws ObstacleError */
async function isBehind({ workTree }: Repository, published: string): Promise<boolean> {
  const common = await tryGit(workTree, 'merge-base', 'HEAD', published);
  if (!common) throw new ObstacleError('unrelated');
  return common !== published;
}

/**
 * Refuses to publish while the branch has a developer's commits, which a push would send along. A branch that
 * isn't behind may have commits about the content.
 * @throws ObstacleError
 */
async function requireNoOtherWork(
  { workTree, prefix }: Repository,
  published: string,
  toTakeIn: string | undefined,
): Promise<void> {
  // if the content is the whole repository, no commit is about anything else
  if (toTakeIn === undefined && prefix === '') return;
  const outside = toTakeIn === undefined ? ['--', '.', `:(exclude,literal)${prefix}`] : [];
  const args = ['rev-list', '--oneline', '--no-merges', `${published}..HEAD`, ...outside];
  const commits = await git(workTree, args);
  if (commits !== '') throw new ObstacleError('other-work', commits.trim());
}

/**
 * Brings what others have published into the folder.
 * @throws ObstacleError
 */
async function takeIn(
  repository: Repository,
  published: string,
  signal: AbortSignal,
): Promise<void> {
  const { workTree } = repository;
  const moved = await differingFiles(workTree, 'HEAD', published);
  const changed = await differencesFrom(workTree, 'HEAD');
  const both = moved.filter((file) => changed.has(file));
  const inTheWay = both.length > 0 ? await filesUnlike(repository, published, both) : [];
  // what the folder has already, such as from a publication whose end nobody has noted, is no local change
  // for Git then
  await indexAsIn(
    workTree,
    published,
    both.filter((file) => !inTheWay.includes(file)),
  );
  // a branch may have options of its own, and others would stash what somebody is changing
  const args = ['merge', '--quiet', '--ff-only', '--no-squash', '--no-autostash', published];
  // Git ends in the same way if another program has locked its index
  const code = inTheWay.length > 0 ? 'local-changes' : 'failed';
  await gitThatWaits(workTree, args, { signal, limit: waitLimits.hooks, code }).catch(
    async (error: unknown) => {
      // it was stopped in a hook that runs afterwards
      if (signal.aborted || (await commitAt(repository, 'HEAD')) !== published) throw error;
    },
  );
}

/** Those of some files that the folder has not as a commit has them. */
const filesUnlike = (
  repository: Repository,
  commit: string,
  files: readonly string[],
): Promise<readonly string[]> =>
  usingIndexOf(repository, commit, async (index) => {
    const differing = await differencesFrom(repository.workTree, commit, index);
    return files.filter((file) => differing.has(file));
  });

/** A commit that neither the branch nor the public has yet, and its files, which the folder has. */
type Made = {
  readonly commit: string;
  /** The commit of the branch, on which it is made. */
  readonly head: string;
  readonly putFilesBack: () => Promise<void>;
};

/**
 * Brings what others have published into the folder, then commits the changes.
 * @param toTakeIn the public commit, if the branch doesn't have it
 * @returns why there is no publication, or what is to be sent
 * @throws ObstacleError, and the files are as before, but for what others have published
 */
async function commitChanges(
  repository: Repository,
  { content, request, signal }: PublishTask,
  toTakeIn: string | undefined,
): Promise<Outcome | Made> {
  if (toTakeIn !== undefined) await takeIn(repository, toTakeIn, signal);
  const prepared = await prepareWrites(content, request.writes);
  if ('result' in prepared) return prepared;
  // any, since what else differs in the folder becomes public, too
  const problems = prepared.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return { result: 'mistakes', problems };
  const head = (await commitAt(repository, 'HEAD')) ?? '';
  const putFilesBack = await writeFiles(content.root, prepared.files);
  try {
    const { message } = request;
    const commit = await commitContent(repository, content.model, { message, head, signal });
    return { commit, head, putFilesBack };
  } catch (error) {
    if (!(error instanceof ObstacleError && error.code === 'commit-stays')) await putFilesBack();
    throw error;
  }
}

/**
 * Pushes a commit; if it isn't public then, puts back those of its files that nobody has saved meanwhile.
 * @returns whether it is public; if not, others were faster
 * @throws ObstacleError
 */
async function pushOrUndo(
  repository: Repository,
  signal: AbortSignal,
  { commit, putFilesBack, published }: Made & { readonly published: string | undefined },
): Promise<boolean> {
  if (commit === published) return true;
  try {
    await push(repository, commit, signal);
    return true;
  } catch (error) {
    const fate = await fateOf(repository, commit, published);
    if (fate === 'public') return true;
    await folderQueue(putFilesBack);
    if (fate === 'overtaken') return false;
    // if it got through after all, the next publication finds it at the remote
    throw fate === 'unknown' && error instanceof ObstacleError
      ? new ObstacleError('maybe-sent', error.details)
      : error;
  }
}

/**
 * Lets Git’s index and then the branch have a commit that is public: an index behind its branch would take
 * the commit back with somebody’s next one. If something keeps Git from it, such as the lock of another
 * program, the next publication takes it in.
 */
async function bringForward({ workTree }: Repository, { commit, head }: Made): Promise<void> {
  if (commit === head) return;
  try {
    await indexAsIn(workTree, commit, await differingFiles(workTree, head, commit));
    await git(workTree, ['update-ref', 'HEAD', commit, head]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
}

/** What has become of a commit; it is overtaken if others have moved the public branch without it. */
type Fate = 'public' | 'overtaken' | 'not public' | 'unknown';

/**
 * Asks the remote what has become of a commit whose push has failed: it may have got through before the
 * connection broke.
 * @param before what was public before the push
 */
async function fateOf(
  repository: Repository,
  commit: string,
  before: string | undefined,
): Promise<Fate> {
  const answer = await fetchPublished(repository, AbortSignal.timeout(fateLimit)).then(
    (published) => ({ published }),
    () => undefined,
  );
  if (!answer) return 'unknown';
  const { published } = answer;
  if (published !== undefined && (await isAncestor(repository, commit, published))) return 'public';
  return published === before ? 'not public' : 'overtaken';
}

import type { Published, PublishRequest } from '../../store/publication';
import { problemsIn } from '../../store/check-texts';
import { queue } from '../../store/queue';
import { type LocalContent, readContent } from '../local-content';
import { git, GitError, listed, Obstacle, tryGit } from '../git';
import { folderQueue } from '../save/folder-queue';
import { rememberAuthor, requireAuthor } from './author';
import { commitContent, forgetUnsent, takeBackUnsent } from './commit-content';
import { mergePublished } from './merge-published';
import { refusedBy } from './public-state';
import { fetchPublished, push } from './remote';
import { commitAt, isAncestor, openRepository, type Repository } from './repository';

/** How often to try again if others publish at the same moment. */
const attempts = 4;

/** Milliseconds for the question whether what was sent got through. */
const afterwards = 20_000;

/** Publications follow each other; saves wait only while one writes files. */
const afterOthers = queue();

type Publication = {
  readonly content: LocalContent;
  readonly request: PublishRequest;
  /** Cancels it. */
  readonly signal: AbortSignal;
};

/**
 * Makes the saved content public: takes in what others have published meanwhile, commits the content and nothing else, and
 * pushes. What doesn't get through leaves no commit behind.
 */
export function publish(
  content: LocalContent,
  request: PublishRequest,
  signal = new AbortController().signal,
): Promise<Published> {
  return afterOthers(() => publishNow({ content, request, signal })).catch(
    (error: unknown): Published => ({ result: 'refused', ...refusedBy(error) }),
  );
}

async function publishNow(publication: Publication): Promise<Published> {
  const { content, request, signal } = publication;
  const repository = await openRepository(content.root);
  if (request.author) await rememberAuthor(repository, request.author);
  await requireAuthor(repository);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const theirs = await fetchPublished(repository, signal);
    await takeBackUnsent(repository, theirs);
    await refuseOtherWork(repository, theirs);
    const stopped = await folderQueue(() => takeIn(repository, publication, theirs));
    if (stopped) return stopped;
    if (await send(repository, publication, theirs)) return { result: 'published' };
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
  const before = await commitAt(repository, 'HEAD^');
  const noted = before ? await differing('--cached', before, '--', '.') : [];
  const stale = (await differing('--cached', 'HEAD', '--', '.')).filter(
    (file) => before && !noted.includes(file),
  );
  if (stale.length > 0)
    await git(root, ['--literal-pathspecs', 'reset', '--quiet', '--', ...stale]);
  const unstaged = await differing('--', '.');
  const staged = await differing('--cached', 'HEAD', '--', '.');
  // what others have published is there if a publication was stopped
  const own = theirs ? await differing('--cached', theirs, '--', '.') : staged;
  const partly = staged.filter((file) => unstaged.includes(file) && own.includes(file));
  if (partly.length > 0) throw new Obstacle('staged', partly.join('\n'));
}

/**
 * Merges what others have published with what is saved here, as long as that has no mistakes.
 * @returns undefined if nothing stands in the way of publishing that
 */
async function takeIn(
  repository: Repository,
  { content, request, signal }: Publication,
  theirs: string | undefined,
): Promise<Published | undefined> {
  const head = (await commitAt(repository, 'HEAD')) ?? '';
  const mistaken = await mistakesIn(content);
  if (mistaken || !theirs || (await isAncestor(repository, theirs, head))) return mistaken;
  const { decided } = request;
  const sides = { head, theirs, decided };
  const clashes = await mergePublished(repository, content.model, sides, signal);
  return clashes.length > 0 ? { result: 'clash', clashes } : mistakesIn(content);
}

/** @returns undefined if the content has no mistakes */
async function mistakesIn(content: LocalContent): Promise<Published | undefined> {
  const { folder, snapshot } = await readContent(content);
  const pictures = new Map(Object.entries(snapshot.pictures));
  const problems = problemsIn(content.model, folder, pictures);
  const mistakes = problems.filter(({ severity }) => severity === 'error');
  return mistakes.length > 0 ? { result: 'mistakes', problems: mistakes } : undefined;
}

/**
 * Commits the content and pushes it.
 * @returns whether it is public; if not, others were faster, and nothing is left of it
 * @throws Obstacle
 */
async function send(
  repository: Repository,
  { content, request, signal }: Publication,
  theirs: string | undefined,
): Promise<boolean> {
  const head = (await commitAt(repository, 'HEAD')) ?? '';
  const { message } = request;
  const made = await commitContent(repository, content.model, { message, head, signal });
  const commit = made?.commit ?? head;
  if (commit === theirs) return true;
  try {
    await push(repository, commit, signal);
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    const unknown = new Obstacle('unsent', error.details);
    const now = await fetchPublished(repository, AbortSignal.timeout(afterwards)).catch(() => {
      throw unknown;
    });
    const isPublic = now !== undefined && (await isAncestor(repository, commit, now));
    if (!isPublic) {
      await made?.undo().catch((failure: unknown) => {
        throw failure instanceof GitError ? unknown : failure;
      });
      if (now === theirs) throw error;
      return false;
    }
  }
  await forgetUnsent(repository);
  return true;
}

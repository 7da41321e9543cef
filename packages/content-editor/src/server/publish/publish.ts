import type { Published, PublishRequest } from '../../store/publication';
import { problemsIn } from '../../store/check-texts';
import { queue } from '../../store/queue';
import { type LocalContent, readContent } from '../local-content';
import { git, GitError, Obstacle, reasonOf, tryGit } from '../git';
import { folderQueue } from '../save/folder-queue';
import { rememberAuthor, requireAuthor } from './author';
import { commitContent } from './commit-content';
import { recover, withMark, type WithTarget } from './interruption';
import { mergePublished } from './merge-published';
import { fetchPublished, push } from './remote';
import { refusedBy } from './public-state';
import { commitAt, openRepository, type Repository } from './repository';
import { rememberReview, requestAddress, reviewBranch } from './review';

/** How often to try again if others publish at the same moment. */
const attempts = 4;

/** Publications follow each other; saves wait only while one writes files. */
const afterOthers = queue();

/**
 * Makes the saved content public: commits it and nothing else, merges what others have published meanwhile, and pushes.
 * Whenever it is stopped, the next publication goes on.
 */
export function publish(content: LocalContent, request: PublishRequest): Promise<Published> {
  return afterOthers(() => publishNow(content, request).catch(refused));
}

const refused = (error: unknown): Published => ({ result: 'refused', ...refusedBy(error) });

async function publishNow(content: LocalContent, request: PublishRequest): Promise<Published> {
  const repository = await openRepository(content.root);
  await folderQueue(() => recover(repository));
  return withMark(repository, (withTarget) =>
    publishFrom({ repository, content, request, withTarget }),
  );
}

/** A publication that runs. */
type Running = {
  readonly repository: Repository;
  readonly content: LocalContent;
  readonly request: PublishRequest;
  readonly withTarget: WithTarget;
};

async function publishFrom(running: Running): Promise<Published> {
  const { repository, request } = running;
  await refuseOtherWork(repository);
  if (request.author) await rememberAuthor(repository, request.author);
  await requireAuthor(repository);
  const mistaken = await folderQueue(() => commit(running));
  if (mistaken) return mistaken;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const theirs = await fetchPublished(repository);
    const stopped = theirs && (await folderQueue(() => takeIn(running, theirs)));
    if (stopped) return stopped;
    if (theirs && theirs === (await commitAt(repository, 'HEAD'))) return { result: 'published' };
    // nothing is public from there before somebody takes it over
    if (repository.pushRemote !== repository.remote) return sendForReview(repository);
    const { result, said } = await push(repository, repository.branch);
    if (result === 'done') return { result: 'published' };
    if (result === 'protected') return sendForReview(repository, said);
  }
  throw new Obstacle('busy');
}

/** @returns undefined if the content has no mistakes */
async function commit({ repository, content, request }: Running): Promise<Published | undefined> {
  const problems = await mistakesIn(content);
  if (problems.length > 0) return { result: 'mistakes', problems };
  await commitContent(repository, content.model, request.message);
  return undefined;
}

/**
 * Merges what others have published, and what was saved here meanwhile, with the last commit.
 * @returns undefined if nothing stands in the way of publishing that
 */
async function takeIn(running: Running, theirs: string): Promise<Published | undefined> {
  const { repository, content, request, withTarget } = running;
  if (await isAncestor(repository, theirs)) return undefined;
  const mistaken = await commit(running);
  if (mistaken) return mistaken;
  const isDecided = request.decidedAbout === theirs;
  const merged = await mergePublished(repository, content.model, theirs, isDecided);
  if ('clashes' in merged) return { result: 'clash', revision: theirs, clashes: merged.clashes };
  await withTarget(merged.commit, () => moveTo(repository, merged.commit));
  const problems = await mistakesIn(content);
  return problems.length > 0 ? { result: 'mistakes', problems } : undefined;
}

/**
 * A push sends all commits of the branch: with those of a developer, their work would become public too.
 * @throws Obstacle
 */
async function refuseOtherWork(repository: Repository): Promise<void> {
  const { top, prefix, upstream } = repository;
  // if the content is the whole repository, no commit is about anything else
  if (prefix === '' || !(await commitAt(repository, upstream))) return;
  const outside = ['--', '.', `:(exclude)${prefix}`];
  const commits = ['log', '--no-merges', '--format=%h %s', `${upstream}..HEAD`, ...outside];
  const [commit] = (await git(top, commits)).split('\n');
  if (commit) throw new Obstacle('other-work', commit);
}

async function mistakesIn(content: LocalContent) {
  const { folder, snapshot } = await readContent(content);
  const pictures = new Map(Object.entries(snapshot.pictures));
  return problemsIn(content.model, folder, pictures).filter(({ severity }) => severity === 'error');
}

async function isAncestor({ top }: Repository, commit: string): Promise<boolean> {
  return (await tryGit(top, 'merge-base', '--is-ancestor', commit, 'HEAD')) !== undefined;
}

/** Moves the branch and the folder to a commit that has all of the last one. */
async function moveTo({ top }: Repository, commit: string): Promise<void> {
  try {
    // a branch may have options of its own
    await git(top, ['merge', '--quiet', '--ff-only', '--no-squash', commit]);
  } catch (error) {
    const isOverwritten =
      error instanceof GitError && error.stderr.includes('would be overwritten');
    throw isOverwritten ? new Obstacle('local-changes', reasonOf(error)) : error;
  }
}

/**
 * Sends the last commit to a branch of its own, from which somebody takes it over.
 * @param refusal what the remote said that refused to publish it, if one did
 */
async function sendForReview(repository: Repository, refusal = ''): Promise<Published> {
  const usual = await reviewBranch(repository);
  const first = await push(repository, usual);
  // others have changed that branch, or accepted it as a commit of their own
  const branch = first.result === 'outdated' ? `${usual}-${Date.now()}` : usual;
  const { result, said } = branch === usual ? first : await push(repository, branch);
  if (result !== 'done') throw new Obstacle('permission', lastLine(refusal));
  await rememberReview(repository, branch);
  const address = await requestAddress(repository, branch, said);
  return { result: 'review', ...(address && { address }) };
}

/** The last line that a remote said. */
const lastLine = (said: string) =>
  said
    .split('\n')
    .filter((line) => line.startsWith('remote: '))
    .at(-1)
    ?.slice('remote: '.length)
    .trim() ?? '';

import type { ContentModel } from 'content-check/content-model';
import type { Problem } from 'content-check/problem';
import { LostAnswer, ReloadNeeded } from '../store/failure';
import { decideWrite } from '../store/decision';
import {
  cancelledOutcome,
  maxTries,
  type Outcome,
  type PublishRequest,
  unansweredOutcome,
} from '../store/publishing';
import type { BytesWrite, FileWrite, Snapshot } from '../store/content';
import type { Check } from '../store/store';
import { isContentWrite } from '../store/content-file';
import { fromBase64 } from '../store/base64';
import { gitId } from './git-id';
import type { GitHost } from './git-host';
import type { HostedContent, ContentAtCommit } from './hosted-content';
import type { HostedPictures } from './hosted-pictures';

type Tools = {
  readonly host: GitHost;
  readonly model: ContentModel;
  readonly check: Check;
  readonly content: HostedContent;
  readonly pictures: HostedPictures;
};

/**
 * Validates the content as it would be published, and makes one commit of it if there are no new errors. The
 * browser decides here what the local server decides on one's own computer.
 * @param signal cancels it; once the commit is sent, the host decides
 * @throws if it could not be published; the message says why
 */
export async function publishHosted(
  tools: Tools,
  request: PublishRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!request.writes.every((change) => isContentWrite(tools.model, change)))
    throw new Error('The site has no place for one of these changes.');
  for (let tries = 0; tries < maxTries; tries += 1) {
    const outcome = await tryToPublish(tools, request, signal);
    if (outcome) return outcome;
  }
  return { result: 'refused', code: 'busy', details: '' };
}

/** @returns undefined if the branch has moved on meanwhile */
async function tryToPublish(
  tools: Tools,
  { writes, message }: PublishRequest,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { host, content } = tools;
  const decided = await Promise.race([decide(tools, writes), whenCancelled(signal)]);
  if ('result' in decided) return decided;
  const { reading, next } = decided;
  const files = writes.map(bytesOf);
  try {
    const made = await host.commit(reading.head.revision, { message, writes: files });
    if (!made) return undefined;
    const snapshot = { ...next.snapshot, version: made.tree };
    content.note({ ...next, head: made, snapshot });
    return { result: 'done', snapshot };
  } catch (error) {
    // nobody is signed in any more
    if (error instanceof ReloadNeeded) throw error;
    const now = await content.read().catch(() => undefined);
    // the host may have made the commit, whatever it says, also before the connection broke
    if (now && writes.every((change) => isIn(now.snapshot, change)))
      return { result: 'done', snapshot: now.snapshot };
    if (!(error instanceof LostAnswer)) throw error;
    // others have moved the branch: the commit can only be made after theirs
    if (now && now.head.revision !== reading.head.revision) return undefined;
    // it may still be made
    return unansweredOutcome(error);
  }
}

/** Waits until somebody cancels. */
const whenCancelled = (signal: AbortSignal) =>
  new Promise<typeof cancelledOutcome>((resolve) => {
    const end = () => resolve(cancelledOutcome);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

/** Decides about writes. @returns why they can't be published, or the content without and with them */
async function decide({ check, content, pictures }: Tools, writes: readonly FileWrite[]) {
  const reading = await content.read();
  const next = await withChanges(pictures, reading, writes);
  const before = await problemsOf(check, reading.snapshot);
  const after = await problemsOf(check, next.snapshot);
  return decideWrite(reading.snapshot, writes, { before, after }) ?? { reading, next };
}

async function problemsOf(
  check: Check,
  { files, pictures }: Snapshot,
): Promise<readonly Problem[]> {
  const problems = await check(files, pictures);
  if (!problems)
    throw new Error('The check for mistakes doesn’t work in this browser. Reload this page.');
  return problems;
}

/** The content as it would be published; changed files last, as the check expects. */
async function withChanges(
  pictures: HostedPictures,
  reading: ContentAtCommit,
  writes: readonly FileWrite[],
): Promise<ContentAtCommit> {
  const files = new Map(Object.entries(reading.snapshot.files));
  const sizes = new Map(Object.entries(reading.snapshot.pictures));
  const ids = new Map(reading.ids);
  for (const change of writes) {
    const { path } = change;
    for (const known of [files, sizes, ids]) known.delete(path);
    if ('text' in change) {
      if (change.text === null) continue;
      files.set(path, change.text);
      ids.set(path, await gitId(new TextEncoder().encode(change.text)));
    } else if (change.base64 !== null) {
      const { id, size } = await pictures.add(path, fromBase64(change.base64));
      ids.set(path, id);
      sizes.set(path, size);
    }
  }
  const snapshot = {
    ...reading.snapshot,
    files: Object.fromEntries(files),
    pictures: Object.fromEntries(sizes),
  };
  return { ...reading, snapshot, ids };
}

function bytesOf(change: FileWrite): BytesWrite {
  const { path } = change;
  if ('text' in change)
    return { path, bytes: change.text === null ? null : new TextEncoder().encode(change.text) };
  return { path, bytes: change.base64 === null ? null : fromBase64(change.base64) };
}

/** Whether the content has a change. */
function isIn({ files, pictures }: Snapshot, change: FileWrite): boolean {
  if ('text' in change) return (files[change.path] ?? null) === change.text;
  const isThere = change.path in pictures;
  return change.base64 === null ? !isThere : isThere;
}

import type { Visitors } from '../../session/state';
import type { Publicity } from '../../session/publish/unpublished';
import type { Publishing, Store } from '../../store/store';
import {
  isAuthorMissing,
  type ObstacleCode,
  type Published,
  type Refused,
} from '../../store/publication';

const askSomebody = 'Ask who set this computer up.';

const askOwner = 'Ask who looks after the site.';

/** Which step of the way to the public stopped, and what to do; what Git or a host says stands below. */
export const obstacleWords: Readonly<Record<ObstacleCode, string>> = {
  'no-git': `Git, which carries the content to the public, isn’t installed on this computer. ${askSomebody}`,
  'no-repository': `This folder isn’t connected with the public site: it is no copy made by Git. ${askSomebody}`,
  unreadable: `Git can’t read this folder’s history. ${askSomebody}`,
  'no-commit': `This folder has no history yet, so nothing says what is public. ${askSomebody}`,
  detached: `This folder shows an earlier state of the site, not its latest. ${askSomebody}`,
  merging: `Somebody has begun to merge or move changes in this folder and hasn’t finished. ${askSomebody}`,
  'no-remote': `This folder doesn’t know where the site is published. ${askSomebody}`,
  elsewhere: `This computer sends changes to another place than the one where the site is published. ${askSomebody}`,
  'no-branch': `The place where the site is published doesn’t have the branch that this folder publishes: it may have another name now. ${askOwner}`,
  'no-author':
    'First say who publishes: the history of the site records it, and this computer doesn’t know it yet.',
  unreachable:
    'The place where the site is published didn’t answer, or didn’t let this computer in. Try again when you are online, or ask who set this computer up.',
  'other-work':
    'A developer’s work in this folder isn’t public yet and would become public, too. Ask the developer to publish it first.',
  staged:
    'A developer has prepared a version of a file that is no longer in this folder. Ask the developer to commit it first.',
  'local-changes':
    'What others have published can’t come into this folder, maybe since the same files were changed here, outside of the content. Ask a developer to save those first.',
  unrelated: `What is public has a history of its own, which has nothing in common with this folder’s. ${askSomebody}`,
  commit: `Git, or a rule of this project, didn’t record the change. Mend what it names and publish again, or ask who looks after the site.`,
  refused:
    'The place where the site is published didn’t take the change. Mend what it names and publish again, or ask who looks after the site.',
  unsent:
    'The connection broke while the change was sent. Publish again: what has got through is not sent twice.',
  busy: 'Others are publishing at this moment. Publish again in a minute.',
  slow: 'It took too long, so it was stopped. Publish again, or ask who set this computer up.',
  cancelled: 'You have cancelled it. Publish again whenever you like.',
  failed: `Git couldn’t do it. Publish again, or ask who set this computer up.`,
};

const kept = 'What you type is kept by itself, in this browser.';

/** How a change reaches visitors, in sentences, by where a save leads. */
export const wayToPublic: Readonly<Record<Publishing['saves'], readonly string[]>> = {
  here: [
    kept,
    '“Save” writes it into the files of the site on this computer.',
    '“Publish” saves it and sends it to the public site. Visitors see it some minutes later.',
  ],
  public: [
    kept,
    '“Save and publish” sends it to the public site. Visitors see it some minutes later.',
  ],
};

/** Whether visitors see what is public, and what to do. */
export function visitorsWords({ site, since }: Visitors): string {
  if (site === 'building') return 'Published. Visitors see it once the site is built.';
  if (site === 'late')
    return 'Published, but the site isn’t built: visitors see what was before. Ask who looks after the site.';
  return since === undefined
    ? 'Visitors see everything.'
    : `Visitors see it since ${timeInWords(since)}.`;
}

/** The words of every button that publishes. */
export const publishLabels = {
  publish: 'Publish',
  publishing: 'Publishing…',
  again: 'Try again',
  cancel: 'Cancel',
};

/** What is told while it publishes. */
export const publishingWords = `${publishLabels.publishing} This can take a minute.`;

/** The label of the button that publishes while nothing waits to be published. */
export const visitorsLabels: Readonly<Record<Visitors['site'], string>> = {
  building: 'Being built…',
  late: 'Not built yet',
  latest: 'Visitors see it',
};

const timeInWords = (time: number) =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Where the content is while nothing waits to be saved. */
export const atRestWords: Readonly<Record<Publicity, string>> = {
  unknown: 'Everything is saved',
  blocked: 'Everything is saved',
  public: 'Everything is saved and public',
  here: 'Saved on this computer, not yet public',
};

type PublicationStatus = {
  readonly publicity: Publicity;
  readonly published: Published | undefined;
  readonly visitors: Visitors | undefined;
  /** Whether visitors see nothing of what was published. */
  readonly isDraftsOnly: boolean;
};

/** What came of a publication, or where the content is without one; empty if something else says it. */
export function publicationWords({
  publicity,
  published,
  visitors,
  isDraftsOnly,
}: PublicationStatus): string {
  if (published?.result === 'published' && isDraftsOnly)
    return 'It is sent, as a draft, which visitors don’t see.';
  const isRefused = published !== undefined && published.result !== 'published';
  if (visitors && publicity === 'public' && !isRefused) return visitorsWords(visitors);
  if (published?.result === 'published')
    return 'It is published. The site shows it as soon as it is built, in a few minutes.';
  if (isAuthorMissing(published)) return '';
  if (published?.result === 'refused') return `${outcome(published)} What you have saved is kept.`;
  return publicity === 'public' ? 'Everything is public.' : '';
}

const outcome = ({ code }: Refused) =>
  code === 'unsent' ? 'It isn’t known whether it got through.' : 'Nothing was published.';

const saveLabels = { here: 'Save', public: 'Save and publish' } as const;

/** The words of every button that saves: they say where that leads. */
export function saveLabel({ publish }: Store): string {
  return saveLabels[publish?.saves ?? 'here'];
}

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

/** Why nothing can be published, and what to do. */
const obstacles: Readonly<Record<ObstacleCode, string>> = {
  'no-git': `Git, which carries the content to the public, isn’t installed on this computer. ${askSomebody}`,
  'old-git': `Git on this computer is too old to merge what others have published: it needs version 2.38 or later. ${askSomebody}`,
  'no-repository': `This folder isn’t connected with the public site: it is no copy made by Git. ${askSomebody}`,
  unreadable: `Git can’t read this folder’s history. ${askSomebody}`,
  'no-commit': `This folder has no history yet, so nothing says what is public. ${askSomebody}`,
  detached: `This folder shows an earlier state of the site, not its latest. ${askSomebody}`,
  merging: `Somebody has begun to merge or move changes in this folder and hasn’t finished. ${askSomebody}`,
  locked:
    'Another program is using this folder’s history. Wait a moment, close other programs that use Git, and publish again.',
  'no-remote': `This folder doesn’t know where the site is published. ${askSomebody}`,
  'no-author':
    'First say who publishes: the history of the site records it, and this computer doesn’t know it yet.',
  hook: 'A rule of this project refused it.',
  network:
    'The network, or the place where the site is published, can’t be reached. Try again when you are online.',
  'not-found':
    'The place where the site is published wasn’t found, or isn’t open to you. Ask who looks after the site.',
  credentials: `This computer isn’t signed in where the site is published, or its sign-in has expired. ${askSomebody}`,
  permission: 'You have no permission to publish. Ask who looks after the site.',
  unrelated: `What is public has a history of its own, which has nothing in common with this folder’s. ${askSomebody}`,
  'other-work':
    'A developer’s work in this folder isn’t public yet and would become public, too. Ask the developer to publish it first.',
  'other-conflict':
    'A developer has changed the site in this folder and elsewhere, in the same place. Ask the developer to merge that.',
  'local-changes':
    'Others have published changes to files that were changed in this folder, too, outside of the content. Ask a developer to save those first.',
  busy: 'Others are publishing at this moment. Publish again in a minute.',
  failed: 'Git couldn’t do it.',
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
  review: [kept, '“Save for review” sends it to somebody. Visitors see it once it is accepted.'],
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
export const publishLabels = { publish: 'Publish', publishing: 'Publishing…', again: 'Try again' };

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

/** Why nothing was published, and what to do, in sentences. */
export function obstacleWords({ code, details }: Refused): string {
  const quoted = details === '' ? '' : ` It says: “${details}”`;
  return `${obstacles[code]}${quoted}`;
}

/** Where the content is while nothing waits to be saved. */
export const atRestWords: Readonly<Record<Publicity, string>> = {
  unknown: 'Everything is saved',
  blocked: 'Everything is saved',
  public: 'Everything is saved and public',
  'in review': 'Saved, and waiting for review',
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
  if (published?.result === 'review')
    return 'It is sent for review: somebody has to accept it before it becomes public.';
  if (isAuthorMissing(published)) return '';
  if (published?.result === 'refused') return 'Nothing was published. What you have saved is kept.';
  return publicity === 'public' ? 'Everything is public.' : '';
}

const saveLabels = { here: 'Save', public: 'Save and publish', review: 'Save for review' } as const;

/** The words of every button that saves: they say where that leads. */
export function saveLabel({ publish }: Store): string {
  return saveLabels[publish?.saves ?? 'here'];
}

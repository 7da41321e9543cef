import type { Visitors } from '../../session/state/state';
import type { Whereabouts } from '../../session/publish/unpublished';
import { nothingLost } from '../../session/after-progress';
import {
  isAuthorMissing,
  isFateUnknown,
  type ObstacleCode,
  type Outcome,
  type Obstacle,
} from '../../store/publishing';

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
    'What others have published can’t come into this folder, since somebody has changed the same files here, but not in the form. Ask a developer to commit those first.',
  unrelated: `What is public has a history of its own, which has nothing in common with this folder’s. ${askSomebody}`,
  commit: `Git, or a rule of this project, didn’t record the change. Mend what it names and publish again, or ask who looks after the site.`,
  refused:
    'The place where the site is published didn’t take the change. Mend what it names and publish again, or ask who looks after the site.',
  'maybe-sent':
    'The connection broke while the change was sent. Publish again: what has got through is not sent twice.',
  'commit-stays':
    'The change was not sent. It is recorded in this folder, and Git couldn’t take that back. Publish again to send it, or ask a developer.',
  unanswered: 'No answer has come. Try again: what has got through is not sent twice.',
  busy: 'Others are publishing at this moment. Publish again in a minute.',
  slow: 'It took too long, so it was stopped. Publish again, or ask who set this computer up.',
  cancelled: 'You have cancelled it. Publish again whenever you like.',
  failed: `It couldn’t be done. Publish again, or ask who looks after the site.`,
};

/** How a change reaches visitors, in sentences. */
export const wayToPublic = (isHere: boolean, isBlocked: boolean): readonly string[] => [
  isHere
    ? 'What you type is kept by itself, on this computer.'
    : 'What you type is kept by itself, in this browser alone.',
  isBlocked
    ? `“${publishLabels.write}” puts it into the files of the site on this computer.`
    : '“Publish” sends it to the public site. Visitors see it some minutes later.',
];

/** Whether visitors see what is public, and what to do. */
export function visitorsWords({ site, since }: Visitors): string {
  if (site === 'building') return 'Published. Visitors see it once the site is built.';
  if (site === 'late')
    return 'Published, but the site isn’t built: visitors see what was before. Ask who looks after the site.';
  return since === undefined
    ? 'Visitors see everything.'
    : `Visitors have seen it since ${timeInWords(since)}.`;
}

/** The words of every button that publishes. */
export const publishLabels = {
  publish: 'Publish',
  publishing: 'Publishing…',
  write: 'Write to the files',
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

const keptWords = 'Kept, not yet public';

/** Where the content is. */
export const restWords: Readonly<
  Record<'edited' | 'atRest', Readonly<Record<Whereabouts, string>>>
> = {
  edited: {
    unknown: keptWords,
    blocked: 'Kept, not yet in the files',
    public: keptWords,
    here: keptWords,
  },
  atRest: {
    unknown: 'Everything is kept',
    blocked: 'Everything is in the files',
    public: 'Everything is public',
    here: keptWords,
  },
};

type PublicationStatus = {
  readonly publicity: Whereabouts;
  readonly outcome: Outcome | undefined;
  readonly visitors: Visitors | undefined;
  /** Whether visitors see nothing of what was published. */
  readonly isDraftsOnly: boolean;
};

/** What came of a publication, or where the content is without one; empty if something else says it. */
export function publicationWords({
  publicity,
  outcome,
  visitors,
  isDraftsOnly,
}: PublicationStatus): string {
  if (outcome?.result === 'done' && isDraftsOnly)
    return 'It is sent, as a draft, which visitors don’t see.';
  const isRefused = outcome !== undefined && outcome.result !== 'done';
  if (visitors && publicity === 'public' && !isRefused) return visitorsWords(visitors);
  if (outcome?.result === 'done')
    return 'It is published. The site shows it as soon as it is built, in a few minutes.';
  if (isAuthorMissing(outcome)) return '';
  if (outcome?.result === 'refused') return `${fateWords(outcome)} ${nothingLost}`;
  return publicity === 'public' ? 'Everything is public.' : '';
}

const fateWords = (refused: Obstacle) =>
  isFateUnknown(refused) ? 'It isn’t known whether it got through.' : 'Nothing was published.';

import { contactFiles, openSession, phoneMistake } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { ReloadNeeded } from '../store/failure';
import type { Refused } from '../store/publication';
import type { Progress } from './events';
import { afterProgress } from './progress';

const full = new Error('The disk is full.');
const refused = (code: Refused['code']) => ({ result: 'refused', code, details: '' }) as const;
const clash = { file: 'contact.json', base: null, theirs: null, settled: null };

type Case = {
  readonly when: string;
  readonly event: Progress;
  readonly status: string;
  readonly failure?: 'error' | 'reload';
};

it.each<Case>([
  { when: 'a save begins', event: { type: 'saving started' }, status: 'Saving…' },
  {
    when: 'all is saved',
    event: { type: 'saved', remark: undefined, waiting: [] },
    status: 'Saved.',
  },
  {
    when: 'a store says what happens next',
    event: { type: 'saved', remark: 'It is built now.', waiting: [] },
    status: 'Saved. It is built now.',
  },
  {
    when: 'a file has to wait',
    event: { type: 'saved', remark: undefined, waiting: ['services/a.json'] },
    status: 'Saved, except “Audits”.',
  },
  {
    when: 'a save fails',
    event: { type: 'save refused', error: full, details: ' Your changes are kept.' },
    status: 'Not saved: The disk is full. Your changes are kept.',
    failure: 'error',
  },
  {
    when: 'a save needs another sign-in',
    event: { type: 'save refused', error: new ReloadNeeded('The token has expired.') },
    status: 'Not saved: The token has expired.',
    failure: 'reload',
  },
  {
    when: 'a save has a mistake',
    event: { type: 'mistakes refused', mistakes: [phoneMistake] },
    status: 'Not saved: one mistake to fix. Your changes are kept.',
    failure: 'error',
  },
  {
    when: 'a save has two mistakes',
    event: {
      type: 'mistakes refused',
      mistakes: [phoneMistake, { ...phoneMistake, field: 'email' }],
    },
    status: 'Not saved: 2 mistakes to fix. Your changes are kept.',
    failure: 'error',
  },
  { when: 'a publication begins', event: { type: 'publishing started' }, status: 'Publishing…' },
  {
    when: 'a publication fails',
    event: { type: 'publishing failed', error: full },
    status: 'Not published: The disk is full. What you have saved is kept.',
    failure: 'error',
  },
  {
    when: 'it is published',
    event: { type: 'published', published: { result: 'published' } },
    status: 'Published.',
  },
  {
    when: 'the form asks who publishes',
    event: { type: 'published', published: refused('no-author') },
    status: '',
  },
  {
    when: 'the dialog says why it is refused',
    event: { type: 'published', published: refused('unreachable') },
    status: 'Not published.',
    failure: 'error',
  },
  {
    when: 'a publication has mistakes',
    event: { type: 'published', published: { result: 'mistakes', problems: [phoneMistake] } },
    status: 'Not published: there are mistakes to fix first.',
    failure: 'error',
  },
  {
    when: 'others have published the same',
    event: { type: 'published', published: { result: 'clash', clashes: [clash] } },
    status: 'Not published: others have changed the same. Choose which version to keep.',
    failure: 'error',
  },
])('when $when, the form says so', async ({ event, status, failure }) => {
  const files = { ...contactFiles, 'services/a.json': '{ "slug": "audits", "title": "Audits" }' };
  const { state } = await openSession(memoryStore(files).store);
  const told = afterProgress(state, event);
  expect([told.status, told.failure]).toEqual([status, failure]);
});

import { siteModel as model } from '../../tests/small-site/model';
import type { SessionEvent } from './state/events';
import { reduce } from './reducer';
import { firstState } from './state/state';

const [redirects, contact] = ['redirects.json', 'contact.json'];
const lines = [{ from: '/a' }, { from: '/b' }];
const first = firstState(
  model,
  {
    files: { [redirects]: JSON.stringify({ redirects: lines }), [contact]: '{ "phone": "1" }' },
    pictures: {},
    version: '1',
  },
  [],
);

/** The state after events. */
const after = (...events: readonly SessionEvent[]) => events.reduce(reduce, first);

const failed = { type: 'failed', error: new Error('The disk is full.') } as const;
const told = { type: 'announced', status: 'Picture changed.' } as const;
const changed = (file: string, field: string, value: string | readonly object[]) =>
  ({ type: 'field changed', file, field, value, changedPart: field, time: 0 }) as SessionEvent;

describe('the reducer', () => {
  it('keeps a failure until something else is told or edited', () => {
    expect(after(failed)).toMatchObject({ status: 'The disk is full.', failure: 'error' });
    expect(after(failed, { type: 'file opened', file: contact }).failure).toBe('error');
    expect(after(failed, told).failure).toBeUndefined();
    expect(after(failed, changed(contact, 'phone', '2'))).toMatchObject({
      status: '',
      failure: undefined,
    });
  });

  it('counts messages, so that a repeated one is announced again', () => {
    const { announcements } = first;
    expect(after(told, told).announcements).toBe(announcements + 2);
    expect(after(told, changed(contact, 'phone', '2')).announcements).toBe(announcements + 1);
  });

  it('lets a touched field follow its entry', () => {
    const state = after({
      type: 'field touched',
      place: { file: redirects, field: 'redirects[0].from' },
    });
    const { redirects: list } = state.editedEntries[redirects] as {
      readonly redirects: readonly object[];
    };
    const { touched } = reduce(state, changed(redirects, 'redirects', list.toReversed()));
    expect(touched).toEqual([{ file: redirects, field: 'redirects[1].from' }]);
  });

  it.each<[string, SessionEvent]>([
    ['a field of a file that is gone', changed('pages/gone.json', 'title', 'Words')],
    ['nothing to undo', { type: 'undone' }],
    ['nothing to redo', { type: 'redone' }],
  ])('is the same after %s', (_, event) => {
    expect(reduce(first, event)).toBe(first);
  });

  it('is unchecked from a check that failed until the next one that did not', () => {
    const broken = after({ type: 'edits checked', problems: undefined });
    expect(broken.isCheckWorking).toBe(false);
    expect(reduce(broken, { type: 'edits checked', problems: [] }).isCheckWorking).toBe(true);
  });
});

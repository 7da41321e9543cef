import type { Problem } from 'content-check/problem';
import { mistakeAt } from '../../tests/helpers/editor-session';
import { decideWrite } from './decision';
import type { FileWrite, Snapshot } from './content';

const [contact, site] = ['contact.json', 'site.json'];
const there: Snapshot = {
  files: { [contact]: '{}', [site]: '{}' },
  pictures: { 'images/a.webp': { width: 4, height: 3 } },
  version: '1',
};
const change: FileWrite = { path: contact, before: '{}', text: '{ "phone": "1" }' };
const problem = (file: string, more: Partial<Problem> = {}): Problem => ({
  ...mistakeAt({ file, field: 'phone' }),
  ...more,
});
const decide = (
  writes: readonly FileWrite[],
  before: readonly Problem[] = [],
  after: readonly Problem[] = [],
) => decideWrite(there, writes, { before, after });

describe('the decision on writes', () => {
  it('lets a change through that breaks nothing', () => {
    const advice = problem(contact, { severity: 'warning' });
    expect(decide([change], [], [advice])).toBeUndefined();
  });

  it.each<[string, FileWrite]>([
    ['has changed since', { ...change, before: '{ "phone": "2" }' }],
    ['is gone', { path: 'team.json', before: '{}', text: '{}' }],
    ['is there by now', { path: site, before: null, text: '{}' }],
    ['is a picture with a name that was taken', { path: 'images/a.webp', base64: 'AAAA' }],
  ])('finds an edit outdated whose file %s', (_, outdated) => {
    expect(decide([outdated])).toEqual({ result: 'outdated' });
  });

  it('refuses mistakes of changed files, and new ones of others', () => {
    const old = problem(site);
    const fresh = problem(site, { field: 'name' });
    const own = problem(contact);
    expect(decide([change], [old, own], [old, fresh, own])).toEqual({
      result: 'mistakes',
      problems: [fresh, own],
    });
  });
});

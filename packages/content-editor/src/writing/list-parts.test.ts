import * as z from 'zod';
import { isSectionList } from './list-parts';

const kind = (type: string) => z.strictObject({ type: z.literal(type) });
const kinds = z.discriminatedUnion('type', [kind('prose'), kind('cards')]);

describe('the list of a page’s sections', () => {
  it.each([
    ['objects of several kinds', z.tuple([kind('hero')], kinds)],
    ['nothing else', z.tuple([kind('hero')])],
  ])('has a first section, and then %s', (_, part) => {
    expect(isSectionList(part)).toBe(true);
  });

  it.each([
    ['another list of several kinds', z.array(kinds)],
    ['a pair', z.tuple([z.number(), z.number()])],
  ])('is not %s', (_, part) => {
    expect(isSectionList(part)).toBe(false);
  });
});

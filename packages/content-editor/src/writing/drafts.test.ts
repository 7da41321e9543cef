import * as z from 'zod';
import { describeChanges } from './changes/changes';

const recipe = z
  .strictObject({ title: z.string(), draft: z.boolean().optional() })
  .meta({ title: 'Recipe' });
const collection = { name: 'recipes', path: 'recipes/', schema: recipe };
const describeEntries = (before: object | undefined, after: object | undefined) =>
  describeChanges(collection, before as never, after as never);

const stew = { title: 'Stew' };

describe('the sentence about visibility', () => {
  it.each([
    [{ ...stew, draft: true }, stew, 'Visitors will see the recipe “Stew”.'],
    [{ ...stew, draft: true }, { ...stew, draft: false }, 'Visitors will see the recipe “Stew”.'],
    [stew, { ...stew, draft: true }, 'Visitors will no longer see the recipe “Stew”.'],
    [undefined, { ...stew, draft: true }, 'This is added as a draft, which visitors don’t see.'],
    [undefined, stew, 'This is added.'],
  ])('tells who sees an entry (%j → %j)', (before, after, sentence) => {
    expect(describeEntries(before, after)).toEqual([sentence]);
  });

  it('tells a change that visitors don’t notice like any other', () => {
    expect(describeEntries(stew, { ...stew, draft: false })).toEqual(['draft: no is added.']);
  });
});

import * as z from 'zod';
import { describeChanges } from './changes/changes';

const recipe = z
  .strictObject({ title: z.string(), hidden: z.boolean().optional() })
  .meta({ title: 'Recipe' });
const collection = { name: 'recipes', place: 'recipes/', schema: recipe };
const describeEntries = (before: object | undefined, after: object | undefined) =>
  describeChanges(collection, before as never, after as never, { hiddenBy: 'hidden' });

const stew = { title: 'Stew' };

it.each([
  [{ ...stew, hidden: true }, stew, 'Visitors will see the recipe “Stew”.'],
  [{ ...stew, hidden: true }, { ...stew, hidden: false }, 'Visitors will see the recipe “Stew”.'],
  [stew, { ...stew, hidden: true }, 'Visitors will no longer see the recipe “Stew”.'],
  [undefined, { ...stew, hidden: true }, 'This is added as a draft, which visitors don’t see.'],
  [undefined, stew, 'This is added.'],
])('tells who sees an entry (%j → %j)', (before, after, sentence) => {
  expect(describeEntries(before, after)).toEqual([sentence]);
});

it('tells a change that visitors don’t notice like any other', () => {
  expect(describeEntries(stew, { ...stew, hidden: false })).toEqual(['hidden: no is added.']);
});

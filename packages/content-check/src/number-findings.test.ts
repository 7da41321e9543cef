import * as z from 'zod';
import { checkFolder } from './check-folder';
import { folderOfTexts } from './folder-of-texts';
import { terminalMessages } from './messages/terminal-messages';
import { messageOf } from './messages/messages';

const schema = z.strictObject({
  serves: z.int().min(1).max(12).meta({ title: 'Serves' }),
  weight: z.number().gt(0).lt(5).multipleOf(0.5).meta({ title: 'Weight' }),
});
const model = { collections: [{ name: 'dish', path: 'dish.json', schema }] };

/** What is said of a dish. */
function messages(serves: unknown, weight: unknown): readonly string[] {
  const folder = folderOfTexts(model, { 'dish.json': JSON.stringify({ serves, weight }) });
  return checkFolder(model, folder, new Map()).map((problem) =>
    messageOf(problem, terminalMessages),
  );
}

it('accepts what the schema does', () => {
  expect(messages(12, 4.5)).toEqual([]);
});

it.each([
  [0, 1, 'This is too small (got 0). Write at least 1.'],
  [13, 1, 'This is too large (got 13). Write at most 12.'],
  [1.5, 1, 'This is not a whole number (got 1.5). Leave out what follows the point.'],
  [1, 0, 'This is too small (got 0). Write more than 0.'],
  [1, 5, 'This is too large (got 5). Write less than 5.'],
  [1, 0.7, 'This is not a multiple of 0.5 (got 0.7).'],
  ['4', 1, 'This is text (got "4"), but it should be a number, without quotation marks.'],
  [undefined, 1, 'The field “Serves” is missing. Add "serves": 0.'],
])('says what is wrong with %p and %p', (serves, weight, message) => {
  expect(messages(serves, weight)).toEqual([message]);
});

import { quoted } from './phrases';
import { defineMessages } from './messages';

type Found = { readonly found: string };

const utf8 = 'Save it as "UTF-8"';

/** Messages about files that are no valid JSON. */
export const syntaxMessages = defineMessages({
  'file-not-utf8': () => `The file is not saved as UTF-8, so some characters are lost. ${utf8}.`,
  'byte-order-mark': () =>
    `The file starts with an invisible character (BOM). ${utf8} without BOM.`,
  'file-empty': () => 'The file is empty. Restore its content, or delete it.',
  'file-pointer': () =>
    'This file only stands for one that Git keeps elsewhere (Git LFS) and did not fetch. Fetch it, or write the content here again.',
  'brackets-too-deep': () =>
    'Brackets are nested more than 100 deep. Restore the content of the file.',
  'conflict-markers': () =>
    'Two people have changed this, and the file contains both versions. Keep one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
  'file-not-json': () =>
    'The file is not valid JSON. Compare it with another file in the same folder.',
  'file-unfinished': () => 'The file ends too soon: a closing "}" or "]" is missing.',
  'text-after-end': () =>
    'The file was complete before this. Remove it, or a bracket that closes too early.',
  'comma-missing': () => 'A comma is missing here. Add "," between this entry and the next.',
  'comma-extra': () => 'There is an extra comma. Remove it.',
  'comma-after-last': () => 'There is a comma after the last entry. Remove this comma.',
  semicolon: () => 'Entries are separated by commas (got ";"). Use ",".',
  'colon-missing': () => 'A colon is missing between a field’s name and its value.',
  'name-missing': () => 'The name of a field, in quotation marks, is missing here.',
  'name-twice': ({ name }: { readonly name: string }) =>
    `The field ${quoted(name)} appears twice. Keep one of the two.`,
  'value-missing': () => 'A value is missing here. Write it after the colon.',
  'quotation-mark-missing': () =>
    'The quotation mark at the end of this text is missing. Add " after it.',
  'quotation-mark-inside': () =>
    'A quotation mark inside a text ends it too soon. Write \\" instead.',
  'quotation-mark-curly': ({ found }: Found) =>
    `Text goes in straight quotation marks (got ${found}). Use ".`,
  'tab-in-text': () => 'This text contains a tab or an invisible character. Use a space instead.',
  'backslash-alone': () => 'A backslash can’t stand alone in a text. Write "\\\\" for a backslash.',
  'space-unusual': () => 'There is an unusual space here. Replace it with an ordinary one.',
  comment: () => 'JSON can’t contain comments. Remove this one.',
  'symbol-unquoted': ({ found }: Found) =>
    `This does not belong here (got ${quoted(found)}). Put it in quotation marks, or remove it.`,
  'symbol-unexpected': ({ found }: Found) => `This does not belong here (got ${quoted(found)}).`,
});

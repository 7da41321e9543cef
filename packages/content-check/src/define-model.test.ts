import { smallSite, siteModel } from '../tests/small-site';
import { defineModel } from './define-model';
import { defineRule } from './define-rule';
import { problemAt } from './problem-at';
import { repairsOf } from './repairs';
import { EditedContent } from './testing/edited-content';
import { terminalMessagesOf } from './messages/terminal-messages';
import { messageOf } from './messages/messages';

const content = smallSite();

/** Titles are not written in capitals. */
const capitals = defineRule({
  messages: {
    'title-loud': ({ got }: { readonly got: string }) => `"${got}" is loud. Write it in lowercase.`,
    'title-long': () => 'This is long. Shorten it.',
  },
  editorMessages: { 'title-loud': () => 'This is loud.' },
  repairs: { 'title-loud': ({ got }) => [got.toLowerCase()] },
  check: ({ folder, finding }) =>
    folder.documents.flatMap((document) =>
      document.fields
        .filter(({ format, value }) => format === 'page-title' && value === value.toUpperCase())
        .map(({ path, value }) => problemAt(document, path, finding('title-loud', { got: value }))),
    ),
});

/** A model with these rules, and the problems of the small site whose page has a title in capitals. */
function checkedWith(rules: Partial<Parameters<typeof defineModel>[0]>) {
  const { collections } = siteModel;
  const model = defineModel({ collections, rules: [], ...rules });
  const edited = new EditedContent(model, content.whole, content.pictures);
  edited.replace('pages/about.json', '"Our Mission"', '"OUR MISSION"');
  return { model, edited, problems: edited.check() };
}

it('reports what a rule finds, as a code with parameters', () => {
  expect(checkedWith({ rules: [capitals] }).problems).toEqual([
    expect.objectContaining({
      file: 'content/pages/about.json',
      field: 'title',
      code: 'title-loud',
      params: { got: 'OUR MISSION' },
    }),
  ]);
});

it('says the message of a rule to whoever edits the files', () => {
  expect(checkedWith({ rules: [capitals] }).edited.problems()).toEqual([
    'error content/pages/about.json:3:3 title: "OUR MISSION" is loud. Write it in lowercase.',
  ]);
});

it('has the other message for an editor where it is given', () => {
  const { words } = checkedWith({ rules: [capitals] }).model;
  const loud = { code: 'title-loud', params: { got: 'A' } };
  expect(messageOf(loud, words.editor)).toBe('This is loud.');
  expect(Object.keys(words.editor)).toEqual(['title-loud']);
});

it('offers the repair of a rule, and those of the check', () => {
  const { problems, model } = checkedWith({ rules: [capitals] });
  const { repairs = {} } = model;
  expect(problems.flatMap((problem) => repairsOf(problem, repairs))).toEqual(['our mission']);
  const unclosed = { code: 'text-garbled', params: { better: 'Café' } };
  expect(repairsOf(unclosed, repairs)).toEqual(['Café']);
});

it('runs a final rule only without errors', () => {
  const final = checkedWith({ finalRules: [capitals] });
  expect(final.problems).toHaveLength(1);
  final.edited.replace('site.json', 'https:', 'http:');
  expect(final.edited.check().map(({ field }) => field)).toEqual(['url']);
});

it('offers what the fault of a format knows as its correction', () => {
  const fault = { pattern: /x/, code: 'letter-wrong', message: () => 'No x.' };
  const { model } = checkedWith({ faults: [{ ...fault, editorMessage: () => 'No such letter.' }] });
  const finding = { code: 'letter-wrong', params: { got: 'ax', found: 'x', correction: 'a' } };
  expect(messageOf(finding, model.words.terminal)).toBe('No x.');
  expect(messageOf(finding, model.words.editor)).toBe('No such letter.');
  expect(repairsOf(finding, model.repairs ?? {})).toEqual(['a']);
  const unknown = { ...finding, params: { got: 'x', found: 'x' } };
  expect(repairsOf(unknown, model.repairs ?? {})).toEqual([]);
});

it('lets faults share a code and its message', () => {
  const fault = { code: 'letter-wrong', message: () => 'No such letter.' };
  const faults = [
    { ...fault, pattern: /x/ },
    { ...fault, pattern: /y/ },
  ];
  expect(() => checkedWith({ faults })).not.toThrow();
});

it('refuses a rule with a code of another rule', () => {
  const rule = defineRule({ messages: { 'title-loud': () => 'Mine.' }, check: () => [] });
  expect(() => checkedWith({ rules: [capitals, rule] })).toThrow('"title-loud"');
});

it('refuses to say both what the check and what a rule says of a code', () => {
  const rule = defineRule({ messages: { 'file-missing': () => 'Mine.' }, check: () => [] });
  expect(() => terminalMessagesOf(checkedWith({ rules: [rule] }).model)).toThrow('"file-missing"');
});

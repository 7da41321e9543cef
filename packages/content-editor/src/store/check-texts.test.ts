import type { Problem } from 'content-check/problem';
import { messageOf } from 'content-check/messages/messages';
import { siteModel } from '../../tests/small-site/model';
import { siteTexts } from '../../tests/small-site/texts';
import { messagesFor } from '../editor-messages';
import { checkTexts } from './check-texts';

const inForm = (problem: Problem) => messageOf(problem, messagesFor(siteModel));

const file = 'services/ethical-ai-audits.json';

/** The errors of a service with some fields changed. */
function messages(change: object): readonly string[] {
  const texts = siteTexts();
  const service = JSON.parse(texts[file] ?? '') as object;
  const files = { ...texts, [file]: JSON.stringify({ ...service, ...change }) };
  const pictures = { 'images/quilt-dawn.webp': { width: 4000, height: 4000 } };
  return checkTexts(siteModel, files, pictures)
    .filter((problem) => problem.file === file && problem.severity === 'error')
    .map(inForm);
}

describe('the check of texts, in the words of a form', () => {
  it.each([
    ['a list instead of a text', { title: ['x'] }, /^This is a list, but it should be text\./],
    ['a missing field', { title: undefined }, /^This is empty\.$/],
    ['an empty text', { title: '' }, /^This is empty\.$/],
    ['nothing chosen', { icon: '' }, /^Choose one\.$/],
    [
      'a text instead of a boolean',
      { draft: 'yes' },
      /^This is text, but it should be true or false\./,
    ],
  ])('words the message about %s for a form, without JSON', (_name, change, message) => {
    expect(messages(change)).toEqual([expect.stringMatching(message)]);
  });

  it('says of a file that has no form what can be done there', () => {
    const problems = checkTexts(siteModel, { [file]: '{ oops' }, {});
    const problem = problems.find((candidate) => candidate.file === file);
    expect(problem && inForm(problem)).toMatch(/can’t be read\. Restore an earlier version\.$/);
  });

  it('keeps what other messages say', () => {
    expect(messages({ title: ' x' })).toEqual([
      'There is a space before or after the text: " x". Remove it.',
    ]);
  });

  it('calls the page that has an address already by its title', () => {
    const page = (title: string) => JSON.stringify({ path: '/about', title });
    const files = {
      'pages/about.json': page('Our (New) Mission'),
      'pages/copy.json': page('Copy'),
    };
    const messages = checkTexts(siteModel, files, {}).map(inForm);
    expect(messages).toContainEqual(
      expect.stringContaining('has the address "/about" (“Our (New) Mission”).'),
    );
  });
});

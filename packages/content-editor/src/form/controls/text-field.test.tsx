import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEntries } from '../../../tests/helpers/editor-renames';
import { nextTask } from '../../../tests/helpers/editor-session';
import { renderForm } from '../../../tests/helpers/render-form';
import { followPointer } from '../ui/after-press';
import { EntryForm } from '../entries/entry-form';
import { FileList } from '../entries/file-list';

const nothing = () => undefined;
const entries = {
  'services/audits.json': { slug: 'audits', title: 'Audits' },
  'services/roadmap.json': { slug: 'roadmap', title: 'Roadmap' },
  'pages/a.json': { path: '/a', title: 'A', keywords: ['one', 'two'] },
  'contact.json': { email: 'hello@ridgeline.example', phone: '' },
  'redirects.json': {
    moved: 'Moved.',
    redirects: [
      { from: '/one', to: '/' },
      { from: '/two', to: '/' },
    ],
  },
};

async function open(file: keyof typeof entries) {
  const { session, writeElsewhere } = await openEntries(entries);
  session.dispatch({ type: 'file opened', file });
  renderForm(
    session,
    <>
      <FileList onOpen={nothing} />
      <EntryForm />
    </>,
  );
  return { session, writeElsewhere };
}

const type = (field: RegExp, words: string) =>
  userEvent.type(screen.getByRole('textbox', { name: field }), words);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits for what is postponed until the pointer is released. */
const settle = () => act(nextTask);

beforeEach(() => {
  Element.prototype.scrollIntoView = nothing;
});

const listening = new AbortController();
beforeAll(() => followPointer(listening.signal));
afterAll(() => listening.abort());

describe('the field of a text', () => {
  it('trims its text in the file where it was typed, even if the click opens another', async () => {
    const { session } = await open('services/audits.json');
    await type(/^Title/, ' ');
    await press('Roadmap');
    await settle();
    expect(session.state.editedEntries).toEqual(entries);
  });

  it('writes a phone number as the site spells it', async () => {
    const { session } = await open('contact.json');
    await type(/^Phone number/, '+1 304.555.0199');
    await userEvent.tab();
    expect(session.state.editedEntries['contact.json']?.phone).toBe('(304) 555-0199');
  });

  it('shows the space after a word, which is no part of the text', async () => {
    const { session } = await open('services/audits.json');
    await type(/^Title/, ' ');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Audits ');
    expect(session.state.editedEntries['services/audits.json']?.title).toBe('Audits');
    await type(/^Title/, 'of AI ');
    expect(session.state.editedEntries['services/audits.json']?.title).toBe('Audits of AI');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Audits of AI');
  });

  it('says how it spells a text that was typed otherwise, and undo takes back only that', async () => {
    const { session } = await open('contact.json');
    await type(/^Phone number/, '+1 304.555.0199 ');
    await userEvent.tab();
    expect(session.state.status).toBe('Now written as “(304) 555-0199”. “Undo” takes that back.');
    act(() => void session.undo());
    expect(session.state.editedEntries['contact.json']?.phone).toBe('+1 304.555.0199');
  });

  it('trims its text in the entry where it was typed, even if the click moves that entry', async () => {
    const { session } = await open('redirects.json');
    const [first] = screen.getAllByRole('textbox', { name: /^Old address/ });
    await userEvent.type(first ?? document.body, '-more ');
    await press('Move down: Redirect: /one-more');
    await settle();
    expect(session.state.editedEntries['redirects.json']?.redirects).toEqual([
      { from: '/two', to: '/' },
      { from: '/one-more', to: '/' },
    ]);
  });

  it('is marked as touched when the focus leaves it for another file', async () => {
    const { session } = await open('services/audits.json');
    await userEvent.click(screen.getByRole('textbox', { name: /^Title/ }));
    await press('Roadmap');
    await settle();
    expect(session.state.touched).toEqual([{ file: 'services/audits.json', field: 'title' }]);
  });

  it('is marked as touched at its new position if the click moves its entry', async () => {
    const { session } = await open('redirects.json');
    const [first] = screen.getAllByRole('textbox', { name: /^Old address/ });
    await userEvent.type(first ?? document.body, '-more');
    await press('Move down: Redirect: /one-more');
    await settle();
    expect(session.state.touched).toEqual([{ file: 'redirects.json', field: 'redirects[1].from' }]);
  });

  it('is marked as touched only after the click, so that the clicked button doesn’t move', async () => {
    const { session } = await open('services/audits.json');
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await userEvent.click(title);
    fireEvent.pointerDown(document.body);
    fireEvent.blur(title);
    await settle();
    expect(session.state.touched).toEqual([]);
    fireEvent.pointerUp(document.body);
    await settle();
    expect(session.state.touched).toHaveLength(1);
  });

  it('is marked as touched only after the click of a finger, too, whose pointer is released before', async () => {
    const { session } = await open('services/audits.json');
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await userEvent.click(title);
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    fireEvent.mouseDown(document.body);
    fireEvent.blur(title);
    await settle();
    expect(session.state.touched).toEqual([]);
    fireEvent.mouseUp(document.body);
    await settle();
    expect(session.state.touched).toHaveLength(1);
  });

  it('doesn’t show a mistake of the same field in another file', async () => {
    const { session } = await open('services/audits.json');
    const place = { line: 1, column: 1, field: 'title' };
    const mistakeIn = (name: string) =>
      ({
        severity: 'error',
        file: `services/${name}.json`,
        code: 'format-wrong',
        params: { got: name, advice: '' },
        ...place,
      }) as const;
    const problems = [mistakeIn('audits'), mistakeIn('roadmap')];
    act(() => {
      session.dispatch({ type: 'edits checked', problems });
      for (const problem of problems) session.touch(problem);
    });
    const title = screen.getByRole('textbox', { name: /^Title/ });
    expect(title).toHaveAccessibleDescription(/: "audits"/);
    expect(title).not.toHaveAccessibleDescription(/: "roadmap"/);
  });

  it('is marked as touched at its new position if a key moves it in a list of texts', async () => {
    const { session } = await open('pages/a.json');
    const [first, second = document.body] = screen.getAllByRole('textbox', { name: /^Keyword/ });
    await userEvent.type(second, '{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveValue('two');
    expect(session.state.touched).toEqual([{ file: 'pages/a.json', field: 'keywords[0]' }]);
  });

  it('joins pasted lines', async () => {
    const { session } = await open('pages/a.json');
    const paste = (text: string) =>
      fireEvent.input(screen.getByRole('textbox', { name: /^Description/ }), {
        target: { value: text },
      });
    paste('One\r\nline, \n\n two\u2028three\u2029four');
    expect(session.state.editedEntries['pages/a.json']).toMatchObject({
      description: 'One line, two three four',
    });
  });

  it('pastes several lines into an empty entry of a list of texts as entries', async () => {
    const { session } = await open('pages/a.json');
    const keywords = () => session.state.editedEntries['pages/a.json']?.keywords;
    const [first = document.body] = screen.getAllByRole('textbox', { name: /^Keyword/ });
    await userEvent.click(first);
    await userEvent.paste('First\nline');
    expect(keywords()).toHaveLength(2);
    await userEvent.clear(first);
    await userEvent.paste('First\u00AD line \r\n\r\nSecond\nThird');
    expect(keywords()).toEqual(['First line', 'Second', 'Third', 'two']);
    expect(session.state.status).toBe('3 entries are pasted. “Undo” removes them.');
    await waitFor(() => expect(screen.getByDisplayValue('Third')).toHaveFocus());
    act(() => {
      session.undo();
    });
    expect(keywords()).toEqual(['', 'two']);
  });

  it.each([
    ['a soft line break', '\v'],
    ['a page break', '\f'],
    ['a next-line character', '\u0085'],
  ])('pastes text with %s as two entries of a list', async (_, separator) => {
    const { session } = await open('pages/a.json');
    const [first = document.body] = screen.getAllByRole('textbox', { name: /^Keyword/ });
    await userEvent.clear(first);
    await userEvent.paste(`Fair hiring${separator}for shops`);
    expect(session.state.editedEntries['pages/a.json']?.keywords).toEqual([
      'Fair hiring',
      'for shops',
      'two',
    ]);
  });

  it('says that pasted text has lost invisible characters', async () => {
    const { session } = await open('services/audits.json');
    await userEvent.click(screen.getByRole('textbox', { name: /^Title/ }));
    await userEvent.paste(' for\u200B shops\u2060');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Audits for shops');
    expect(session.state.status).toBe('2 invisible characters are left out.');
  });

  it('doesn’t show an invisible character that is typed alone', async () => {
    await open('services/audits.json');
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '\u200B');
    expect(title).toHaveValue('Audits');
  });

  it.each([
    ['services/audits.json', /^Title/, 'true'],
    ['contact.json', /^Email/, 'false'],
  ] as const)('is checked for its spelling if it is prose (%s)', async (file, name, isChecked) => {
    await open(file);
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('spellcheck', isChecked);
  });

  it('removes invisible characters from pasted text, and limits its length', async () => {
    await open('pages/a.json');
    const description = screen.getByRole('textbox', { name: /^Description/ });
    const value =
      'Fair\u00ADness\tfirst\u200B, \u202Ethen\u202C “speed”\u0007 \u{1F468}\u200D\u{1F33E}\uFEFF';
    fireEvent.input(description, { target: { value } });
    expect(description).toHaveValue('Fairness first, then “speed” \u{1F468}\u200D\u{1F33E}');
    expect(description).toHaveAttribute('maxlength', '10000');
  });

  it.each([
    ['pages/a.json', /^Title/, 'Length 1, best 4 to 40'],
    ['services/audits.json', /^Title/, '6 of 60 characters'],
  ] as const)(
    'says in %s the length of %s and its limit, the recommended one if there is one',
    async (file, name, count) => {
      await open(file);
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
        expect.stringContaining(count),
      );
    },
  );

  it.each([
    ['up to 60 characters in an input', 'services/audits.json', /^Title/, 'INPUT'],
    [
      'longer ones in a text area, where they wrap',
      'redirects.json',
      /^A page has moved/,
      'TEXTAREA',
    ],
  ] as const)('shows texts of %s', async (_, file, name, tag) => {
    await open(file);
    expect(screen.getByRole('textbox', { name }).tagName).toBe(tag);
  });

  it('shows right-to-left text in its direction', async () => {
    await open('services/audits.json');
    for (const name of [/^Title/, /^Description/])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('dir', 'auto');
  });

  it('accepts dropped text, although entries of its list can be dropped here, too', async () => {
    await open('redirects.json');
    const [first = document.body] = screen.getAllByRole('textbox', { name: /^Old address/ });
    const drop = (...types: string[]) =>
      fireEvent.drop(first, { dataTransfer: { types, getData: () => '' } });
    expect(drop('text/plain')).toBe(true);
    expect(drop('application/x-entry')).toBe(false);
  });

  it('is marked as touched when a key moves the focus, even without a pointerup event', async () => {
    const { session } = await open('services/audits.json');
    fireEvent.pointerDown(screen.getByRole('textbox', { name: /^Title/ }));
    screen.getByRole('textbox', { name: /^Title/ }).focus();
    await userEvent.tab();
    await settle();
    expect(session.state.touched).toEqual([{ file: 'services/audits.json', field: 'title' }]);
  });

  it('keeps the focus when its list is changed elsewhere', async () => {
    const { session, writeElsewhere } = await open('redirects.json');
    const [first = document.body] = screen.getAllByRole('textbox', { name: /^Old address/ });
    await userEvent.type(first, '-more');
    const [renamed, kept] = entries['redirects.json'].redirects;
    const redirects = [{ ...renamed, to: '/about' }, kept];
    writeElsewhere('redirects.json', JSON.stringify({ moved: 'Moved.', redirects }));
    await act(() => session.refresh());
    expect(first).toHaveFocus();
    expect(session.state.editedEntries['redirects.json']).toMatchObject({
      redirects: [{ from: '/one-more', to: '/about' }, kept],
    });
  });

  it('says below a long text that it has no line breaks, until the next change', async () => {
    await open('pages/a.json');
    await type(/^Description/, '{Enter}');
    const note = screen.getByText('This text has no line breaks.');
    expect(note).toBeVisible();
    await type(/^Description/, 'Words');
    expect(note).not.toBeInTheDocument();
  });
});

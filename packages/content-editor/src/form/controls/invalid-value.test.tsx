import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import type { Entry, Json } from '../../writing/json';
import { EntryForm } from '../entries/entry-form';

async function open(file: string, entry: Entry) {
  const session = await openSession(memoryStore({ [file]: JSON.stringify(entry) }).store);
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <EntryForm />);
  return session;
}

const noindex = 'Hide from search engines';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const hero = (more: Readonly<Record<string, Json>>): Entry => ({
  path: '/a',
  sections: [{ type: 'hero', heading: 'Heading', ...more }],
});

describe.each<[string, string, Entry, string, string]>([
  ['a text instead of a list', 'redirects.json', { redirects: 'none' }, 'Redirects', 'none'],
  ['a list instead of a text', 'contact.json', { email: ['a'] }, 'Email address', 'a'],
  ['a number instead of a text', 'contact.json', { phone: 304 }, 'Phone number', '304'],
  ['null instead of a text', 'contact.json', { phone: null }, 'Phone number', 'nothing'],
  ['a text instead of a group', 'contact.json', { person: 'Ada' }, 'Who answers', 'Ada'],
  ['a text instead of a boolean', 'pages/a.json', { noindex: 'yes' }, noindex, 'yes'],
  [
    'a number among the paragraphs',
    'pages/a.json',
    { sections: [{ type: 'prose', heading: 'Heading', paragraphs: ['a', 5, 'b'] }] },
    'Paragraphs',
    'a, 5, b',
  ],
  ['a text instead of a section', 'pages/a.json', { sections: ['hello'] }, 'Hero', 'hello'],
  [
    'a list instead of a text in a section',
    'pages/a.json',
    hero({ lede: ['x'] }),
    'First sentence',
    'x',
  ],
])('%s', (_, file, entry, title, words) => {
  const startOver = { name: `Start over: ${title}` };

  it('is shown and kept', async () => {
    const session = await open(file, entry);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', startOver)).toBeInTheDocument();
    for (const role of ['textbox', 'checkbox', 'group'])
      expect(screen.queryByRole(role, { name: title })).not.toBeInTheDocument();
    expect(session.state.editedEntries[file]).toEqual(entry);
  });

  it('is replaced by an empty value on “Start over”, and restored by undo', async () => {
    const session = await open(file, entry);
    await userEvent.click(screen.getByRole('button', startOver));
    expect(screen.queryByRole('button', startOver)).not.toBeInTheDocument();
    expect(session.state.editedEntries[file]).not.toEqual(entry);
    act(() => {
      session.undo();
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(session.state.editedEntries[file]).toEqual(entry);
  });
});

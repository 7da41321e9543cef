import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor-session';
import type { Entry, Json } from '../writing/json';
import { EntryForm } from './entry-form';

async function open(file: string, entry: Entry) {
  const session = await openSession(memoryStore({ [file]: JSON.stringify(entry) }).store);
  session.update({ file });
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
  ['a text where a list belongs', 'redirects.json', { redirects: 'none' }, 'Redirects', 'none'],
  ['a list where a text belongs', 'contact.json', { email: ['a'] }, 'Email address', '["a"]'],
  ['a number where a text belongs', 'contact.json', { phone: 304 }, 'Phone number', '304'],
  ['nothing where a text belongs', 'contact.json', { phone: null }, 'Phone number', 'null'],
  ['a text where a group belongs', 'contact.json', { person: 'Ada' }, 'Who answers', 'Ada'],
  ['a text where a tick belongs', 'pages/a.json', { noindex: 'yes' }, noindex, 'yes'],
  ['a text among sections', 'pages/a.json', { sections: ['hello'] }, 'Hero', 'hello'],
  ['a list in a section', 'pages/a.json', hero({ lede: ['x'] }), 'First sentence', '["x"]'],
])('%s', (_, file, entry, title, words) => {
  const anew = { name: `Start anew: ${title}` };

  it('is shown, and stays as it is', async () => {
    const session = await open(file, entry);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', anew)).toBeInTheDocument();
    for (const role of ['textbox', 'checkbox', 'group'])
      expect(screen.queryByRole(role, { name: title })).not.toBeInTheDocument();
    expect(session.state.values[file]).toEqual(entry);
  });

  it('gives way to what belongs there if somebody wants that, until a step back', async () => {
    const session = await open(file, entry);
    await userEvent.click(screen.getByRole('button', anew));
    expect(screen.queryByRole('button', anew)).not.toBeInTheDocument();
    expect(session.state.values[file]).not.toEqual(entry);
    act(() => session.undo());
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(session.state.values[file]).toEqual(entry);
  });
});

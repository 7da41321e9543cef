import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from 'content-check/problem';
import {
  openEntries,
  pageWithLinks,
  pageWithServices,
} from '../../../tests/helpers/editor-renames';
import { renderForm, withRichText } from '../../../tests/helpers/render-form';
import { everyField } from '../../session/problems/touched';
import type { Entry } from '../../writing/json';
import { EntryForm } from '../entries/entry-form';

withRichText();

const file = 'pages/a.json';

/** Shows a page with a problem of one field. */
async function show(page: Entry, problem: Pick<Problem, 'field' | 'code' | 'params' | 'within'>) {
  Element.prototype.scrollIntoView = () => undefined;
  const { session } = await openEntries({
    [file]: page,
    'services/audits.json': { slug: 'audits', title: 'Ethical AI Audits' },
    'pages/careers.json': { path: '/careers', title: 'Careers', draft: true },
  });
  session.dispatch({ type: 'file opened', file });
  const found = { severity: 'error', file, line: 1, column: 1, ...problem } as const;
  session.dispatch({ type: 'edits checked', problems: [found] });
  session.touch({ file, field: everyField });
  renderForm(session, <EntryForm />);
  return session;
}

describe('what is said about a field', () => {
  test('a suggestion is a button that applies it', async () => {
    const field = 'sections[0].actions[0].href';
    const params = { path: '/servces', suggestion: { guess: '/services' } };
    const session = await show(pageWithLinks('/', '/servces'), {
      field,
      code: 'page-unknown',
      params,
    });
    await userEvent.click(
      screen.getByRole('button', { name: 'Use “/services”: Goes to', hidden: true }),
    );
    expect(session.state.editedEntries[file]).toEqual(pageWithLinks('/', '/services'));
    act(() => void session.undo());
    expect(session.state.editedEntries[file]).toEqual(pageWithLinks('/', '/servces'));
  });

  test('a suggestion for a part of a text replaces that part', async () => {
    const prose = (text: string) => ({
      path: '/a',
      sections: [{ type: 'prose', heading: 'Heading', paragraphs: [text] }],
    });
    const text = 'See [what we do](/servces) now.';
    const session = await show(prose(text), {
      field: 'sections[0].paragraphs[0]',
      code: 'page-unknown',
      params: { path: '/servces', suggestion: { guess: '/services' } },
      within: { from: text.indexOf('/'), to: text.indexOf(')') },
    });
    await userEvent.click(screen.getByRole('button', { name: /^Use “\/services”/, hidden: true }));
    expect(session.state.editedEntries[file]).toEqual(prose('See [what we do](/services) now.'));
  });

  test('a suggested entry is called by its title', async () => {
    const params = {
      entry: 'Service',
      name: 'Short name',
      got: 'x',
      suggestion: { guess: 'audits' },
    };
    const session = await show(pageWithServices('x'), {
      ...{ field: 'sections[0].services[0]', code: 'reference-unknown', params },
    });
    await userEvent.click(
      screen.getByRole('button', { name: /^Use “Ethical AI Audits”/, hidden: true }),
    );
    expect(session.state.editedEntries[file]).toEqual(pageWithServices('audits'));
  });

  test('nothing is offered where nothing is known', async () => {
    const field = 'sections[0].actions[0].href';
    const params = { path: '/x', suggestion: { choices: ['/a', '/b', '/c'], isComplete: false } };
    await show(pageWithLinks('/', '/x'), { field, code: 'page-unknown', params });
    expect(screen.queryByRole('button', { name: /^Use /, hidden: true })).not.toBeInTheDocument();
  });

  test('a draft that a link leads to is made public beside the link', async () => {
    const field = 'sections[0].actions[0].href';
    const session = await show(pageWithLinks('/', '/careers'), {
      field,
      code: 'page-unknown',
      params: { path: '/careers', suggestion: { guess: '/careers' }, hidden: 'pages/careers.json' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Make “Careers” public' }));
    expect(session.state.editedEntries['pages/careers.json']).toEqual({
      path: '/careers',
      title: 'Careers',
    });
    expect(session.state.status).toBe(
      '“Careers” is no draft any more: visitors see it once you publish.',
    );
  });
});

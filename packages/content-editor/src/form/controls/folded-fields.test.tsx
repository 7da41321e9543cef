import { act, screen } from '@testing-library/react';
import { folded } from 'content-check/field-metadata';
import * as z from 'zod';
import { openEntries } from '../../../tests/helpers/editor-renames';
import { renderForm } from '../../../tests/helpers/render-form';
import { words } from '../../../tests/small-site/fields';
import { everyField } from '../../session/problems/touched';
import { Fields } from './object-field';

const text = (title: string) => words(40, { title, description: 'Words.' });
const page = z.strictObject({
  title: folded('For search engines', text('Name')),
  heading: text('Heading'),
  second: folded('For search engines', text('Other')).optional(),
});

const file = 'pages/about.json';

/** Shows the fields of a page. */
async function openFields() {
  const { session } = await openEntries({ [file]: { path: '/about', title: 'About' } });
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <Fields part={page} field="" value={{ title: 'About', heading: 'Us' }} />);
  const isOpen = () => screen.getByText('For search engines').closest('details')?.open;
  /** Finds mistakes in fields. */
  const find = (...fields: readonly string[]) =>
    act(() => {
      const problem = { severity: 'error', file, line: 1, column: 1, params: {} } as const;
      const problems = fields.map((field) => ({ ...problem, field, code: 'field-missing' }));
      session.dispatch({ type: 'edits checked', problems });
      session.touch({ file, field: everyField });
    });
  return { find, isOpen };
}

describe('a group of folded fields', () => {
  it('shows what is seldom changed last, under one heading, closed', async () => {
    const { isOpen } = await openFields();
    expect(isOpen()).toBe(false);
    const labels = screen.getAllByText(/^(Heading|For search engines|Name|Other)/);
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Heading',
      'For search engines',
      'Name',
      'Other (optional)',
    ]);
  });

  it('opens by itself for a mistake in it, and stays open once that is put right', async () => {
    const { find, isOpen } = await openFields();
    find('heading');
    expect(isOpen()).toBe(false);
    find('second');
    expect(isOpen()).toBe(true);
    find();
    expect(isOpen()).toBe(true);
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { openEntries } from '../../tests/helpers/editor-renames';
import { renderForm } from '../../tests/helpers/editor-session';
import { EntryForm } from './entry-form';

const file = 'pages/a.json';

const page = (...paragraphs: string[]) => ({
  path: '/a',
  sections: [{ type: 'prose', heading: 'Heading', paragraphs }],
});

it('keeps the spaces that put an item inside another, and no others', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { session } = await openEntries({ [file]: page('- One', 'x', 'y') });
  session.update({ file });
  renderForm(session, <EntryForm />);
  const [, second, third] = screen.getAllByRole('textbox', { name: /^Paragraph/, hidden: true });
  for (const [box, value] of [
    [second, '  - Inside '],
    [third, '  Words. '],
  ] as const) {
    if (!box) throw new Error('A paragraph has no field.');
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  }
  expect(session.state.values[file]).toEqual(page('- One', '  - Inside', 'Words.'));
});

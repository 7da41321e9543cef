import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEntries } from '../../../tests/helpers/editor-renames';
import { mistakeAt } from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm, withRichText } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

withRichText();

const file = 'pages/a.json';
const place = 'sections[0].paragraphs';

async function open(...paragraphs: string[]) {
  mockDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  const page = { path: '/a', sections: [{ type: 'prose', heading: 'Heading', paragraphs }] };
  const { session } = await openEntries({ [file]: page });
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <EntryForm />);
  const box = screen.getByRole('textbox', { name: /^Paragraphs/, hidden: true });
  const lines = () => {
    const [section] = session.state.editedEntries[file]?.sections as { paragraphs: string[] }[];
    return section?.paragraphs;
  };
  return { session, box, lines };
}

describe('the field of a text with marks', () => {
  it('shows a list of blocks as one text, with its name, help and marks', async () => {
    const { box } = await open('We **hire**.', '- Consultant', '- Engineer');
    expect(box).toHaveAttribute('aria-multiline', 'true');
    expect(box).toHaveAccessibleDescription(/From top to bottom/);
    expect(within(box).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(box.querySelector('strong')).toHaveTextContent('hire');
  });

  it('shows what an undo brings back', async () => {
    const { session, box, lines } = await open('One.', 'Two.');
    act(() => session.change(place, ['One.']));
    expect(box).toHaveTextContent('One.');
    expect(box).not.toHaveTextContent('Two.');
    act(() => {
      session.undo();
    });
    expect(box).toHaveTextContent('Two.');
    expect(lines()).toEqual(['One.', 'Two.']);
  });

  it('has a toolbar of one stop, in which the arrow keys move', async () => {
    await open('One.');
    const bar = within(screen.getByRole('toolbar', { name: 'Marks: Paragraphs', hidden: true }));
    const buttons = bar.getAllByRole('button', { hidden: true });
    expect(buttons.map((button) => button.ariaLabel)).toEqual([
      'Bold',
      'Emphasis',
      'Link',
      'Subheading',
      'Smaller subheading',
      'List',
      'Numbered list',
      'Increase indent',
      'Decrease indent',
      'Quotation',
    ]);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => buttons[0]?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(buttons[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(buttons.at(-1)).toHaveFocus();
  });

  it('offers only the marks that the field may hold', async () => {
    const { session } = await openEntries({
      'services/a.json': { slug: 'a', title: 'A', description: 'Words.' },
    });
    session.dispatch({ type: 'file opened', file: 'services/a.json' });
    renderForm(session, <EntryForm />);
    const bar = within(screen.getByRole('toolbar', { name: 'Marks: Description' }));
    expect(bar.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Emphasis',
      'Link',
    ]);
    expect(screen.getByText(/^6 of \d+ characters$/)).toBeVisible();
  });

  it('makes a list of a paragraph by its button', async () => {
    const { lines } = await open('One.');
    await userEvent.click(screen.getByRole('button', { name: 'List', hidden: true }));
    expect(lines()).toEqual(['- One.']);
  });

  it('asks where selected words lead, and sets the link', async () => {
    const { lines } = await open('[Work](/old) with us.');
    await userEvent.click(screen.getByRole('button', { name: 'Link', hidden: true }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the link', hidden: true }));
    const address = dialog.getByRole('combobox', { name: 'Goes to', hidden: true });
    expect(address).toHaveValue('/old');
    await userEvent.clear(address);
    await userEvent.type(address, '/services{Enter}');
    expect(lines()).toEqual(['[Work](/services) with us.']);
  });

  it('spells where selected words lead as the site does, and says so', async () => {
    const { session, lines } = await open('[Work](/old) with us.');
    await userEvent.click(screen.getByRole('button', { name: 'Link', hidden: true }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the link', hidden: true }));
    const address = dialog.getByRole('combobox', { name: 'Goes to', hidden: true });
    await userEvent.clear(address);
    await userEvent.type(address, 'www.ridgeline.example {Enter}');
    expect(lines()).toEqual(['[Work](https://www.ridgeline.example) with us.']);
    expect(session.state.status).toBe('Now written as “https://www.ridgeline.example”.');
  });

  it('says what is wrong in a line below the text', async () => {
    const { session } = await open('One.', 'See [it](/nowhere).');
    const at = { file, field: `${place}[1]` };
    act(() => {
      session.dispatch({ type: 'edits checked', problems: [mistakeAt(at)] });
      session.touch(at);
    });
    expect(screen.getByText(/^Mistake:/)).toBeInTheDocument();
  });

  it('says below the text that there are no line breaks, until the next change', async () => {
    const { box, lines } = await open('One.');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    const note = screen.getByText('A paragraph or an item has no line breaks. This is a new one.');
    expect(box.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('button', { name: 'List', hidden: true }));
    expect(lines()).toEqual(['- One.']);
    expect(note).not.toBeInTheDocument();
  });
});

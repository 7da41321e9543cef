import { fireEvent, screen } from '@testing-library/react';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

beforeEach(mockDialogs);

/** Shows a list of three links, and drags one over another. */
async function dragOver(from: number, to: number) {
  const primary = ['Home', 'About', 'Contact'].map((label) => ({ label, href: '/' }));
  const file = 'navigation.json';
  const session = await openSession(memoryStore({ [file]: JSON.stringify({ primary }) }).store);
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <EntryForm />);
  const entries = screen.getAllByText(/^Link: /).map((name) => name.closest('li'));
  const [source, target] = [entries[from], entries[to]];
  if (!source || !target) throw new Error('The list has no such entries.');
  const handle = source.querySelector('[draggable]');
  if (!handle) throw new Error('It has no handle.');
  const data = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  return { source, target, handle, dataTransfer };
}

describe('a list while an entry is dragged', () => {
  it('shows that a dragged entry lands before one above it', async () => {
    const { target } = await dragOver(2, 0);
    expect(target).toHaveAttribute('data-landing', 'before');
  });

  it('shows that a dragged entry lands after one below it', async () => {
    const { target } = await dragOver(0, 2);
    expect(target).toHaveAttribute('data-landing', 'after');
  });

  it('shows nothing at the entry itself', async () => {
    const { source } = await dragOver(1, 1);
    expect(source).not.toHaveAttribute('data-landing');
  });

  it('shows nothing any more once the pointer has left, but stays inside', async () => {
    const { target } = await dragOver(0, 2);
    const leave = (relatedTarget: Element) =>
      // jsdom has no drag events
      fireEvent(target, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
    leave(target.querySelector('summary') ?? document.body);
    expect(target).toHaveAttribute('data-landing');
    leave(document.body);
    expect(target).not.toHaveAttribute('data-landing');
  });

  it('shows nothing any more after the drop', async () => {
    const { source, target, handle, dataTransfer } = await dragOver(0, 2);
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(handle, { dataTransfer });
    expect(target).not.toHaveAttribute('data-landing');
    expect(source).not.toHaveAttribute('data-dragged');
  });
});
